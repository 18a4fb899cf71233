/** Until which moment, and when, each table was last on show in this browser. */
const KEY = 'archipel-seen';
/** Tables that are remembered: those looked at last. */
const KEPT = 100;

export interface Seen {
  ply: number;
  at: number; // seconds since 1970
}

function load(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): Seen | null => load()[table] ?? null;

export function see(table: string, seen: Seen): void {
  const { [table]: _, ...others } = load();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: seen }));
  } catch {
    // private windows may refuse; then nothing is remembered
  }
}
