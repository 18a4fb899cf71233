import { describe, expect, it } from 'vitest';
import { follow, hoard, trail, tribe } from './follow';
import type { Card, FaceId, SlotId, View } from './seen';

const counts = (all: Record<string, number>): Map<string, number> => new Map(Object.entries(all));
const moved = (a: string[], b: string[]): number => a.filter((place, i) => place !== b[i]).length;

function card(slot: SlotId, face: FaceId | null, copiers: Card['copiers'] = []): Card {
  return { slot, played_by: 'seat_0', front: 'seat_1', face, face_up: true, copiers, active: null };
}

function view(part: Partial<View>): View {
  return {
    seats: 2,
    viewer: 0,
    scores: [],
    over: false,
    phase: 'resolve',
    round: 1,
    shaman: 'seat_0',
    islands: [],
    conditions: [],
    hand: [],
    hands: [],
    cards: [],
    reserve: [0, 0],
    won: [0, 0],
    huts: [0, null],
    draw_pile: 0,
    discards: {},
    acting: null,
    resolving: null,
    steps_left: null,
    picked_from: null,
    picked_tribe: null,
    ...part,
  };
}

describe('follow', () => {
  it('fills places in their order at first', () => {
    expect(follow(null, counts({ home: 2, island_1: 1 }))).toEqual(['home', 'home', 'island_1']);
  });
  it('changes nothing when nothing changed', () => {
    const now = ['home', 'island_2', 'home', 'island_1'];
    expect(follow(now, counts({ home: 2, island_1: 1, island_2: 1 }))).toEqual(now);
  });
  it('moves one piece for one step', () => {
    const before = follow(null, counts({ home: 7, island_1: 2, island_2: 1 }));
    const after = follow(before, counts({ home: 6, island_1: 3, island_2: 1 }));
    expect(moved(before, after)).toBe(1);
    expect(after[before.lastIndexOf('home')]).toBe('island_1');
  });
  it('moves as few as possible when much happens at once', () => {
    const before = follow(null, counts({ home: 5, island_1: 3, island_2: 2 }));
    const after = follow(before, counts({ home: 7, island_1: 1, island_2: 1, island_3: 1 }));
    expect(moved(before, after)).toBe(3);
    expect(after.filter((place) => place === 'home')).toHaveLength(7);
  });
  it('goes back to where it came from', () => {
    const start = follow(null, counts({ home: 3, up_0: 0 }));
    const out = follow(start, counts({ home: 2, up_0: 1 }));
    expect(follow(out, counts({ home: 3, up_0: 0 }))).toEqual(start);
  });
  it('starts anew when the number of pieces differs', () => {
    expect(follow(['home'], counts({ home: 1, island_1: 1 }))).toEqual(['home', 'island_1']);
  });
});

describe('counts of a view', () => {
  const now = view({
    islands: [{ id: 'island_1', treasures: 4, inhabitants: [2, 1], taker: 'seat_0' }],
    cards: [card('up_0', 'day_move', ['seat_1'])],
    reserve: [8, 8],
    won: [1, 0],
  });
  it('finds a tribe on islands, on cards and at home', () => {
    expect(Object.fromEntries(tribe(now, 1))).toEqual({ home: 8, island_1: 1, up_0: 1 });
  });
  it('puts into hidden huts what is nowhere else', () => {
    expect(Object.fromEntries(hoard(now, 9))).toEqual({
      island_1: 4,
      won_0: 1,
      won_1: 0,
      away: 4,
    });
  });
});

describe('trail', () => {
  const before = trail(null, view({ cards: [card('up_0', 'day_move'), card('down_1', null)] }));
  it('lets discarded cards keep their names', () => {
    const after = trail(before, view({ discards: { day_move: 1, night_place_2: 1 } }));
    expect(after.pile).toEqual([
      { key: 'card-1-up_0', face: 'day_move' },
      { key: 'card-1-down_1', face: 'night_place_2' },
    ]);
  });
  it('starts anew after a jump', () => {
    const after = trail(before, view({ round: 4, discards: { day_move: 3, day_place_1: 2 } }));
    expect(after.pile.map((laid) => laid.key)).toEqual(['thrown-day_move', 'thrown-day_place_1']);
  });
});
