import { describe, expect, it } from 'vitest';
import type { Act, Told } from '../api/messages';
import { Speaker } from '../text';
import { caption, captionText, endOf, isOver, lastRound, steps, turnsOf } from './turns';

const SOURCE = `
log-placed = { $seat } places a { $value } on { $place }.
log-rose = { $seat } moves up one step.
log-rolled = { $seat } rolls a die.
log-counted = { $seat }: { $points } points.
log-noted = Noted by { $seat }: { $points } points.
log-round = Round { $round } begins.
log-offered = { $seat } offers: { $place }.
name-temple = Temple
`;
const speaker = new Speaker('en', [SOURCE], ['Ana', 'Hina']);
const told = (ply: number, word: string, values: Told['values'] = {}): Told => ({
  ply,
  word,
  values: { seat: 'seat_1', ...values },
});
const acts = (...seats: number[]): Act[] => seats.map((seat, n) => ({ ply: n + 1, seat }));

describe('turns', () => {
  it('are what one seat did in a row, with what chance answered', () => {
    const log = [told(0, 'round', { round: 1 }), told(2, 'placed'), told(3, 'rolled')];
    const turns = turnsOf(acts(-1, 0, -1, -1, 0, 1, -1, 0), log);
    expect(turns.map((turn) => turn.seat)).toEqual([-1, 0, 1, 0]);
    expect(turns.map((turn) => turn.plies)).toEqual([[0, 1], [2, 3, 4, 5], [6, 7], [8]]);
    expect(turns.map((turn) => turn.events.length)).toEqual([1, 2, 0, 0]);
    expect(turns.map(endOf)).toEqual([1, 5, 7, 8]);
    expect([isOver(turns[3]!, 0), isOver(turns[3]!, 1), isOver(turns[3]!, null)]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('add up the points of every seat', () => {
    const list: Act[] = [
      { ply: 1, seat: 1, points: [0, 2] },
      { ply: 2, seat: -1, points: [3, 0] },
      { ply: 3, seat: 1, points: [0, 1] },
      { ply: 4, seat: 0 },
    ];
    expect(turnsOf(list, []).map((turn) => turn.points)).toEqual([[], [3, 3], []]);
  });
  it('hold nothing that was taken back', () => {
    const list: Act[] = [
      { ply: 1, seat: 0, points: [1, 0] },
      { ply: 2, seat: 1, points: [0, 5] },
      { ply: 3, seat: 1, undoes: 2, points: [0, -5] },
      { ply: 4, seat: 0, undoes: 1, points: [-1, 0] },
      { ply: 5, seat: 0, points: [2, 0] },
    ];
    const log = [told(1, 'rolled'), told(2, 'rose'), told(3, 'took-back'), told(5, 'placed')];
    const turns = turnsOf(list, log);
    expect(turns.slice(1)).toEqual([
      { seat: 0, plies: [5], events: [log[3]], points: [2, 0], backs: 2 },
    ]);
  });
});

describe('the last round', () => {
  const list = acts(-1, 0, 1, -1, 1, 2, 0, -1, -1, 1);
  const turns = turnsOf(list, []);
  it('is the last turn of everybody, without one that goes on', () => {
    const plies = (asked: number | null) => lastRound(turns, asked).map((turn) => turn.plies);
    expect(plies(2)).toEqual([[6], [7, 8, 9], [10]]);
    expect(plies(1)).toEqual([[3, 4, 5], [6], [7, 8, 9]]);
    expect(lastRound(turnsOf(acts(-1), []), 0)).toEqual([]);
  });
  it('is shown choice by choice, each with what chance answered', () => {
    expect(steps(lastRound(turns, 1), list)).toEqual([2, 4, 5, 6, 9]);
    expect(steps([], list)).toEqual([]);
  });
});

describe('the caption of a turn', () => {
  const of = (...events: Told[]) =>
    turnsOf(
      [
        { ply: 1, seat: 1, points: [0, 2] },
        { ply: 2, seat: -1 },
      ],
      events,
    )[1]!;
  it('says the name once, and the points at the end', () => {
    const turn = of(told(1, 'placed', { value: 5, place: 'temple' }), told(2, 'rose'));
    expect(captionText(turn, speaker)).toBe('Hina places a 5 on Temple, moves up one step, +2');
    expect(caption(turn, speaker).map((part) => part.id)).toContain('temple');
  });
  it('leaves out what is told of others, and of nobody', () => {
    const turn = of(
      told(1, 'rose'),
      told(1, 'rose', { seat: 'seat_0' }),
      told(2, 'round', { round: 2 }),
      told(2, 'noted', { points: 2 }),
    );
    expect(captionText(turn, speaker)).toBe('Hina moves up one step, +2');
  });
  it('says what happened several times once', () => {
    const turn = of(told(1, 'rolled'), told(2, 'rolled'), told(2, 'rolled'), told(2, 'rose'));
    expect(captionText(turn, speaker)).toBe('Hina rolls a die ×3, moves up one step, +2');
  });
  it('keeps clauses with a colon apart', () => {
    const turn = of(told(1, 'offered', { place: 'temple' }), told(1, 'rose'));
    expect(captionText(turn, speaker)).toBe('Hina offers: Temple; moves up one step, +2');
    expect(captionText(of(told(1, 'counted', { points: 3 })), speaker)).toBe('Hina: 3 points, +2');
  });
  it('shortens a long turn on the screen, not for the ear', () => {
    const turn = of(...[1, 2, 3, 4].map((value) => told(1, 'placed', { value, place: 'temple' })));
    const text = (most: number) =>
      caption(turn, speaker, most)
        .map((part) => part.text)
        .join('');
    expect(text(2)).toBe('Hina places a 1 on Temple, places a 2 on Temple …, +2');
    expect(captionText(turn, speaker)).toContain('places a 4');
  });
  it('is empty where nothing is told', () => {
    expect(caption(of(), speaker)).toEqual([]);
  });
});
