/** What each source of points is about, on the board. */
import type { Counted } from '../../board/types';
import type { View } from './seen';

const huts = (view: View): string[] => view.huts.map((_, seat) => `seat_${seat}`);

export const counted: Counted<View> = { treasures: huts, reserve: huts };
