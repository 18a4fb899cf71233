/**
 * What this browser adds to the chance of its games.
 *
 * It draws a *seed* when it sits down and tells the server only its SHA-256, the *seal*. When the
 * game begins the server binds itself by a *commitment*; only then the seed is told, and only for
 * this one commitment. So nobody can choose the luck of a game, not even who runs the server.
 */
import { fromHex, sha256, sha256Text, toHex } from './sha256';
import type { Frame, Table } from './messages';

export interface Seed {
  /** 32 random bytes, in hexadecimal. */
  seed: string;
  seal: string;
}

interface Kept extends Seed {
  table: string;
  /** What the seed was told for; empty: it is still a secret. */
  commitment: string;
}

const KEY = 'archipel-seeds';
const MOST = 300;

let inMemory: Kept[] = [];

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return inMemory; // a private window may refuse: the seeds then last as long as the page
  }
}

function keep(kept: Kept): void {
  const others = all().filter((one) => one.seal !== kept.seal);
  inMemory = [...others, kept].slice(-MOST); // the oldest go first
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // see above
  }
}

export function drawSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: toHex(bytes), seal: toHex(sha256(bytes)) };
}

/** The seal of this seed was given to a table. */
export function keepSeed(table: string, seed: Seed): void {
  if (!all().some((one) => one.seal === seed.seal)) keep({ ...seed, table, commitment: '' });
}

/**
 * The seed to tell at a table whose seals are to be opened, if there is one to tell: the server has
 * shown its commitment, my seal stands at my seat, and the seed was told for nothing else before.
 */
export function seedToReveal(table: Table): string | null {
  const me = table.mine === null ? undefined : table.players[table.mine];
  const commitment = table.commitment ?? '';
  if (table.state !== 'sealing' || !commitment || !me?.seal || me.opened) return null;
  const kept = all().find((one) => one.seal === me.seal);
  if (!kept || (kept.commitment && kept.commitment !== commitment)) return null;
  keep({ ...kept, commitment });
  return kept.seed;
}

/**
 * When a game is over: was my seed in it? `absent`: this browser gave no seal; `unknown`: another
 * one did, or nobody could.
 */
export type Share = 'mixed' | 'left-out' | 'broken' | 'absent' | 'unknown';

export function myShare(table: string, guest: string, frame: Frame): Share {
  const lines = (frame.deed ?? '').split('\n');
  const sat = lines.filter((line) => line.startsWith('sat '));
  const seat = sat.findIndex((line) => line.startsWith(`sat guest ${guest} `));
  if (seat < 0) return 'unknown';
  const seal = sat[seat]!.split(' ')[3]!;
  const kept = all().filter((one) => one.table === table);
  const mine = kept.find((one) => one.seal === seal);
  if (!mine) return kept.length ? 'left-out' : seal === '-' ? 'absent' : 'unknown';
  const bound = lines.filter((line) => !line.startsWith('seed ')).join('\n');
  const promised = mine.commitment || frame.commitment;
  if (sha256Text(bound) !== promised || frame.commitment !== promised) return 'broken';
  const told = lines.find((line) => line.startsWith(`seed ${seat} `))?.split(' ')[2];
  if (told === undefined) return 'left-out';
  return told === mine.seed && toHex(sha256(fromHex(told))) === seal ? 'mixed' : 'broken';
}
