/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { Components } from './components';
import { cellId } from './geometry';
import { layTiles } from './model';
import type { View } from './seen';

/** The ruins somebody stands on. */
function ruins(view: View, components: Components): string[] {
  const tokens = new Set(view.players.flatMap((player) => player.tokens));
  return layTiles(view, components).flatMap(({ number, rows }) =>
    rows.flatMap((row, r) =>
      row.flatMap((terrain, c) => {
        const cell = cellId(number, r, c);
        return terrain === 'ruins' && tokens.has(cell) ? [cell] : [];
      }),
    ),
  );
}

export const counted: Counted<View, Components> = {
  ruins,
  temples: (view) => view.players.flatMap((player) => player.explored),
  complete: (view) => ['complete', ...view.players.flatMap((player) => player.complete)],
  visited: (view) => ['visits', ...view.players.flatMap((player) => player.visited)],
  sacrifice: () => ['sacrifice', 'prizes'],
};
