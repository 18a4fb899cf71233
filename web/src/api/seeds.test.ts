import { beforeEach, expect, test, vi } from 'vitest';
import { drawSeed, keepSeed, myShare, seedToReveal } from './seeds';
import { fromHex, sha256, sha256Text, toHex } from './sha256';
import type { Frame, Table } from './messages';

const ME = 'me0123456789';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const sealing = (seal: string, commitment = 'c1', opened = false): Table =>
  ({ state: 'sealing', mine: 0, commitment, players: [{ seal, opened }] }) as unknown as Table;

function over(deed: string, seeds = ''): Frame {
  return { commitment: sha256Text(deed), deed: deed + seeds } as unknown as Frame;
}
const deedWith = (seal: string): string =>
  `archipel deed 1\ngame x 1\nshuffle yes\nsat bot greedy -\nsat guest ${ME} ${seal}\nsecret 00\n`;

/** A seed given to table `t1` and told for what the deed is bound by. */
function told(): { seed: string; seal: string; deed: string } {
  const own = drawSeed();
  keepSeed('t1', own);
  const deed = deedWith(own.seal);
  expect(seedToReveal(sealing(own.seal, sha256Text(deed)))).toBe(own.seed);
  return { ...own, deed };
}

test('a seed is 32 bytes, its seal their SHA-256, and no two are alike', () => {
  const own = drawSeed();
  expect(own.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(own.seal).toBe(toHex(sha256(fromHex(own.seed))));
  expect(drawSeed().seed).not.toBe(own.seed);
});

test('a seed is told only when the server is bound, at my seat, for one commitment', () => {
  const own = drawSeed();
  keepSeed('t1', own);
  expect(seedToReveal(sealing(own.seal, ''))).toBeNull();
  expect(seedToReveal({ ...sealing(own.seal), state: 'open' })).toBeNull();
  expect(seedToReveal({ ...sealing(own.seal), mine: null })).toBeNull();
  expect(seedToReveal(sealing(drawSeed().seal))).toBeNull();
  expect(seedToReveal(sealing(own.seal, 'c1', true))).toBeNull();
  expect(seedToReveal(sealing(own.seal, 'c1'))).toBe(own.seed);
  expect(seedToReveal(sealing(own.seal, 'c1'))).toBe(own.seed); // after a lost connection
  expect(seedToReveal(sealing(own.seal, 'c2'))).toBeNull();
});

test('a seed that is in the deed was mixed in', () => {
  const { seed, deed } = told();
  expect(myShare('t1', ME, over(deed, `seed 1 ${seed}\n`))).toBe('mixed');
  expect(myShare('t1', ME, over(deed, `seed 0 ${'0'.repeat(64)}\nseed 1 ${seed}\n`))).toBe('mixed');
});

test('a seed that is missing was left out, and so was a seal that is not in the deed', () => {
  const { deed } = told();
  expect(myShare('t1', ME, over(deed))).toBe('left-out');
  expect(myShare('t1', ME, over(deedWith('-')))).toBe('left-out');
  expect(myShare('t1', ME, over(deedWith(drawSeed().seal)))).toBe('left-out');
});

test('another deed than the one that was promised is found out', () => {
  const { seed, seal, deed } = told();
  const other = over(deedWith(seal).replace('game x 1', 'game x 2'), `seed 1 ${seed}\n`);
  expect(myShare('t1', ME, other)).toBe('broken');
  const lie = { ...other, commitment: sha256Text(deed) };
  expect(myShare('t1', ME, lie)).toBe('broken');
  expect(myShare('t1', ME, over(deed, `seed 1 ${drawSeed().seed}\n`))).toBe('broken');
});

test('who gave no seal is told so, and who gave it elsewhere is told nothing', () => {
  expect(myShare('t1', ME, over(deedWith('-')))).toBe('absent');
  expect(myShare('t1', ME, over(deedWith(drawSeed().seal)))).toBe('unknown');
  expect(myShare('t1', 'stranger', over(deedWith('-')))).toBe('unknown');
  expect(myShare('t1', ME, { commitment: 'c', deed: '' } as unknown as Frame)).toBe('unknown');
});

test('only the newest seeds are kept, also where nothing can be stored', () => {
  const first = drawSeed();
  keepSeed('t0', first);
  for (let n = 0; n < 300; n++) keepSeed('t', drawSeed());
  expect(seedToReveal(sealing(first.seal))).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  const own = drawSeed();
  keepSeed('t1', own);
  expect(seedToReveal(sealing(own.seal))).toBe(own.seed);
});
