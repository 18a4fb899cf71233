import { describe, expect, it } from 'vitest';
import type { View } from '../api/messages';
import { cell, large, onBoard, onTrack, pointsOf, type Sources } from './points';

const SOURCES: Sources = [
  { id: 'printed', at_end: false, hidden: false },
  { id: 'paths', at_end: true, hidden: false },
  { id: 'amulets', at_end: true, hidden: true },
];
const view: View = {
  seats: 2,
  viewer: 0,
  scores: [
    { printed: 4, paths: 12, amulets: 1 },
    { printed: 7, paths: 6, amulets: 0 },
  ],
  veiled: [['amulets'], ['amulets']],
  secret: { amulets: 5 },
  over: false,
};

describe('the two scores of a seat', () => {
  it('keeps the final scoring off the score track', () => {
    expect(onTrack(SOURCES, view.scores[0]!)).toBe(4);
    expect(pointsOf(view, 1, SOURCES)).toMatchObject({ now: 7, end: 13 });
  });
  it('moves the marker on the board to the end when it is over', () => {
    expect(onBoard(view, 1, SOURCES)).toBe(7);
    expect(onBoard({ ...view, over: true }, 1, SOURCES)).toBe(13);
  });
  it('tells mine with what only I know, and how much that is', () => {
    expect(pointsOf(view, 0, SOURCES)).toEqual({
      now: 4,
      end: 22,
      nowMore: false,
      endMore: false,
      own: 5,
    });
    expect(cell(view, 0, 'amulets')).toBe('6');
  });
  it('shows that others have more than one may know', () => {
    expect(pointsOf(view, 1, SOURCES)).toMatchObject({ nowMore: false, endMore: true, own: 0 });
    expect(cell(view, 1, 'amulets')).toBe('?');
    expect(cell(view, 1, 'paths')).toBe('6');
  });
  it('says "?" at the large number where the track itself is hidden', () => {
    const hidden = SOURCES.map((source) => ({ ...source, at_end: false }));
    expect(large(pointsOf(view, 1, hidden), false)).toBe('13 + ?');
  });
  it('has one number once the game is over', () => {
    const over = { ...view, over: true, veiled: [[], []], secret: {} };
    expect(large(pointsOf(over, 1, SOURCES), true)).toBe(13);
  });
});
