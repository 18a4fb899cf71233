/** What is printed on tiles and cards, by their ids: for the small pictures deep inside the drawing. */
import { getContext, setContext } from 'svelte';
import type { Components, God, Person, PersonSpace } from './components';

export interface Printed {
  person: ReadonlyMap<string, Person>;
  /** What one tile of a kind does: the value of a die, a number of goods or points. */
  amount: ReadonlyMap<string, number>;
  /** The die that a slot for men or women, a place in the temple or a building asks for. */
  die: ReadonlyMap<string, number>;
  god: ReadonlyMap<string, God>;
  space: ReadonlyMap<string, PersonSpace>;
  /** The space for any number of huts. */
  last: PersonSpace;
  /** Points for a point of the helper. */
  helperPoints: number;
}

export function printed(c: Components): Printed {
  const point = c.helper.items.find((item) => item.id === 'helper_vp')!;
  return {
    person: new Map([...c.man_tiles.items, ...c.woman_tiles.items].map((p) => [p.id, p])),
    amount: new Map(c.person_kinds.items.map((kind) => [kind.id, kind.amount_by_tile_count[0]!])),
    die: new Map<string, number>([
      ...c.person_display.items.map((slot): [string, number] => [slot.id, slot.min_die]),
      ...c.temple.items.map((slot): [string, number] => [slot.id, slot.value]),
      ...c.buildings.items.map((one): [string, number] => [one.id, one.value]),
    ]),
    god: new Map(c.god_cards.items.map((god) => [god.id, god])),
    space: new Map(c.person_spaces.items.map((space) => [space.id, space])),
    last: c.person_spaces.items.find((space) => space.unlimited_huts)!,
    helperPoints: Number(point.amount),
  };
}

const KEY = Symbol('what is printed');
export const setPrinted = (components: Components): Printed => setContext(KEY, printed(components));
export const getPrinted = (): Printed => getContext<Printed>(KEY);
