/** What a potion does, as signs with numbers. Pure. */
import type { Mark } from './Sign.svelte';
import type { Op, Potion } from './components';
import type { OperationId } from './seen';

export interface Part {
  sign: Mark;
  text: string;
}

const GAINS: Record<OperationId, Mark> = {
  gain_prestige: 'prestige',
  gain_food: 'food',
  gain_mistletoe: 'mistletoe',
  take_dice: 'die',
  advance_knowledge: 'knowledge',
  advance_sickle: 'sickle',
};

function part(op: Op): Part {
  if (op.op in GAINS) return { sign: GAINS[op.op as OperationId], text: String(op.n ?? '') };
  if (op.op === 'activate_herb')
    return {
      sign: 'herb',
      text: op.from === 'small_board_face_down' ? '↻' : (op.n ?? 1) > 1 ? `×${op.n}` : '↑',
    };
  if (op.op === 'turn_die')
    return { sign: 'die', text: `${(op.max ?? 1) > 1 ? op.max : ''}→${op.to}` };
  switch (op.kind) {
    case 'amulet':
      return { sign: 'amulet', text: `×${op.multiplier}` };
    case 'stele':
      return { sign: 'stele', text: String(op.die_value) };
    case 'knowledge':
    case 'sickle':
      return { sign: op.kind, text: String(op.steps) };
    case 'menhir':
    case 'tablet':
      return { sign: op.kind, text: (op.times ?? 1) > 1 ? `×${op.times}` : '' };
    default:
      return { sign: 'potion', text: '' };
  }
}

export const parts = (potion: Potion): Part[] => potion.ops.map(part);
