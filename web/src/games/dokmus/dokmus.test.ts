import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARD,
  CELL,
  PITCH,
  RIM,
  bridges,
  cellId,
  middle,
  nearestTurn,
  noise,
  parse,
  patch,
  printed,
  river,
  shown,
  zoom,
} from './geometry';
import { arrange } from './layout';
import { click, pick, type Pick } from '../../table/pick';
import * as picking from '../../table/pick';
import { contents } from '../components';
import type { Components, TerrainId } from './components';
import {
  RUINS,
  SLIDES,
  TURNS,
  callsOf,
  completeOf,
  faceOf,
  layTiles,
  nameTokens,
  pricedCells,
  prizesOf,
  rewardsOf,
} from './model';
import type { GuardianId, Player, Verb, View } from './seen';

const components = contents<Components>(
  JSON.parse(readFileSync('../archipel/games/dokmus/components.json', 'utf8')),
);

const player = (tokens: string[] = [], guardian: GuardianId | null = null): Player => ({
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
const view = (more: Partial<View>): View => ({
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
  moving: null,
  prices: null,
  ...more,
});

describe('cells', () => {
  const sizes = [5, components.map_tiles.grid_size, 8, 12];

  it('fill the card, however many there are to a side', () => {
    for (const size of sizes) {
      const { x } = middle(size, 0, size - 1);
      expect((x + CELL / 2) * zoom(size)).toBeCloseTo(CARD / 2 - RIM);
    }
    expect(zoom(components.map_tiles.grid_size)).toBe(1);
  });
  it('turn clockwise as the components say', () => {
    expect(shown(7, 0, 2, 1)).toEqual([2, 6]);
    expect(shown(7, 0, 2, 2)).toEqual([6, 4]);
    expect(shown(7, 0, 2, 3)).toEqual([4, 0]);
    expect(shown(8, 0, 2, 1)).toEqual([2, 7]);
  });
  it('are found again from where they are shown', () => {
    for (const size of sizes)
      for (let q = 0; q < 4; q++)
        for (let r = 0; r < size; r++)
          for (let c = 0; c < size; c++)
            expect(printed(size, ...shown(size, r, c, q), q)).toEqual([r, c]);
  });
  it('are read from their names', () => {
    expect(parse('4c2')).toEqual({ tile: 'tile_4', r: 1, c: 2 });
    expect(parse('4l12')).toEqual({ tile: 'tile_4', r: 11, c: 11 });
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
  const terrain = new Map(components.terrains.items.map((one) => [one.char, one.id]));
  const read = (row: string): TerrainId[] => [...row].map((char) => terrain.get(char)!);
  const blank = Array.from({ length: 7 }, () => read('.......'));
  const with3 = (row: string): TerrainId[][] => blank.map((r, i) => (i === 3 ? read(row) : r));

  it('leave the tile through the middle of the rim cell', () => {
    const d = river(with3('WWWWWWW'), 1);
    expect(d).toContain(`M${-CARD / 2 - 2} 0`);
    expect(d).toContain(`${CARD / 2 + 2} 0`);
  });
  it('do so on tiles of any size', () => {
    const rows = Array.from({ length: 9 }, (_, i) => read(i === 4 ? 'WWWWWWWWW' : '.........'));
    const ends = [...river(rows, 1).matchAll(/(-?[\d.]+) 0(?=[MC]|$)/g)].map((m) => Number(m[1]));
    expect(Math.max(...ends) * zoom(9)).toBeGreaterThan(CARD / 2);
    expect(Math.min(...ends) * zoom(9)).toBeLessThan(-CARD / 2);
  });
  it('do not touch land', () => {
    const d = river(with3('..W....'), 1);
    expect(d).toBe(`M${-CELL} 0Q${-CELL} 0 ${-CELL} 0`);
  });
  it('fill squares of water', () => {
    const rows = blank.map((r, i) => (i === 2 || i === 3 ? read('.WW....') : r));
    expect(river(rows, 1)).toContain(`h${CELL}v${CELL}h${-CELL}z`);
    expect(patch(rows, 'water', 1)).toContain(`h${CELL}v${CELL}h${-CELL}z`);
  });
  it('are the same every time', () => {
    const rows = components.map_tiles.items[0]!.sides['A'].rows.map(read);
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
    const wide = Array.from({ length: 8 }, (_, i) => read(i === 7 ? 'WWWWWWWW' : '........'));
    expect(bridges([0, 1].map((col) => ({ row: 0, col, rows: wide, quarters: 0 })))).toEqual([
      { x: CARD / 2 + PITCH / 2, y: CARD / 2 + (7 - 3.5) * CELL * zoom(8), upright: true },
    ]);
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
    const tile = { tile: 'tile_4', side: 'side_b', rotation: 'r270' } as const;
    const [lain] = layTiles(view({ slots: [null, null, tile] }), components);
    expect(lain).toMatchObject({ id: 'tile_4', number: 4, side: 'B', quarters: 3 });
    expect(lain!.slot.slot).toBe(2);
  });
  it('tells who has which guardian only as far as it is known', () => {
    const calls = callsOf(
      view({ guardian: 'guardian_4', calls: [{ guardian: 'guardian_2', seat: null }] }),
      components,
    );
    expect(calls.map((c) => [c.face.number, c.seat, c.state])).toEqual([
      [2, null, 'nobody'],
      [3, null, 'open'],
      [4, 0, 'mine'],
    ]);
  });
  it('shows prices only while a token is to be put down', () => {
    const prices = { '1a1': 0, '1b1': 1 };
    const priced = (options: string[], of: View['prices'] = prices): string[] => [
      ...pricedCells(of, asked(pick(options))),
    ];
    expect(priced(['place 1a1', 'place 1b1', 'move 1c1'])).toEqual(['1b1']);
    expect(priced(['to 1b1', 'to 1c1'])).toEqual([]);
    expect(priced(['place 1b1'], null)).toEqual([]);
  });
  it('shows on a guardian what the components say it does', () => {
    expect(faceOf(components, 'guardian_2')).toMatchObject({ number: 2, deeds: ['slide_tile'] });
    expect(faceOf(components, 'guardian_5').deeds).toEqual([
      'slide_tile',
      'move_token',
      'rotate_tile',
    ]);
  });
});

/** What the drawing asks of the picking. */
function asked(state: Pick): { glow(what: picking.Named): readonly picking.Lead<Verb>[] } {
  return { glow: (what) => picking.leads(state, what) as picking.Lead<Verb>[] };
}

describe('a tile that can slide and turn', () => {
  /** Guardian 5 is unused, and tile 1 holds ruins whose action is open. */
  const both = [
    'place 2c2',
    'slide tile_1',
    'slide tile_2',
    'rotate tile_1 cw',
    'rotate tile_1 ccw',
    'rotate tile_2 cw',
    'rotate tile_2 ccw',
    'ruins_slide tile_1',
    'ruins_rotate tile_1 cw',
    'ruins_rotate tile_1 ccw',
  ];
  const after = (...clicks: picking.Named[]): Pick =>
    pick(
      both,
      clicks.reduce<string[]>((path, what) => click(both, path, what), []),
    );
  const verbs = (state: Pick, what: picking.Named): string[] =>
    picking.leads(state, what).map((lead) => lead.verb);

  it('shows an arrow and a turn only where an option begins', () => {
    expect(verbs(after(), ['tile_1', SLIDES])).toEqual(['slide', 'ruins_slide']);
    expect(verbs(after(), ['tile_2', SLIDES])).toEqual(['slide']);
    expect(verbs(after(), ['tile_2', RUINS])).toEqual([]);
    expect(verbs(after(), ['tile_3', TURNS])).toEqual([]);
  });
  it('asks whether the guardian or the ruins slide it, and plays neither unasked', () => {
    const state = after(['tile_1', SLIDES]);
    expect(state.choice).toBeNull();
    expect(state.complete).toEqual(['slide tile_1', 'ruins_slide tile_1']);
    expect(state.next.size).toBe(0);
  });
  it('asks by which of the two it turns, after the direction', () => {
    const turned = after(['tile_1', TURNS]);
    expect([...turned.next]).toEqual(['cw', 'ccw']);
    expect(turned.complete).toEqual([]);
    const state = after(['tile_1', TURNS], 'cw');
    expect(state.choice).toBeNull();
    expect(state.complete).toEqual(['rotate tile_1 cw', 'ruins_rotate tile_1 cw']);
  });
  it('slides at once where only one deed can do it', () => {
    expect(after(['tile_2', SLIDES]).choice).toBe('slide tile_2');
  });
  it('the mark of the ruins means the ruins alone', () => {
    expect(after(['tile_1', RUINS]).complete).toEqual(['ruins_slide tile_1']);
    expect(after(['tile_1', RUINS], 'ccw').choice).toBe('ruins_rotate tile_1 ccw');
  });
  it('a click on the tile itself offers all of it', () => {
    const state = after('tile_1');
    expect(state.complete).toEqual(['slide tile_1', 'ruins_slide tile_1']);
    expect([...state.next]).toEqual(['cw', 'ccw']);
    expect(after('tile_1', ['tile_1', SLIDES]).complete).toHaveLength(2);
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

describe('printed points', () => {
  const lain = { tile: 'tile_1', side: 'side_a', rotation: 'r0' } as const;
  const two = view({
    slots: [lain, null, lain, lain, lain, lain],
    players: [{ ...player(), visited: ['tile_1', 'tile_2'] }, player()],
  });
  it('for visits go as far as there are tiles, and show who has so many', () => {
    const rewards = rewardsOf(two, components);
    const table = components.visited_tile_points.by_tiles;
    expect(rewards.map((r) => r.tiles)).toEqual([1, 2, 3, 4, 5]);
    expect(rewards.map((r) => r.points)).toEqual(table.slice(1, 6));
    expect(rewards.map((r) => r.seats)).toEqual([[], [0], [], [], []]);
  });
  it('for sacrifices and complete tiles are those of the number of players', () => {
    expect(prizesOf(two, components)).toEqual(components.sacrifice_points.by_players['2']);
    expect(prizesOf(view({ seats: 4 }), components)).toHaveLength(4);
    expect(completeOf(two, components)).toBe(components.complete_tile_points.by_players['2']);
  });
});
