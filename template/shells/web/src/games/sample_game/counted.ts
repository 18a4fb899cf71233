/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

const shells = (view: View): string[] => view.players.flatMap(({ shown }) => shown);

export const counted: Counted<View> = { sets: shells, all_kinds: shells };
