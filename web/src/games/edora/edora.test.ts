import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parts } from './brew';
import { forestOf, ground, lay, sanctuaries, seams } from './forest';
import {
  FOREST,
  FRAME,
  RING,
  SIDES,
  SQUARE,
  TILE,
  along,
  bonusAt,
  bushAt,
  chance,
  cromlech,
  discs,
  dolmenAt,
  glade,
  grid,
  grown,
  halfway,
  opposite,
  outward,
  pawnAt,
  place,
  squareAt,
  stoneAt,
  trees,
  turned,
  way,
} from './geometry';
import {
  BAND,
  FURROW,
  INNER,
  arrange,
  beside,
  furrow,
  furrowSize,
  gapAt,
  herbSize,
  pitch,
  prestige,
  tabletAt,
  wisdom,
  wisdomSize,
} from './layout';
import { contents } from '../components';
import { halves, pips } from './model';
import type { Point } from '../../board/types';
import type { Components, Half } from './components';
import { printed } from './printed';
import type { Piece } from './seen';

const file = new URL('../../../../archipel/games/edora/components.json', import.meta.url);
const components = contents<Components>(JSON.parse(readFileSync(file, 'utf8')));
const geometry = components.board_geometry;
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const board = (turn = 0): Piece[] =>
  geometry.tile_slots.map((slot, i) => ({
    slot: slot.id,
    id: components.tiles.items[(i + turn) % 9]!.id,
    rotation: (['r0', 'r90', 'r180', 'r270'] as const)[(i + turn) % 4]!,
    face: i % 2 ? 'back' : 'front',
  }));

describe('the forest', () => {
  it('maps the printed grid onto frame and tiles', () => {
    expect([0, 14, 26, 38, 86, 100].map(grid)).toEqual([
      0,
      FRAME,
      FRAME + TILE / 2,
      FRAME + TILE,
      FRAME + 3 * TILE,
      FOREST,
    ]);
  });

  it('turns printed sides clockwise', () => {
    expect(SIDES.map((side) => turned(side, 1))).toEqual(['E', 'S', 'W', 'N']);
    expect(turned('W', 2)).toBe('E');
    expect(opposite('N', 'S')).toBe(true);
    expect(opposite('N', 'E')).toBe(false);
  });

  it('lays every tile in every rotation with the areas and ways printed on it', () => {
    for (let turn = 0; turn < 9; turn++) {
      const tiles = lay(components, board(turn));
      expect(tiles).toHaveLength(9);
      for (const tile of tiles) {
        expect(tile.groups.flat().sort()).toEqual(['E', 'N', 'S', 'W']);
        const together = (a: string, b: string): boolean =>
          tile.groups.some((g) => g.includes(a as 'N') && g.includes(b as 'N'));
        for (const link of tile.links) expect(link.dark).toBe(!together(link.a, link.b));
        if (tile.portal) expect(together(tile.portal[0]!, tile.portal[1]!)).toBe(true);
      }
    }
    expect(lay(components, [])).toEqual([]);
    expect(forestOf(components, board())).toBe(forestOf(components, board()));
    expect(forestOf(components, board(1)).tiles).toHaveLength(9);
  });

  it('lets ways run from ring to ring and stay inside their tile', () => {
    expect(way('N', 'S', { x: 0, y: 0 })).toMatch(/^M0 -38C/);
    for (const a of SIDES)
      for (const b of SIDES)
        if (a !== b)
          for (const t of [0, 0.5, 1]) {
            const p = along(a, b, t);
            expect(Math.max(Math.abs(p.x), Math.abs(p.y))).toBeLessThanOrEqual(TILE / 2 - RING);
          }
    expect(halfway('N', 'E', 10)).toEqual({ x: 10, y: -10 });
    expect(halfway('E', 'W', 10)).toEqual({ x: 0, y: 0 });
  });

  it('keeps the light areas of a tile apart', () => {
    const at = { x: 0, y: 0 };
    for (const a of glade(['N', 'E'], at, 1))
      for (const b of glade(['S', 'W'], at, 2)) expect(gap(a, b)).toBeGreaterThan(a.r + b.r);
    expect(glade(['N'], at, 1)).toEqual([]);
  });

  it('plants trees only where nothing stands', () => {
    const tiles = lay(components, board());
    const floor = ground(components, tiles, sanctuaries(components));
    const rows = trees(floor.free);
    expect(rows.length).toBeGreaterThan(20);
    expect(trees([{ x: FOREST / 2, y: FOREST / 2, r: FOREST }])).toEqual([]);
    expect(discs([{ x: 1, y: 1, r: 2 }], -3)).toBe('');
    expect(seams()).toContain(`M${FRAME} ${FRAME}`);
    expect(chance(1, 2, 3)).toBe(chance(1, 2, 3));
  });
});

describe('sanctuaries and hearths', () => {
  const places = sanctuaries(components);

  it('opens the rings to the tiles and not to the frame', () => {
    expect(places).toHaveLength(24);
    expect(places.filter((s) => s.rim).every((s) => s.open.length === 1)).toBe(true);
    expect(places.filter((s) => !s.rim).every((s) => s.open.length === 2)).toBe(true);
    expect(places.filter((s) => s.bush)).toHaveLength(4);
    expect(cromlech(['S'], 180).length).toBeGreaterThan(10);
  });

  it('puts squares side by side inside the ring', () => {
    for (const s of places)
      for (const [a, b] of [
        [2, 2],
        [2, 1],
        [1, 1],
      ]) {
        const by = grown(a! + b!);
        const all = [a!, b!].flatMap((n, h) =>
          Array.from({ length: n }, (_, i) => squareAt(s.toward[h]!, i, n, by)),
        );
        all.forEach((p, i) => {
          expect(gap(p, { x: 0, y: 0 })).toBeLessThan(RING - SQUARE / 2);
          all.slice(i + 1).forEach((q) => {
            const apart = Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y));
            expect(apart).toBeGreaterThan(SQUARE * by);
          });
        });
      }
  });

  it('finds room for pawns and stones outside the ring', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => JSON.stringify(pawnAt(seat)))).size).toBe(4);
    expect(gap(pawnAt(0), { x: 0, y: 0 })).toBeGreaterThan(RING);
    for (const flat of [true, false])
      for (const die of [
        { x: 15, y: 15 },
        { x: -15, y: 15 },
        { x: 0, y: 19 },
      ]) {
        const stones = [0, 1, 2].map((k) => stoneAt(flat ? die : { x: die.y, y: die.x }, flat, k));
        stones.forEach((p) => expect(gap(p, { x: 0, y: 0 })).toBeGreaterThan(RING));
        expect(gap(stones[0]!, stones[1]!)).toBeGreaterThan(10);
        expect(gap(stones[1]!, stones[2]!)).toBeGreaterThan(10);
      }
  });

  it('keeps dolmens and bushes on the frame', () => {
    for (const s of places.filter((one) => one.rim)) {
      const p = dolmenAt(s.at);
      expect(Math.min(p.x, p.y, FOREST - p.x, FOREST - p.y)).toBeLessThan(FRAME / 2);
      const bush = geometry.start_bushes.find((b) => b.sanctuary === s.id);
      if (bush) expect(gap(bushAt(s.at, place(bush)), p)).toBeGreaterThan(30);
    }
    expect(outward({ x: 0, y: FOREST / 2 })).toEqual({ x: -1, y: 0 });
  });

  it('sets every bonus toward the piece it is printed on', () => {
    for (const hearth of geometry.hearths) {
      const spots = hearth.bonus_parts.map((part) => bonusAt(hearth, part));
      expect(new Set(spots.map((p) => `${p.x} ${p.y}`)).size).toBe(hearth.sanctuaries.length);
    }
    expect(bonusAt({ x: 38, y: 14 }, { x: 38, y: 11.5 })).toEqual({ x: 0, y: -22 });
  });
});

describe('the panels', () => {
  it('stands beside the forest in a wide window and below it in a tall one', () => {
    const wide = arrange(1.75);
    const tall = arrange(0.7);
    expect(wide.ring.x + wide.ring.w).toBeLessThan(wide.forest.x);
    expect(wide.slab!.x).toBeGreaterThan(wide.forest.x + FOREST);
    expect(tall.ring.y).toBeGreaterThan(tall.forest.y + FOREST);
    for (const lay of [wide, tall])
      for (const p of [lay.forest, lay.oracle, lay.potions, lay.hoard, lay.knowledge]) {
        expect(p.x).toBeGreaterThanOrEqual(0);
        expect(p.x).toBeLessThan(lay.width);
        expect(p.y).toBeLessThan(lay.height);
      }
  });

  it('closes the ring of prestige', () => {
    for (const aspect of [1.75, 0.7]) {
      const spaces = prestige(arrange(aspect).ring, 50);
      expect(spaces.map((s) => s.value)).toEqual([...Array(50).keys()]);
      spaces.forEach((s, i) => expect(gap(s, spaces[(i + 1) % 50]!)).toBeGreaterThan(BAND));
    }
  });

  it('closes a ring of any length', () => {
    for (const aspect of [1.75, 0.7])
      for (const count of [30, 47, 60, 100]) {
        const spaces = prestige(arrange(aspect).ring, count);
        expect(spaces.map((s) => s.value)).toEqual([...Array(count).keys()]);
        spaces.forEach((s, i) => expect(gap(s, spaces[(i + 1) % count]!)).toBeGreaterThan(9));
      }
  });

  it('keeps a knowledge track of any length on its board and its stones apart', () => {
    for (let spaces = 5; spaces <= 26; spaces++) {
      const size = wisdomSize(spaces);
      const steps = [...Array(spaces).keys()].map((step) => wisdom(step, spaces));
      steps.forEach((p, i) => {
        expect(p.x - 11.5 * size).toBeGreaterThan(0);
        expect(p.x + 11.5 * size).toBeLessThan(INNER);
        steps.slice(i + 1).forEach((q) => expect(gap(p, q)).toBeGreaterThan((11.5 + 9.5) * size));
      });
      // it goes one way along the first row and back along the second
      const turn = Math.ceil(spaces / 2);
      steps.slice(1).forEach((p, i) => {
        if (i + 1 < turn) expect(p.x).toBeGreaterThan(steps[i]!.x);
        else if (i + 1 > turn) expect(p.x).toBeLessThan(steps[i]!.x);
      });
    }
    expect(wisdomSize(components.knowledge_track.multipliers.length)).toBe(1);
  });

  it('keeps a sickle track of any length on its mat, wherever the herbs lie', () => {
    const tracks = [
      components.sickle_track,
      { last: 8, herb_pairs_at: [1, 3, 4, 5, 7, 8] },
      { last: 15, herb_pairs_at: [2, 5, 8, 11, 13, 15] },
      { last: 20, herb_pairs_at: [3, 6, 9, 12, 16, 20] },
    ];
    for (const { last, herb_pairs_at: pairs } of tracks) {
      expect(furrow(0, last)).toBe(20);
      expect(furrow(last, last) + 19).toBeLessThanOrEqual(FURROW);
      const step = furrow(1, last) - furrow(0, last);
      expect(step).toBeGreaterThan((11 + 8) * furrowSize(last));
      const herb = 37 * herbSize(pairs, last);
      pairs.slice(1).forEach((at, i) => {
        expect(furrow(at, last) - furrow(pairs[i]!, last)).toBeGreaterThanOrEqual(herb);
      });
    }
    const { last, herb_pairs_at: pairs } = components.sickle_track;
    expect([furrowSize(last), herbSize(pairs, last)]).toEqual([1, 1]);
  });

  it('moves many things closer together', () => {
    expect(pitch(1, 19, 154)).toBe(19);
    expect(pitch(9, 19.2, 154)).toBe(19.2);
    for (const count of [10, 15, 40])
      expect(pitch(count, 19.2, 154) * (count - 1)).toBeCloseTo(154);
  });

  it('spaces out the knowledge track and the oracle', () => {
    const steps = components.knowledge_track.multipliers.map((_, step, all) =>
      wisdom(step, all.length),
    );
    steps.forEach((p, i) =>
      steps.slice(i + 1).forEach((q) => expect(gap(p, q)).toBeGreaterThan(23)),
    );
    const sides = components.oracle.sides;
    const tablets = components.oracle.places.map((p) =>
      tabletAt(p.side, p.position === 'outer', sides),
    );
    const stones = [0, 1, 2, 3, 4, 5].map((gap) => gapAt(gap, sides));
    for (const stone of stones)
      for (const tablet of tablets) expect(gap(stone, tablet)).toBeGreaterThan(30);
    // the gaps named by a place are the two nearest stones
    for (const spot of components.oracle.places) {
      const p = tabletAt(spot.side, false, sides);
      const near = [0, 1, 2, 3, 4, 5].sort((a, b) => gap(p, stones[a]!) - gap(p, stones[b]!));
      expect(near.slice(0, 2).sort()).toEqual([...spot.gaps].sort());
    }
  });
});

describe('pieces', () => {
  it('stand side by side around the middle', () => {
    expect(beside(0, 2, 10)).toBe(-5);
  });

  it('counts pips', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(pips(value)).toHaveLength(value);
  });

  it('shares out the squares by the faces of both halves', () => {
    const two: Half[] = geometry.sanctuaries[0]!.halves;
    expect(halves(['a', 'b', 'c', 'd'], two, ['front', 'front'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(halves(['a', 'b', 'c'], two, ['back', 'front'])).toEqual([['a'], ['b', 'c']]);
    expect(halves([], two, ['front', 'back'])).toEqual([[], []]);
  });

  it('knows the sign on every gem and stone', () => {
    const { gives, tablet, row } = printed(components);
    expect(gives.get('gem_food')).toBe('food');
    expect(gives.get('stele_die')).toBe('die');
    expect(gives.get('stone_sickle')).toBe('sickle');
    expect(gives.size).toBe(6 * 4);
    expect(tablet.get('menhirs_4')).toEqual({ op: 'menhirs_erected', min: 4 });
    expect(row.get(3)).toBe('III');
  });

  it('shows what each potion does', () => {
    const shown = new Map(components.potions.items.map((potion) => [potion.id, parts(potion)]));
    expect(shown.get('potion_two_dice')).toEqual([
      { sign: 'die', text: '2' },
      { sign: 'food', text: '6' },
      { sign: 'prestige', text: '5' },
    ]);
    expect(shown.get('potion_three_dice_to_six')).toEqual([{ sign: 'die', text: '3→6' }]);
    expect(shown.get('potion_amulet')).toEqual([{ sign: 'amulet', text: '×5' }]);
    const words = [...shown.values()].map((all) => JSON.stringify(all));
    expect(new Set(words).size).toBe(18);
  });
});
