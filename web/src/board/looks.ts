/** How seats look: each guest's own colour where it is free, and with the colour a shape. */
import type { SeatLook } from './types';
import { SHAPES } from './shapes';

export const COLOURS = Object.keys(SHAPES);

interface Sitting {
  seat: number;
  name: string;
  colour: string;
}

/** A letter per player: the first letter of the name that no lower seat has, else a number. */
function letters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const own = [...name.toLocaleUpperCase()].filter((c) => /\p{L}|\p{N}/u.test(c));
    const letter = own.find((c) => !taken.has(c)) ?? String(i + 1);
    taken.add(letter);
    return letter;
  });
}

export function looks(players: readonly Sitting[]): SeatLook[] {
  const sorted = [...players].sort((a, b) => a.seat - b.seat);
  const taken = new Set<string>();
  const colours = new Map<number, string>();
  for (const p of sorted)
    if (COLOURS.includes(p.colour) && !taken.has(p.colour)) {
      colours.set(p.seat, p.colour);
      taken.add(p.colour);
    }
  const initials = letters(sorted.map((p) => p.name));
  return sorted.map((p, i) => {
    let colour = colours.get(p.seat);
    if (!colour) {
      colour = COLOURS.find((c) => !taken.has(c)) ?? COLOURS[p.seat % COLOURS.length]!;
      taken.add(colour);
    }
    return {
      seat: p.seat,
      id: `seat_${p.seat}`,
      name: p.name,
      letter: initials[i]!,
      shape: SHAPES[colour]!,
      colour,
      fill: `var(--seat-${colour})`,
      ink: `var(--seat-${colour}-ink)`,
      edge: `var(--seat-${colour}-edge)`,
    };
  });
}

/** A seat in an example: a legend, a picture beside a rule. */
export const EXAMPLE: SeatLook = looks([{ seat: 0, name: 'A', colour: 'coral' }])[0]!;
