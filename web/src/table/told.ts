/**
 * A board in words, from what is drawn: every thing of a drawing says what it is called, what lies
 * there and what it does, for its help bubble. The same sentences, in order, are the board in words.
 */
export interface Said {
  title: string;
  /** What is so now: who stands there, what it costs. */
  note: string;
  /** What such a thing does. Things of one kind share it. */
  help: string;
}

export interface Kind {
  help: string;
  lines: string[];
}

/** Things by kind: what a kind does is told once, things that differ in nothing are told together. */
export function told(things: readonly Said[]): Kind[] {
  const kinds = new Map<string, Map<string, string[]>>();
  for (const { title, note, help } of things) {
    if (!title && !note) continue;
    const notes = kinds.get(help) ?? new Map<string, string[]>();
    kinds.set(help, notes);
    const key = note || '';
    notes.set(key, [...(notes.get(key) ?? []), title]);
  }
  return [...kinds].map(([help, notes]) => ({
    help,
    lines: [...notes].map(([note, titles]) => line(titles.filter(Boolean), note)),
  }));
}

function line(titles: string[], note: string): string {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const named = [...counts].map(([title, n]) => (n > 1 ? `${title} × ${n}` : title)).join(', ');
  if (!note || !named) return named || note;
  return note.startsWith(named) ? note : `${named}: ${note}`;
}
