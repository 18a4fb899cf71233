import { describe, expect, it } from 'vitest';
import { told } from './told';

describe('a board in words', () => {
  it('tells once what a kind of thing does, and together what differs in nothing', () => {
    const wood = 'A token here costs a second one.';
    expect(
      told([
        { title: '1a1', note: 'forest', help: wood },
        { title: '1a2', note: 'meadow', help: 'Open ground.' },
        { title: '1a3', note: 'forest', help: wood },
        { title: '1a4', note: 'forest · Ana', help: wood },
      ]),
    ).toEqual([
      { help: wood, lines: ['1a1, 1a3: forest', '1a4: forest · Ana'] },
      { help: 'Open ground.', lines: ['1a2: meadow'] },
    ]);
  });
  it('counts equal things', () => {
    const card = { title: 'Sand', note: '', help: '' };
    expect(told([card, card])).toEqual([{ help: '', lines: ['Sand × 2'] }]);
  });
  it('says nothing of a thing without words, and nothing twice', () => {
    expect(told([{ title: '', note: '', help: 'x' }])).toEqual([]);
    expect(told([{ title: 'Angelfish', note: 'Angelfish, 3 points', help: '' }])).toEqual([
      { help: '', lines: ['Angelfish, 3 points'] },
    ]);
  });
});
