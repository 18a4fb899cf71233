import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CELL,
  HEAD,
  PITCH,
  arrange,
  beside,
  boatAt,
  lattice,
  latticeSize,
  pierAt,
  planks,
  siteAt,
} from './geometry';
import { contents } from '../components';
import type { Components } from './components';
import { brings, cameFrom, discarded, marks, middleOf, printed } from './model';
import type { View } from './seen';

const components = contents<Components>(
  JSON.parse(readFileSync('../archipel/games/mangrovia/components.json', 'utf8')),
);

const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('geometry', () => {
  it('puts the spaces of the lattice side by side without touching', () => {
    expect(gap(lattice(1, 1), lattice(2, 1))).toBe(PITCH);
    expect(PITCH).toBeGreaterThan(CELL);
    expect(lattice(1, 1).x - CELL / 2).toBeGreaterThan(HEAD);
    expect(lattice(7, 7).x + CELL / 2).toBeLessThan(latticeSize(7));
  });

  it('chooses the arrangement that shows the board larger', () => {
    expect(arrange(1.8, 7).jetty).toBe(true);
    expect(arrange(1.8, 7).chain.upright).toBe(true);
    expect(arrange(1, 7).chain.upright).toBe(false);
    expect(arrange(0.7, 7).k).toBeLessThan(1);
  });

  it('keeps all blocks inside the frame and apart', () => {
    for (const [aspect, sides] of [
      [0.6, 7],
      [1, 7],
      [1.4, 7],
      [1.8, 7],
      [1.8, 9],
    ] as const) {
      const lay = arrange(aspect, sides);
      for (const block of [lay.lattice, lay.island, lay.table, lay.cards, lay.chain]) {
        expect(block.x).toBeGreaterThanOrEqual(0);
        expect(block.y).toBeGreaterThanOrEqual(0);
      }
      expect(lay.table.x + lay.table.w).toBeLessThanOrEqual(lay.width);
      expect(lay.cards.x + 216 * lay.k).toBeLessThanOrEqual(lay.width);
      expect(lay.cards.y + 392 * lay.k).toBeLessThanOrEqual(lay.height);
      const right = lay.lattice.x + latticeSize(sides) <= lay.cards.x;
      expect(right || lay.lattice.y + latticeSize(sides) <= lay.cards.y).toBe(true);
    }
  });

  it('lays piers k and 13 - k on both sides of the same site', () => {
    for (const upright of [true, false])
      for (let k = 1; k <= 6; k++) {
        const site = siteAt(k - 1, upright);
        const out = pierAt(k, 6, upright);
        const home = pierAt(13 - k, 6, upright);
        expect({ x: (out.x + home.x) / 2, y: (out.y + home.y) / 2 }).toEqual(site);
        expect(gap(boatAt(k, 6, upright), site)).toBeGreaterThan(gap(out, site));
      }
    expect(boatAt(0, 6, true)).not.toEqual(boatAt(1, 6, true));
  });

  it('counts a hundred planks around the frame, clockwise from the lower left', () => {
    const track = planks(1340, 770, 100);
    expect(track.map((p) => p.value)).toEqual(Array.from({ length: 100 }, (_, i) => i));
    expect(track.filter((p) => p.corner)).toHaveLength(4);
    expect(track[0]).toMatchObject({ x: 18, y: 752 });
    expect(track[1]!.y).toBeLessThan(track[0]!.y);
    expect(track[50]).toMatchObject({ x: 1322, y: 18 });
    for (let i = 0; i < 100; i++) expect(gap(track[i]!, track[(i + 1) % 100]!)).toBeGreaterThan(34);
  });

  it('lays as many planks as the track has spaces, whatever the number', () => {
    for (const length of [51, 80, 101, 120]) {
      const track = planks(1340, 770, length);
      expect(track.map((p) => p.value)).toEqual(Array.from({ length }, (_, i) => i));
      expect(track.filter((p) => p.corner)).toHaveLength(4);
    }
  });

  it('spreads markers around the middle', () => {
    expect([0, 1, 2].map((i) => beside(i, 3, 10))).toEqual([-10, 0, 10]);
    expect(beside(0, 1, 10)).toBe(0);
  });
});

const view = (more: Partial<View>): View =>
  ({ open_offerings: [], open_landscapes: [], discards: {}, scores: [], ...more }) as View;

describe('model', () => {
  const print = printed(components);

  it('knows what is printed on cards, amulets and tiles', () => {
    expect(print.landscape.get('card_reed')).toBe('reed');
    expect(print.landscape.has('offering_4')).toBe(false);
    expect([print.value.get('offering_4'), print.value.get('amulet_1')]).toEqual([4, 1]);
    expect(print.bonus.get('tile_statue_b')).toMatchObject({ kind: 'statue', letter: 'B' });
    expect(print.bonus.get('tile_offering_3')).toMatchObject({ value: 3, letter: '' });
  });

  it('puts a sector in the middle of its spaces', () => {
    expect(middleOf(components, 'stone_star')).toEqual(lattice(6, 2));
    expect(middleOf(components, 'totem')).toEqual(lattice(2, 6));
  });

  it('knows where a new card came from', () => {
    const before = view({ open_offerings: ['offering_4', 'offering_4'] });
    const after = view({ open_offerings: [null, 'offering_4'] });
    expect(cameFrom(print, before, after, 'offering_4')).toBe('open-offering_4-1');
    expect(cameFrom(print, before, before, 'offering_4')).toBe('offering_deck');
    expect(cameFrom(print, null, after, 'card_reed')).toBe('landscape_deck');
  });

  it('counts discards', () => {
    const thrown = view({ discards: { offering_2: 3, card_reed: 1, card_sand: 1 } });
    const reeds = { card: 'card_reed', n: 1 };
    const sands = { card: 'card_sand', n: 1 };
    expect(discarded(print, thrown, false)).toEqual([{ card: 'offering_2', n: 3 }]);
    expect(discarded(print, thrown, true)).toEqual([reeds, sands]);
  });

  it('brings a card that is taken back from the tray', () => {
    const building = { played: [], paid: ['offering_3'], proposed: [] };
    const before = view({ building: building as never });
    const after = view({ building: { ...building, paid: [] } as never });
    expect(cameFrom(print, before, after, 'offering_3')).toBe('laid-offering_3-0');
  });

  it('tells what a stage brings in words', () => {
    const words = {
      name: (id: string) => id,
      say: (id: string, values = {}) => [id, ...Object.values(values)].join(' '),
    };
    const [first] = components.archipelago.stages;
    expect(brings(first!.steps, words)).toBe('board-then board-times draw_open 2 draw_hidden');
    const fifth = components.archipelago.stages[4]!;
    expect(brings(fifth.steps, words)).toBe('board-times draw_open_or_draw_hidden 2');
  });

  it('shows the action of a stage as a row of pictures', () => {
    expect(
      marks([
        { op: 'draw_open', count: 2 },
        { op: 'draw_hidden', count: 1 },
      ]),
    ).toEqual(['open', 'open', 'then', 'hidden']);
    expect(
      marks([
        {
          op: 'choose_one',
          options: [[{ op: 'build_hut', times: 1 }], [{ op: 'build_double_hut', times: 1 }]],
        },
      ]),
    ).toEqual(['hut', 'or', 'double']);
    expect(marks([{ op: 'build_hut', times: 2 }])).toEqual(['hut', 'hut']);
  });
});
