import { describe, expect, it } from 'vitest';
import { bestLanguage, Speaker } from './text';

const SOURCE = `
name-seat = Player { $number }
name-day_move = Move (day)
do-play_card = Play { $face } in front of { $seat }
do-play_card-now = Play { $face } in front of { $seat }, who has { $count } already
do-pass = Pass
log-laid = { $seat } lays { $face_id ->
    [day_move] the sun card { $face }
   *[other] a card
 }
ask-count = { $count ->
    [one] One left
   *[other] { $count } left
 }
`;
const speaker = new Speaker('en', [SOURCE], ['Ana', 'Ben']);

describe('Speaker', () => {
  it('puts names in the place of ids', () => {
    expect(speaker.choice(['play_card', 'day_move', 'seat_1'], ['face', 'seat'])).toBe(
      'Play Move (day) in front of Ben',
    );
    expect(speaker.name('seat_4')).toBe('Player 5');
    expect(speaker.name('4c2')).toBe('4c2');
  });
  it('says the notes of an option that waits', () => {
    const path = ['play_card', 'day_move', 'seat_1'];
    expect(speaker.choice(path, ['face', 'seat'], { count: 2 })).toBe(
      'Play Move (day) in front of Ben, who has 2 already',
    );
  });
  it('gives the bare id for selectors', () => {
    expect(speaker.say('log-laid', { seat: 'seat_0', face: 'day_move' })).toBe(
      'Ana lays the sun card Move (day)',
    );
    expect(speaker.say('log-laid', { seat: 'seat_0', face: 'x' })).toBe('Ana lays a card');
  });
  it('counts', () => {
    expect(speaker.say('ask-count', { count: 1 })).toBe('One left');
    expect(speaker.say('ask-count', { count: 3 })).toBe('3 left');
  });
  it('tells the parts of a sentence', () => {
    expect(speaker.parts('log-laid', { seat: 'seat_0', face: 'day_move' })).toEqual([
      { id: 'seat_0', text: 'Ana' },
      { text: ' lays the sun card ' },
      { id: 'day_move', text: 'Move (day)' },
    ]);
  });
  it('says nothing where a text or a value is missing', () => {
    expect(speaker.say('log-none')).toBe('');
    expect(speaker.say('log-laid', {})).toBe('');
  });
  it('reads a choice even without its sentence', () => {
    expect(speaker.choice(['take_two', 'day_move'])).toBe('take two · Move (day)');
  });
  it('speaks to another table', () => {
    expect(speaker.with(['Zoe']).name('seat_0')).toBe('Zoe');
    expect(speaker.name('seat_0')).toBe('Ana');
  });
});

describe('bestLanguage', () => {
  it('takes the first that is spoken here', () => {
    expect(bestLanguage(['es', 'de-CH', 'fr'])).toBe('de');
    expect(bestLanguage(['ja'])).toBe('en');
  });
});
