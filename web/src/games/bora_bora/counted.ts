/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

const everybody = (view: View): string[] => view.players.map(({ seat }) => seat);

export const counted: Counted<View> = {
  start: everybody,
  fishing: () => ['tile_fishing'],
  helper: () => ['tile_helper'],
  persons: everybody,
  red_god: (view) => view.regions.map(({ id }) => id),
  buildings: () => ['tile_build'],
  status: () => ['fire_status'],
  temple: (view) => view.temple.filter(({ priest }) => priest).map(({ id }) => id),
  tasks: everybody,
  god_tiles: () => ['god-stack'],
  fish: (view) =>
    view.regions
      .filter(({ building_space }) => building_space)
      .flatMap(({ id, fish_tile }) => (fish_tile ? [id, fish_tile] : [id])),
  jewelry: everybody,
  goals: everybody,
};
