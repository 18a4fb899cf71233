/** Wishes for a new table. */
import type { GameCard, OpenTable, SeatWish } from '../api/messages';

/** A good number of seats for a quick game: three, or what is nearest. */
export const usualSeats = (card: GameCard): number =>
  [...card.seat_counts].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3) || a - b)[0] ?? 2;

/** Me and computer players, or me and open seats. */
export function quickTable(card: GameCard, others: 'bot' | 'open', bot: string): OpenTable {
  const n = others === 'bot' ? usualSeats(card) : Math.min(...card.seat_counts);
  const rest: SeatWish[] = Array.from({ length: n - 1 }, () =>
    others === 'bot' ? { kind: 'bot', bot } : { kind: 'open' },
  );
  return {
    game: card.id,
    seats: [{ kind: 'me' }, ...rest],
    public: false,
    shuffle: true,
    by_itself: others === 'open',
  };
}

/** A first game after the lessons: as few players as it takes, and hints. */
export function firstTable(card: GameCard, bot: string): OpenTable {
  const others = Math.min(...card.seat_counts) - 1;
  const rest: SeatWish[] = Array.from({ length: others }, () => ({ kind: 'bot', bot }));
  return { game: card.id, seats: [{ kind: 'me' }, ...rest], hints: true };
}
