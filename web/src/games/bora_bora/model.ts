/** What the drawing reads out of ids and of a view. Pure. */
import { keys } from '../../board/ids';
import { either } from '../../board/types';
import type { Need } from './components';
import type { KindId, OpId, Phase, Task, Verb, View } from './seen';

/** Persons act by gender and kind: by themselves, doubled, or once more with a god. */
export const USES = either<Verb>('use', 'use_doubled', 'use_extra');
/** A god card in hand is named as what a god is paid with; one that lies open, to be drawn. */
export const PAYS = either<Verb>('blue', 'white', 'red', 'green', 'yellow');

const KIND_SIGNS: Partial<Record<KindId, string>> = {
  land_path: 'land',
  water_path: 'water',
  recruit_woman: 'woman',
  recruit_man: 'man',
  build: 'building',
  move_hut: 'hut',
  victory_points: 'vp',
};
/** The sign of what a kind of person does, where there is room for one only. */
export const kindSign = (kind: KindId): string => KIND_SIGNS[kind] ?? kind;

export interface NeedSign {
  sign: string;
  of: string; // the very kind, colour, terrain … where the sign needs one
  mark: '' | 'different' | 'equal' | 'shifted';
}
const PLAIN: Partial<Record<OpId, [string, NeedSign['mark']]>> = {
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
  huts_on_space_12: ['last_space', ''],
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
export const progress = (task: Task): string =>
  task.needs.map((need) => `${need.have}${need.sure ? '' : '+?'} / ${need.count}`).join(', ');

const count = (ids: readonly (string | null)[], id: string): number =>
  ids.filter((one) => one === id).length;

/** Where a god card that is new in the hand came from: the open card that is gone, or the pile. */
export function cameFrom(before: View | null, now: View, card: string): string {
  const left = count(now.display, card);
  if (before && count(before.display, card) > left) return `open-${card}-${left}`;
  return 'god_pile';
}

/** The main phase in which a step of the round lies: A dice, B persons, C the right half. */
export function stage(phase: Phase): 'A' | 'B' | 'C' | '' {
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
export function dieKeys(view: View): DieKeys {
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
export function priestKeys(view: View): (string | null)[] {
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
