/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

const everybody = (view: View): string[] => view.players.map(({ seat }) => seat);
const stones = (kind: string) => (view: View) =>
  view.sanctuaries
    .filter((place) => place.stones.some((stone) => stone.id.startsWith(kind)))
    .map(({ id }) => id);
const led = (view: View): string[] =>
  view.sanctuaries.filter(({ leader }) => leader).map(({ id }) => id);

export const counted: Counted<View> = {
  competition: led,
  hearths: (view) => view.hearths.filter(({ fire }) => fire).map(({ id }) => id),
  dolmens: everybody,
  menhirs: stones('menhir'),
  steles: stones('stele'),
  gems: everybody,
  oracle: () => ['pile'],
  potions: everybody,
  herbs: everybody,
  compensation: everybody,
  leftovers: everybody,
  sickle: everybody,
  tablets: everybody,
  amulet: everybody,
  sanctuaries: led,
};
