/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

const built = (view: View): View['spaces'] =>
  view.spaces.filter(({ owner }) => owner?.startsWith('seat_'));

export const counted: Counted<View> = {
  printed: (view) => built(view).map(({ id }) => id),
  fervour_tiles: (view) =>
    built(view).flatMap(({ id, fervour_tile }) => (fervour_tile ? [id] : ['fervour'])),
  paths: (view) => view.paths.filter(({ first }) => first).map(({ id }) => id),
  stone_star: () => ['stone_star'],
  totem: () => ['totem'],
  amulets: () => ['collect', 'set_aside'],
};
