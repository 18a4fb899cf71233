/** The forest put together: every tile as it lies, in directions of the board. Pure. */
import type { Point } from '../../board/types';
import {
  FRAME,
  TILE,
  along,
  bushAt,
  dolmenAt,
  glade,
  grid,
  halfway,
  opposite,
  place,
  turned,
  yard,
  type Disc,
  type Side,
} from './geometry';
import type { Components, TileFace } from './components';
import type { Piece, SanctuaryId } from './seen';

export interface Link {
  a: Side;
  b: Side;
  dark: boolean;
}
export interface TileLaid {
  slot: string;
  at: Point;
  groups: Side[][];
  links: Link[];
  stairs: boolean;
  portal: Side[] | null;
}
export interface SanctuaryPlace {
  id: SanctuaryId;
  at: Point;
  flat: boolean; // its seam runs from left to right
  toward: Point[]; // of each half: the way to the middle of its piece
  open: Side[]; // where ways come in
  bush: string | null;
  rim: boolean;
}

function face(components: Components, piece: Piece): TileFace | undefined {
  return components.tiles.items.find((tile) => tile.id === piece.id)?.faces[piece.face ?? 'front'];
}

export function lay(components: Components, pieces: readonly Piece[]): TileLaid[] {
  return components.board_geometry.tile_slots.flatMap((slot) => {
    const piece = pieces.find((p) => p.slot === slot.id);
    const printed = piece && face(components, piece);
    if (!printed) return [];
    const quarters = Number(piece.rotation.slice(1)) / 90;
    const turn = (side: Side): Side => turned(side, quarters);
    return {
      slot: slot.id,
      at: place(slot),
      groups: printed.light_groups.map((group) => group.map(turn)),
      links: printed.links.map((l) => ({ a: turn(l.a), b: turn(l.b), dark: l.dark > 0 })),
      stairs: printed.stairs,
      portal: printed.portal?.map(turn) ?? null,
    };
  });
}

export function sanctuaries(components: Components): SanctuaryPlace[] {
  const geometry = components.board_geometry;
  const inForest = (v: number): boolean => v > 14 && v < 86;
  return geometry.sanctuaries.map((s) => {
    const toward = s.halves.map((half) => {
      const [x, y] = half.squares.back[0]!;
      return { x: Math.sign(x - s.x), y: Math.sign(y - s.y) };
    });
    const flat = toward.every((t) => t.x === 0);
    const open = toward.flatMap((t): Side[] => {
      if (!inForest(s.x + t.x * 2) || !inForest(s.y + t.y * 2)) return [];
      return [t.x > 0 ? 'E' : t.x < 0 ? 'W' : t.y > 0 ? 'S' : 'N'];
    });
    return {
      id: s.id,
      at: place(s),
      flat,
      toward,
      open,
      bush: s.start_bush,
      rim: s.dolmen_slot !== null,
    };
  });
}

export interface Ground {
  glades: Disc[]; // all pale ground
  free: Disc[]; // where no tree may stand
}

export function ground(
  components: Components,
  tiles: readonly TileLaid[],
  places: readonly SanctuaryPlace[],
): Ground {
  const geometry = components.board_geometry;
  const yards = places.flatMap((s, i) => yard(s.at, i + 1));
  const corridors = tiles.flatMap((tile, i) =>
    tile.groups.flatMap((group, j) => glade(group, tile.at, i * 7 + j)),
  );
  const ways = tiles.flatMap((tile) =>
    tile.links
      .filter((link) => link.dark)
      .flatMap((link) => {
        const mark = halfway(link.a, link.b, 15);
        const steps = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t) => along(link.a, link.b, t));
        return [
          ...steps.map((p) => ({ x: tile.at.x + p.x, y: tile.at.y + p.y, r: 8 })),
          {
            x: tile.at.x + mark.x,
            y: tile.at.y + mark.y,
            r: opposite(link.a, link.b) && tile.stairs ? 18 : 10,
          },
        ];
      }),
  );
  const rim = places
    .filter((s) => s.rim)
    .flatMap((s) => {
      const bush = geometry.start_bushes.find((b) => b.sanctuary === s.id);
      return [
        { ...dolmenAt(s.at), r: 20 },
        ...(bush ? [{ ...bushAt(s.at, place(bush)), r: 18 }] : []),
      ];
    });
  const hearths = geometry.hearths.map((h) => ({ ...place(h), r: 27 }));
  const glades = [...yards, ...corridors];
  return {
    glades,
    free: [...glades.map((d) => ({ ...d, r: d.r + 3 })), ...ways, ...rim, ...hearths],
  };
}

/** The seams between the seventeen pieces. */
export function seams(): string {
  const a = FRAME;
  const b = FRAME + 3 * TILE;
  const lines = [1, 2].flatMap((i) => {
    const v = grid(14 + 24 * i);
    return [`M${v} 0V${b + FRAME}`, `M0 ${v}H${b + FRAME}`];
  });
  return `M${a} ${a}H${b}V${b}H${a}z${lines.join('')}`;
}

export interface Forest {
  tiles: TileLaid[];
  places: SanctuaryPlace[];
  ground: Ground;
}
/** The pieces never move once they lie: the forest is put together only when they do. */
let last: { key: string; components: Components; forest: Forest } | null = null;
export function forestOf(components: Components, pieces: readonly Piece[]): Forest {
  const key = pieces.map((p) => `${p.slot} ${p.id} ${p.rotation} ${p.face}`).join();
  if (last?.key === key && last.components === components) return last.forest;
  const tiles = lay(components, pieces);
  const places = sanctuaries(components);
  const forest = { tiles, places, ground: ground(components, tiles, places) };
  last = { key, components, forest };
  return forest;
}
