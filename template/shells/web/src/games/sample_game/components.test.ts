import { expect, it } from 'vitest';
import file from '../../../../archipel/games/sample_game/components.json';
import type { Loose } from '../../board/loose';
import { contents, type Contents } from '../components';
import type { Components } from './components';

it('the drawing reads what is in components.json', () => {
  // the compiler compares every field
  const read: Loose<Components> = contents<Contents<typeof file>>(file);
  expect(Object.keys(read)).toEqual(Object.keys(file.groups));
});
