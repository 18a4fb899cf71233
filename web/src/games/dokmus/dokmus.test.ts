import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARD,
  CELL,
  PITCH,
  bridges,
  cellId,
  nearestTurn,
  noise,
  parse,
  patch,
  printed,
  river,
  shown,
} from './geometry';
import { arrange } from './layout';
import { callsOf, deeds, layTiles, nameTokens, pricedCells } from './model';
import { contents } from '../components';
import type { DokmusComponents, DokmusPlayer, DokmusView } from './view';

const components = contents<DokmusComponents>(
  JSON.parse(readFileSync('../archipel/games/dokmus/components.json', 'utf8')),
);

const player = (tokens: string[] = [], guardian: string | null = null): DokmusPlayer => ({
  tokens,
  last: tokens.at(-1) ?? null,
  hand: 24,
  sacrificed: 0,
  ruins: 0,
  drafted: true,
  guardian,
  explored: [],
  visited: [],
  complete: [],
});
const view = (more: Partial<DokmusView>): DokmusView => ({
  seats: 2,
  viewer: 0,
  scores: [],
  over: false,
  phase: 'turns',
  round: 1,
  talisman: 0,
  layout: 'u_2x3',
  slots: [],
  gap: 1,
  players: [player(), player()],
  guardians: ['guardian_2', 'guardian_3', 'guardian_4'],
  first: 0,
  calls: [],
  out: [],
  handed: null,
  guardian: null,
  set_aside: null,
  active: 0,
  left: 3,
  guardian_used: false,
  pending: [],
  waived: false,
  prices: null,
  ...more,
});

describe('cells', () => {
  it('turn clockwise as the components say', () => {
    expect(shown(0, 2, 1)).toEqual([2, 6]);
    expect(shown(0, 2, 2)).toEqual([6, 4]);
    expect(shown(0, 2, 3)).toEqual([4, 0]);
  });
  it('are found again from where they are shown', () => {
    for (let q = 0; q < 4; q++)
      for (let r = 0; r < 7; r++)
        for (let c = 0; c < 7; c++) expect(printed(...shown(r, c, q), q)).toEqual([r, c]);
  });
  it('are read from their names', () => {
    expect(parse('4c2')).toEqual({ tile: 'tile_4', r: 1, c: 2 });
    expect(cellId(4, 1, 2)).toBe('4c2');
  });
});

describe('turning', () => {
  it('takes the short way', () => {
    expect(nearestTurn(0, 3)).toBe(-90);
    expect(nearestTurn(270, 0)).toBe(360);
    expect(nearestTurn(-90, 3)).toBe(-90);
    expect(nearestTurn(360, 1)).toBe(450);
  });
});

describe('rivers', () => {
  const blank = ['.......', '.......', '.......', '.......', '.......', '.......', '.......'];
  const with3 = (row: string): string[] => blank.map((r, i) => (i === 3 ? row : r));

  it('leave the tile through the middle of the rim cell', () => {
    const d = river(with3('WWWWWWW'), 1);
    expect(d).toContain(`M${-CARD / 2 - 2} 0`);
    expect(d).toContain(`${CARD / 2 + 2} 0`);
  });
  it('do not touch land', () => {
    const d = river(with3('..W....'), 1);
    expect(d).toBe(`M${-CELL} 0Q${-CELL} 0 ${-CELL} 0`);
  });
  it('fill squares of water', () => {
    const rows = blank.map((r, i) => (i === 2 || i === 3 ? '.WW....' : r));
    expect(river(rows, 1)).toContain(`h${CELL}v${CELL}h${-CELL}z`);
    expect(patch(rows, 'W', 1)).toContain(`h${CELL}v${CELL}h${-CELL}z`);
  });
  it('are the same every time', () => {
    const rows = components.map_tiles.items[0]!.sides['A']!.rows;
    expect(river(rows, 2)).toBe(river(rows, 2));
    expect(noise(1, 2, 3)).toBe(noise(1, 2, 3));
  });

  it('meet across a seam, in every rotation', () => {
    const east = { row: 0, col: 0, rows: with3('...WWWW'), quarters: 0 };
    const west = { row: 0, col: 1, rows: with3('WWW....'), quarters: 0 };
    expect(bridges([east, west])).toEqual([
      { x: CARD / 2 + PITCH / 2, y: CARD / 2, upright: true },
    ]);
    expect(bridges([east, { ...west, quarters: 2 }])).toEqual([]);
    const south = { row: 1, col: 0, rows: with3('WWW....'), quarters: 1 };
    expect(bridges([{ ...east, quarters: 1 }, south])).toEqual([
      { x: CARD / 2, y: CARD / 2 + PITCH / 2, upright: false },
    ]);
  });
});

describe('tokens', () => {
  it('keep their name when they move', () => {
    const a = nameTokens(new Map(), [player(['1a1', '1b1'])]);
    const b = nameTokens(a, [player(['1a1', '1c1'])]);
    expect(b.get('1c1')).toBe('tent_0_1b1');
    const c = nameTokens(b, [player(['1a1', '1c1', '1b1'])]);
    expect(new Set(c.values()).size).toBe(3);
  });
  it('are new when they come, and leave no trace when they burn', () => {
    const a = nameTokens(new Map(), [player(['1a1', '1b1'])]);
    const b = nameTokens(a, [player(['1a1'])]);
    expect([...b.keys()]).toEqual(['1a1']);
    const c = nameTokens(b, [player(['1a1']), player(['1b1'])]);
    expect(c.get('1b1')).toBe('tent_1_1b1');
  });
});

describe('the scene', () => {
  it('lays the tiles', () => {
    const tile = { tile: 'tile_4', side: 'side_b', rotation: 'r270' };
    const [lain] = layTiles(view({ slots: [null, null, tile] }), components);
    expect(lain).toMatchObject({ id: 'tile_4', number: 4, side: 'B', quarters: 3 });
    expect(lain!.slot.slot).toBe(2);
  });
  it('tells who has which guardian only as far as it is known', () => {
    const calls = callsOf(
      view({ guardian: 'guardian_4', calls: [{ guardian: 'guardian_2', seat: null }] }),
    );
    expect(calls.map((c) => [c.number, c.seat, c.state])).toEqual([
      [2, null, 'nobody'],
      [3, null, 'open'],
      [4, 0, 'mine'],
    ]);
  });
  it('shows prices only while a token is to be put down', () => {
    const prices = { '1a1': 0, '1b1': 1 };
    expect([...pricedCells(prices, new Set(['1a1', '1b1', '1c1']))]).toEqual(['1b1']);
    expect([...pricedCells(prices, new Set(['1b1', '1c1']))]).toEqual([]);
    expect([...pricedCells(null, new Set(['1b1']))]).toEqual([]);
  });
  it('knows which tile actions are open', () => {
    const players = [player([], 'guardian_2'), player()];
    expect(deeds(view({ players }), 'tile_1')).toEqual({ slide: 'slide', rotate: '' });
    const used = view({ players, guardian_used: true, pending: ['tile_1'] });
    expect(deeds(used, 'tile_1')).toEqual({ slide: 'ruins_slide', rotate: 'ruins_rotate' });
    expect(deeds(used, 'tile_2')).toEqual({ slide: '', rotate: '' });
  });
});

describe('places', () => {
  it('stand beside the island in a wide window and below it in a tall one', () => {
    const wide = arrange(900, 900, 1.6);
    expect(wide.width).toBeGreaterThan(wide.height);
    const tall = arrange(900, 900, 0.5);
    expect(tall.height).toBeGreaterThan(tall.width);
  });
});
