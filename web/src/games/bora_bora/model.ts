/** What the drawing reads out of ids and of a view. Pure. */
import { keys } from '../../board/ids';
import type { BoraBoraView, Need, TaskView } from './view';

export interface Person {
  gender: 'man' | 'woman';
  kind: string;
  symbols: number;
}
/** What a person tile shows: "woman_land_path_2". */
export function personOf(id: string): Person {
  const [, gender, kind, symbols] = /^(man|woman)_(.+)_(\d)$/.exec(id) ?? [];
  return {
    gender: gender === 'woman' ? 'woman' : 'man',
    kind: kind ?? '',
    symbols: Number(symbols ?? 0),
  };
}

const KIND_SIGNS: Record<string, string> = {
  land_path: 'land',
  water_path: 'water',
  recruit_woman: 'woman',
  recruit_man: 'man',
  build: 'building',
  move_hut: 'hut',
  victory_points: 'vp',
};
/** The sign of what a kind of person does, where there is room for one only. */
export const kindSign = (kind: string): string => KIND_SIGNS[kind] ?? kind;

export interface NeedSign {
  sign: string;
  of: string; // the very kind, colour, terrain … where the sign needs one
  mark: '' | 'different' | 'equal' | 'shifted';
}
const PLAIN: Record<string, [string, NeedSign['mark']]> = {
  men: ['man', ''],
  women: ['woman', ''],
  men_different: ['man', 'different'],
  women_different: ['woman', 'different'],
  shifted_men: ['man', 'shifted'],
  shifted_women: ['woman', 'shifted'],
  shifted_any: ['person', 'shifted'],
  priests_in_temple: ['priest', ''],
  jewels: ['jewel', ''],
  jewels_different: ['jewel', 'different'],
  buildings: ['building', ''],
  god_tiles: ['god_tile', ''],
  offerings: ['offering', ''],
  shells: ['shell', ''],
  materials_any: ['material', ''],
  huts_on_map: ['hut', ''],
  islands_with_hut: ['islands', ''],
  huts_on_space_12: ['space_12', ''],
  god_cards_same: ['gods', 'equal'],
  god_cards_different: ['gods', 'different'],
};
/** How a requirement of a task is drawn. */
export function needSign(need: Need): NeedSign {
  const plain = PLAIN[need.op];
  if (plain) return { sign: plain[0], of: '', mark: plain[1] };
  switch (need.op) {
    case 'persons_of_kind':
      return { sign: 'kind', of: need.kind ?? '', mark: '' };
    case 'jewels_of_type':
      return { sign: need.type ?? '', of: '', mark: '' };
    case 'materials_of_type':
      return { sign: need.material ?? '', of: '', mark: '' };
    case 'huts_in_terrain':
      return { sign: 'terrain', of: need.terrain ?? '', mark: '' };
    case 'huts_next_to_fish':
      return { sign: 'fish', of: need.species ?? '', mark: '' };
    case 'god_cards_of_color':
      return { sign: 'god', of: `god_${need.color ?? ''}`, mark: '' };
    default:
      return { sign: 'order', of: String(need.position ?? 1), mark: '' };
  }
}

/** "3 / 4, 1 / 1": what a player has of each thing a task asks for. */
export const progress = (task: TaskView): string =>
  task.needs.map((need) => `${need.have}${need.sure ? '' : '+?'} / ${need.count}`).join(', ');

const count = (ids: readonly (string | null)[], id: string): number =>
  ids.filter((one) => one === id).length;

/** Where a god card that is new in the hand came from: the open card that is gone, or the pile. */
export function cameFrom(before: BoraBoraView | null, now: BoraBoraView, card: string): string {
  const left = count(now.display, card);
  if (before && count(before.display, card) > left) return `open-${card}-${left}`;
  return 'god_pile';
}

/** Which of several meanings of a thing can be chosen now; the first if none. */
export const chosen = (next: ReadonlySet<string>, ids: readonly string[]): string =>
  ids.find((id) => next.has(id)) ?? ids[0]!;

/** The main phase in which a step of the round lies: A dice, B persons, C the right half. */
export function stage(phase: string): 'A' | 'B' | 'C' | '' {
  if (phase === 'phase_a') return 'A';
  if (phase === 'phase_b') return 'B';
  return phase === 'setup' || phase === 'game_over' ? '' : 'C';
}

export interface DieKeys {
  free: string[][]; // by seat, as in its dice
  laid: Map<string, string[]>; // by tile
}
/**
 * A name for every die, so that it can be followed from a hand onto a tile: equal dice of a seat are
 * numbered, those still in hand from 0, those laid from the highest number down.
 */
export function dieKeys(view: BoraBoraView): DieKeys {
  const all = new Map<string, number>();
  const kind = (seat: string, die: string): string => `${seat}-${die}`;
  const add = (k: string): void => void all.set(k, (all.get(k) ?? 0) + 1);
  for (const player of view.players) player.dice.forEach((die) => add(kind(player.seat, die)));
  for (const tile of view.tiles) tile.dice.forEach((one) => add(kind(one.seat, one.die)));
  const laid = new Map<string, string[]>();
  for (const tile of view.tiles)
    laid.set(
      tile.id,
      tile.dice.map((one) => {
        const k = kind(one.seat, one.die);
        const n = all.get(k)! - 1;
        all.set(k, n);
        return `${k}-${n}`;
      }),
    );
  return { free: view.players.map((player) => keys(player.seat, player.dice)), laid };
}

/** A name for every priest in the temple, counted from the right, where they are pushed to. */
export function priestKeys(view: BoraBoraView): (string | null)[] {
  const seen = new Map<string, number>();
  return [...view.temple]
    .reverse()
    .map(({ priest }) => {
      if (!priest) return null;
      const n = seen.get(priest) ?? 0;
      seen.set(priest, n + 1);
      return `priest-${priest}-${n}`;
    })
    .reverse();
}
