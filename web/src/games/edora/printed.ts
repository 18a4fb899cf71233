/** What is printed on pieces, by their ids: for the small pictures deep inside the drawing. */
import { getContext, setContext } from 'svelte';
import type { Components } from './components';
import type { BonusId, ConditionId } from './seen';

export interface Printed {
  /** The sign of a gem, menhir, stele or oracle stone: what it gives. */
  gives: ReadonlyMap<string, BonusId>;
  steles: ReadonlySet<string>;
  tablet: ReadonlyMap<string, { op: ConditionId; min: number }>;
  /** By how much a herb may shift a die. */
  shift: ReadonlyMap<string, number>;
  /** The sign of a row of the amulet. */
  row: ReadonlyMap<number, string>;
}

export function printed(c: Components): Printed {
  const bonusOf = new Map(c.bonuses.items.map((bonus) => [bonus.op, bonus.id]));
  return {
    gives: new Map<string, BonusId>([
      ...[...c.gems.items, ...c.menhirs.items, ...c.oracle.stones].map((one): [string, BonusId] => [
        one.id,
        one.bonus,
      ]),
      ...c.steles.items.map((stele): [string, BonusId] => [stele.id, bonusOf.get(stele.op)!]),
    ]),
    steles: new Set(c.steles.items.map((stele) => stele.id)),
    tablet: new Map(c.tablets.items.map((tablet) => [tablet.id, tablet.condition])),
    shift: new Map(c.herbs.items.map((herb) => [herb.id, herb.effect.shift_max ?? 0])),
    row: new Map(c.amulet.rows.map((row, i) => [row, c.amulet.row_symbols[i]!])),
  };
}

const KEY = Symbol('what is printed');
export const setPrinted = (components: Components): Printed => setContext(KEY, printed(components));
export const getPrinted = (): Printed => getContext<Printed>(KEY);
