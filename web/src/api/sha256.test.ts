import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, sha256, sha256Text, toHex } from './sha256';

test('the vectors of the standard', () => {
  expect(sha256Text('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Text('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(sha256Text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(toHex(sha256(new Uint8Array(1_000_000).fill(97)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('every length around the edges of a block is hashed as Node hashes it', () => {
  for (let size = 0; size < 200; size++) {
    const bytes = Uint8Array.from({ length: size }, (_, n) => (n * 37 + size) & 255);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('bytes and hexadecimal digits, there and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
  expect(fromHex(toHex(bytes))).toEqual(bytes);
});
