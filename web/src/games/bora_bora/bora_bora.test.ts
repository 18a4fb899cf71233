import { readFileSync } from 'node:fs';
import type { Point } from '../../board/types';
import { describe, expect, it } from 'vitest';
import {
  FISH,
  GROUNDS,
  ISLANDS,
  MAP,
  REGIONS,
  SHIFTED,
  SIGN,
  STRIP,
  arrange,
  dice,
  outline,
  perRow,
  slot,
  statusX,
  stepY,
  strips,
  way,
  type Block,
} from './geometry';
import { USES, cameFrom, dieKeys, kindSign, needSign, priestKeys, progress, stage } from './model';
import { click, pick } from '../../table/pick';
import { contents } from '../components';
import type { Components } from './components';
import { printed } from './printed';
import type { RegionId, TempleSlotId, View } from './seen';

const components = contents<Components>(
  JSON.parse(readFileSync('../archipel/games/bora_bora/components.json', 'utf8')),
);

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the chart', () => {
  const ids = components.regions.items.map((region) => region.id);

  it('has twelve regions on five islands, each with ground, building space and fish', () => {
    expect(ids).toHaveLength(12);
    expect(ISLANDS).toHaveLength(5);
    for (const id of ids) {
      expect(GROUNDS[id]).toMatch(/^M[-\d. ]+C.*z$/);
      expect(FISH[id]).toBeDefined();
      for (const p of [REGIONS[id], FISH[id]]) {
        expect(p.x).toBeGreaterThan(20);
        expect(p.x).toBeLessThan(MAP.w - 20);
        expect(p.y).toBeGreaterThan(20);
        expect(p.y).toBeLessThan(MAP.h - 20);
      }
    }
    for (const island of ISLANDS) expect(outline(island, 9)).not.toEqual(outline(island));
  });

  it('keeps building spaces, fish and the dice of paths apart', () => {
    const links: [RegionId, RegionId][] = [
      ['center_mountain', 'center_plain'],
      ['center_mountain', 'center_beach'],
      ['center_beach', 'center_forest'],
      ['center_forest', 'center_plain'],
      ['north_beach', 'north_mountain'],
      ['east_forest', 'east_beach'],
      ['south_forest', 'south_plain'],
      ['west_plain', 'west_mountain'],
      ['center_mountain', 'south_plain'],
      ['center_mountain', 'east_beach'],
      ['center_plain', 'north_mountain'],
      ['center_plain', 'east_forest'],
      ['center_forest', 'north_beach'],
      ['center_forest', 'west_plain'],
      ['center_beach', 'south_forest'],
      ['center_beach', 'west_mountain'],
      ['north_mountain', 'east_forest'],
      ['east_beach', 'south_plain'],
      ['south_forest', 'west_mountain'],
      ['west_plain', 'north_beach'],
    ];
    const spots = [
      ...Object.values(REGIONS),
      ...Object.values(FISH),
      ...links.map(([a, b]) => way(a, b).at),
    ];
    spots.forEach((p, i) =>
      spots.slice(i + 1).forEach((q) => expect(gap(p, q)).toBeGreaterThan(44)),
    );
    for (const [a, b] of links) {
      const run = way(a, b);
      const turned = way(b, a);
      expect(gap(run.at, turned.at)).toBeLessThan(0.01);
      expect(gap(run.from, REGIONS[a])).toBeLessThan(gap(run.to, REGIONS[a]));
    }
  });

  it('moves huts that make room off the building space', () => {
    for (const p of SHIFTED) expect(Math.hypot(p.x, p.y)).toBeGreaterThan(30);
  });
});

describe('the arrangement', () => {
  it('chooses by the shape of the window', () => {
    expect(arrange(1.85)).toMatchObject({ below: false, across: false });
    expect(arrange(1.35)).toMatchObject({ below: true, across: true });
    expect(arrange(1.35, 4).across).toBe(false);
    expect(arrange(0.75)).toMatchObject({ below: true, across: false });
  });

  it('keeps all panels inside and apart', () => {
    for (const aspect of [0.75, 1.35, 1.85]) {
      const lay = arrange(aspect);
      const map: Block = { ...lay.map, ...MAP };
      const blocks: Block[] = [
        lay.actions,
        map,
        lay.status,
        lay.temple,
        lay.jewels,
        lay.tasks,
        lay.women,
        lay.men,
        lay.seats,
        lay.gods,
      ];
      blocks.forEach((a, i) => {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w).toBeLessThanOrEqual(lay.width);
        expect(a.y + a.h).toBeLessThanOrEqual(lay.height);
        for (const b of blocks.slice(i + 1))
          expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(
            true,
          );
      });
    }
  });

  it('finds room for four seats beside the gods', () => {
    for (const aspect of [0.75, 1.35, 1.85]) {
      const lay = arrange(aspect);
      const low = [false, true, false, false];
      strips(lay, low).forEach((p, i) => {
        const x = lay.seats.x + p.x;
        const y = lay.seats.y + p.y;
        const h = low[i] ? STRIP.low : STRIP.high;
        expect(x + lay.seats.w <= lay.gods.x || y + h <= lay.gods.y).toBe(true);
        expect(y + h).toBeLessThanOrEqual(lay.height);
        expect(low[i] || lay.across || p.y >= SIGN).toBe(true);
      });
    }
  });

  it('spreads slots, columns and dice', () => {
    expect(slot(1, 6, 500, 38) - slot(0, 6, 500, 38)).toBeGreaterThan(72);
    expect(slot(5, 6, 500, 38)).toBeLessThan(500 - 36);
    expect(statusX(15, 16, 704)).toBeLessThan(704 - 8);
    for (const all of [1, 4, 5, 12])
      for (let i = 0; i < all; i++) {
        const at = dice(i, all);
        expect(Math.abs(at.x) + at.size / 2).toBeLessThanOrEqual(33.5);
        expect(at.y + at.size / 2).toBeLessThanOrEqual(91);
      }
  });
});

const view = (more: Partial<View>): View =>
  ({ display: [], players: [], tiles: [], temple: [], ...more }) as unknown as View;

describe('model', () => {
  it('reads ids', () => {
    expect(kindSign('land_path')).toBe('land');
    expect(kindSign('shell')).toBe('shell');
    expect(stage('phase_b')).toBe('B');
    expect(stage('new_tasks')).toBe('C');
    expect(stage('setup')).toBe('');
  });

  it('knows what is printed on tiles, slots and cards', () => {
    const print = printed(components);
    expect(print.person.get('woman_recruit_man_3')).toMatchObject({
      gender: 'woman',
      kind: 'recruit_man',
      symbols: 3,
    });
    expect(print.die.get('man_slot_6')).toBe(6);
    expect(print.die.get('temple_2')).toBe(2);
    expect(print.amount.get('land_path')).toBe(2);
    expect(print.god.get('god_white')?.value).toBe(6);
    expect(print.last).toMatchObject({ id: 'space_12', space: 12 });
  });

  it('a person is a gender and a kind, and asks with or without a god', () => {
    const options = ['use man shell', 'use_doubled man shell', 'use woman build', 'act man'];
    const all = pick(options, click(options, [], ['man', 'shell']));
    expect(all.complete).toEqual(['use man shell', 'use_doubled man shell']);
    expect(pick(options, click(options, [], ['woman', 'build'])).choice).toBe('use woman build');
    expect(pick(options, click(options, [], ['man', 'act'])).choice).toBe('act man');
    expect([...pick(options, click(options, [], ['man', USES])).next]).toEqual(['shell']);
  });

  it('lets all persons of a kind act with one click, though fewer could', () => {
    const options = ['use man shell', 'use_only man shell team_1', 'use woman build', 'end_turn'];
    const all = pick(options, click(options, [], ['man', 'shell', USES]));
    expect(all.choice).toBe('use man shell');
    // A thing for the kind alone would have asked once more.
    expect(pick(options, click(options, [], ['man', 'shell'])).choice).toBeNull();
  });

  it('takes the hut from a single space with one click, though space 12 could be named', () => {
    const options = ['expand center_beach', 'hut_from space_12'];
    expect(pick(options, click(options, [], 'center_beach')).choice).toBe('expand center_beach');
    expect(pick(options, click(options, [], 'space_12')).choice).toBe('hut_from space_12');
  });

  it('draws what tasks ask for', () => {
    expect(needSign({ op: 'shifted_men', n: 3 })).toEqual({ sign: 'man', of: '', mark: 'shifted' });
    expect(needSign({ op: 'huts_in_terrain', n: 3, terrain: 'beach' }).of).toBe('beach');
    expect(needSign({ op: 'god_cards_of_color', n: 2, color: 'red' }).of).toBe('god_red');
    expect(needSign({ op: 'turn_order_tile', n: 1, position: 1 })).toMatchObject({
      sign: 'order',
      of: '1',
    });
    expect(
      progress({
        id: 'god_cards_red_2',
        needs: [{ op: 'god_cards_of_color', count: 2, have: 1, sure: false }],
        missing: 1,
        sure: false,
      }),
    ).toBe('1+? / 2');
  });

  it('finds room for other lengths than the usual ones', () => {
    expect([0, 1].map((i) => stepY(i, 2, false))).toEqual([45, 76]);
    const three = [0, 1, 2].map((i) => stepY(i, 3, false));
    expect(new Set(three).size).toBe(3);
    expect([stepY(0, 1, true), stepY(0, 1, false)]).toEqual([70, 60]);
    for (const cards of [3, 5, 6, 8]) {
      expect(perRow(cards, true)).toBe(cards);
      expect(perRow(cards, false) * 2).toBeGreaterThanOrEqual(cards);
    }
  });

  it('knows where a new card came from', () => {
    const before = view({ display: ['god_red', 'god_red'] });
    const after = view({ display: ['god_blue', 'god_red'] });
    expect(cameFrom(before, after, 'god_red')).toBe('open-god_red-1');
    expect(cameFrom(before, before, 'god_red')).toBe('god_pile');
  });

  it('follows dice from a hand onto a tile', () => {
    const player = (dice: string[]) => ({ seat: 'seat_0', dice });
    const hand = dieKeys(view({ players: [player(['die_4', 'die_4'])] as never }));
    const laid = dieKeys(
      view({
        players: [player(['die_4'])] as never,
        tiles: [{ id: 'tile_build', dice: [{ die: 'die_4', seat: 'seat_0' }], lowest: 4 }],
      }),
    );
    expect(hand.free[0]).toEqual(['seat_0-die_4-0', 'seat_0-die_4-1']);
    expect(laid.free[0]).toEqual(['seat_0-die_4-0']);
    expect(laid.laid.get('tile_build')).toEqual(['seat_0-die_4-1']);
  });

  it('names priests from the right', () => {
    const temple = ['seat_0', null, 'seat_1', 'seat_0'].map((priest, i) => ({
      id: `temple_${6 - i}` as TempleSlotId,
      priest,
    })) as View['temple'];
    expect(priestKeys(view({ temple }))).toEqual([
      'priest-seat_0-1',
      null,
      'priest-seat_1-0',
      'priest-seat_0-0',
    ]);
  });
});
