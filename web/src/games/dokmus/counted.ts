/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

export const counted: Counted<View> = {
  ruins: (view) => view.players.flatMap((player) => player.tokens),
  temples: (view) => view.players.flatMap((player) => player.explored),
  complete: (view) => ['complete', ...view.players.flatMap((player) => player.complete)],
  visited: (view) => ['visits', ...view.players.flatMap((player) => player.visited)],
  sacrifice: () => ['sacrifice', 'prizes'],
};
