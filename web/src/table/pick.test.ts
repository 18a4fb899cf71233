import { describe, expect, it } from 'vitest';
import {
  back,
  click,
  either,
  gain,
  groups,
  idsOf,
  leads,
  lines,
  operands,
  pick,
  undrawn,
  type Named,
} from './pick';

/** Clicks one after the other, as a player does. */
function clicks(options: string[], ...things: Named[]): ReturnType<typeof pick> {
  return pick(
    options,
    things.reduce<string[]>((path, what) => click(options, path, what), []),
  );
}
const set = (s: ReadonlySet<string>): string[] => [...s].sort();

describe('one operand', () => {
  const options = ['place 4c2', 'place 4c3', 'place 5a1', 'pass'];

  it('glows where a click leads to an option', () => {
    expect(set(pick(options).next)).toEqual(['4c2', '4c3', '5a1']);
    expect(pick(options).choice).toBeNull();
  });
  it('is chosen by its operand alone, the verb understood', () => {
    expect(clicks(options, '4c3').choice).toBe('place 4c3');
  });
  it('is chosen by verb and operand in either order', () => {
    expect(clicks(options, 'place', '4c3').choice).toBe('place 4c3');
    expect(set(clicks(options, 'place').next)).toEqual(['4c2', '4c3', '5a1']);
    expect(clicks(options, 'place').choice).toBeNull();
  });
  it('a verb without operands is chosen by its word', () => {
    expect(clicks(options, 'pass').choice).toBe('pass');
  });
  it('a click on anything else changes nothing', () => {
    expect(clicks(options, '9z9').path).toEqual([]);
  });
});

describe('the same operand under several verbs', () => {
  const options = ['place 4c2', 'move 4c2', 'place 4c3'];

  it('becomes buttons', () => {
    const state = clicks(options, '4c2');
    expect(state.choice).toBeNull();
    expect(state.complete).toEqual(['place 4c2', 'move 4c2']);
    expect(state.next.size).toBe(0);
  });
  it('the verb then decides', () => {
    expect(clicks(options, '4c2', 'move').choice).toBe('move 4c2');
    expect(clicks(options, 'move', '4c2').choice).toBe('move 4c2');
  });
  it('where only one verb has it, it is chosen', () => {
    expect(clicks(options, '4c3').choice).toBe('place 4c3');
  });
});

describe('several operands', () => {
  const options = [
    'play_card day_move seat_1',
    'play_card day_move seat_2',
    'play_card night_move seat_1',
  ];

  it('glows step by step, but any order will do', () => {
    expect(set(pick(options).next)).toEqual(['day_move', 'night_move']);
    expect(pick(options).open.has('seat_2')).toBe(true);
    expect(set(clicks(options, 'day_move').next)).toEqual(['seat_1', 'seat_2']);
    expect(clicks(options, 'day_move', 'seat_2').choice).toBe('play_card day_move seat_2');
    expect(clicks(options, 'seat_2', 'day_move').choice).toBe('play_card day_move seat_2');
    expect(set(clicks(options, 'seat_1').next)).toEqual(['day_move', 'night_move']);
  });
  it('does not run ahead: the last operand is clicked, though it is the only one', () => {
    const state = clicks(options, 'night_move');
    expect(state.choice).toBeNull();
    expect(set(state.next)).toEqual(['seat_1']);
  });
  it('another first operand replaces the one clicked before', () => {
    expect(clicks(options, 'day_move', 'night_move').path).toEqual(['night_move']);
  });
  it('a second click on the same takes it back', () => {
    expect(clicks(options, 'day_move', 'day_move').path).toEqual([]);
  });
  it('an operand that no longer fits keeps as many earlier clicks as it can', () => {
    const three = ['lay a x 1', 'lay a y 2', 'lay b y 2'];
    expect(clicks(three, 'a', 'x', 'y').path).toEqual(['a', 'y']);
    expect(clicks(three, 'a', 'x', 'b').path).toEqual(['b']);
  });
});

describe('an option that others go on from', () => {
  const options = ['rest c3', 'move c3 c4', 'move c3 d3', 'move e5 d3'];

  it('becomes a button while the rest glows', () => {
    const state = clicks(options, 'c3');
    expect(state.choice).toBeNull();
    expect(state.complete).toEqual(['rest c3']);
    expect(set(state.next)).toEqual(['c4', 'd3']);
  });
  it('either can be finished', () => {
    expect(clicks(options, 'c3', 'rest').choice).toBe('rest c3');
    expect(clicks(options, 'c3', 'd3').choice).toBe('move c3 d3');
    expect(clicks(options, 'd3', 'e5').choice).toBe('move e5 d3');
  });
});

describe('the same ids in another order', () => {
  const options = ['swap a b', 'swap b a', 'swap a a'];

  it('are told apart by the order of the clicks', () => {
    expect(clicks(options, 'a', 'b').choice).toBe('swap a b');
    expect(clicks(options, 'b', 'a').choice).toBe('swap b a');
  });
  it('an id twice in an option is clicked twice', () => {
    expect(clicks(options, 'a', 'a').choice).toBe('swap a a');
    expect(pick(['swap a b', 'swap b a'], ['a', 'b', 'b']).path).toEqual(['a', 'b']);
  });
  it('a third click on it takes it back', () => {
    expect(clicks(options, 'a', 'a', 'a').path).toEqual(['a']);
  });
});

describe('odd cases', () => {
  it('an operand named like a verb', () => {
    const options = ['boat boat', 'boat pier', 'wait'];
    expect(clicks(options, 'boat').complete).toEqual(['boat boat']);
    expect(set(clicks(options, 'pier').next)).toEqual([]);
    expect(clicks(options, 'boat', 'boat').choice).toBe('boat boat');
    expect(clicks(options, 'boat', 'pier').choice).toBe('boat pier');
  });
  it('no options', () => {
    const state = pick([], ['a']);
    expect(state.path).toEqual([]);
    expect(state.choice).toBeNull();
    expect(click([], [], 'a')).toEqual([]);
  });
  it('clicks from an older question fall away', () => {
    expect(pick(['place d4'], ['c3']).path).toEqual([]);
    expect(pick(['move a b', 'move a c'], ['a', 'z']).path).toEqual(['a']);
  });
  it('one single option still waits for its click', () => {
    expect(pick(['pass']).choice).toBeNull();
    expect(pick(['place a']).choice).toBeNull();
  });
  it('Escape drops the last click', () => {
    expect(back(['a', 'b'])).toEqual(['a']);
    expect(back([])).toEqual([]);
  });
});

describe('what a glowing id leads to', () => {
  const options = ['rest c3', 'move c3 c4', 'move c3 d3', 'move e5 d3', 'pass'];

  it('is told verb by verb, with what may follow', () => {
    expect(leads(pick(options), 'c3')).toEqual([
      { verb: 'rest', then: [] },
      { verb: 'move', then: ['c4', 'd3'] },
    ]);
    expect(leads(pick(options), 'e5')).toEqual([{ verb: 'move', then: ['d3'] }]);
    expect(leads(clicks(options, 'c3'), 'd3')).toEqual([{ verb: 'move', then: [] }]);
  });
  it('is nothing where an id does not glow, though it is part of an option', () => {
    expect(leads(pick(options), 'd3')).toEqual([]);
    expect(lines(pick(options), 'd3')).toHaveLength(2);
    expect(leads(pick(options), 'a1')).toEqual([]);
  });
  it('is the verb itself where nothing else is to be said', () => {
    expect(leads(pick(options), 'pass')).toEqual([{ verb: 'pass', then: [] }]);
  });
});

describe('a thing that stands for several ids', () => {
  const options = ['pick i1 green', 'pick i1 red', 'pick i2 red', 'treasure i1'];

  it('names them all with one click', () => {
    expect(clicks(options, ['i1', 'green']).choice).toBe('pick i1 green');
    expect(clicks(options, 'i1', ['i1', 'red']).choice).toBe('pick i1 red');
    expect(clicks(options, 'i2', ['i1', 'green']).choice).toBe('pick i1 green');
  });
  it('glows only where an option has them all', () => {
    expect(leads(pick(options), ['i1', 'green'])).toEqual([{ verb: 'pick', then: [] }]);
    expect(leads(pick(options), ['i2', 'green'])).toEqual([]);
    expect(leads(clicks(options, 'i2'), ['i1', 'green'])).toEqual([]);
  });
  it('is taken back by a second click', () => {
    const long = ['lay a x 1', 'lay a x 2'];
    expect(clicks(long, ['a', 'x']).path).toEqual(['a', 'x']);
    expect(clicks(long, ['a', 'x'], ['a', 'x']).path).toEqual([]);
  });
  it('keeps its options from becoming chips', () => {
    const none = (): boolean => false;
    expect(undrawn(pick(options), none, [['i1', 'green']])).toEqual([
      'pick i1 red',
      'pick i2 red',
      'treasure i1',
    ]);
  });
});

describe('a thing that stands for one of several', () => {
  const SLIDE = either('slide', 'ruins_slide');

  it('two deeds that start at the same piece become buttons: neither is done unasked', () => {
    const both = ['slide t1', 'ruins_slide t1', 'rotate t1 cw'];
    const state = clicks(both, ['t1', SLIDE]);
    expect(state.choice).toBeNull();
    expect(state.complete).toEqual(['slide t1', 'ruins_slide t1']);
    expect(state.next.size).toBe(0);
    expect(operands(state)).toEqual([{ word: 't1', id: 't1' }]);
  });
  it('one deed alone is done at once', () => {
    expect(clicks(['ruins_slide t1', 'rotate t1 cw'], ['t1', SLIDE]).choice).toBe('ruins_slide t1');
  });
  it('a click on the piece before it changes nothing of that', () => {
    const both = ['slide t1', 'ruins_slide t1', 'rotate t1 cw'];
    expect(clicks(both, 't1', ['t1', SLIDE]).complete).toEqual(['slide t1', 'ruins_slide t1']);
  });
  it('the same good by different ways', () => {
    const good = either('helper_offering', 'fire_offering');
    expect(clicks(['fire fire_offering', 'fire fire_card'], good).choice).toBe(
      'fire fire_offering',
    );
    const two = ['buy helper_offering', 'fire fire_offering'];
    expect(clicks(two, good).complete).toEqual(two);
    expect(idsOf(pick(['fire fire_offering']), good)).toEqual(['fire_offering']);
    expect(idsOf(pick([]), good)).toEqual(['helper_offering']);
  });
  it('a verb it does not stand for is left to others', () => {
    const options = ['take c4', 'pay c4'];
    expect(leads(pick(options), ['c4', 'take'])).toEqual([{ verb: 'take', then: [] }]);
    expect(clicks(options, ['c4', 'take']).choice).toBe('take c4');
    expect(undrawn(pick(options), () => false, [['c4', 'take']])).toEqual(['pay c4']);
  });
});

describe('chips', () => {
  const options = ['place a', 'place b', 'pass', 'take 2', 'take 3'];
  const drawn = (id: string): boolean => id === 'a' || id === 'b';

  it('are the options that nothing on the board leads to', () => {
    expect(undrawn(pick(options), drawn)).toEqual(['pass', 'take 2', 'take 3']);
    expect(undrawn(pick(options), () => false)).toEqual(options);
  });
  it('after a click: the buttons', () => {
    const two = ['place a', 'move a', 'move b'];
    expect(undrawn(pick(two, ['a']), drawn)).toEqual(['place a', 'move a']);
    expect(undrawn(pick(['lay a 1', 'lay a 2'], ['a']), drawn)).toEqual(['lay a 1', 'lay a 2']);
  });
  it('come in groups by verb', () => {
    expect(groups(options).map((g) => [g.verb, g.lines.length])).toEqual([
      ['place', 2],
      ['pass', 1],
      ['take', 2],
    ]);
  });
});

describe('gains', () => {
  const options = ['place a', 'move a b', 'move a c', 'pass'];
  it('is the best option that names the id', () => {
    expect(gain(options, [1, 3, null, 0], [], 'a')).toBe(3);
    expect(gain(options, [1, 3, null, 0], [], 'c')).toBeNull();
    expect(gain(options, [1, 3, 5, 0], ['a'], 'c')).toBe(5);
    expect(gain(options, [1, 3, 5, 0], [], 'pass')).toBeNull();
  });
});
