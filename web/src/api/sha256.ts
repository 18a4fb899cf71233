/**
 * SHA-256 (FIPS 180-4). The browser's own is missing on pages without https, such as the ones of a
 * server at home, and two ways to do one thing would be one too many.
 */

const words = (hex: string): Uint32Array =>
  Uint32Array.from(hex.trim().split(/\s+/), (word) => parseInt(word, 16));

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = words(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`);
/** And of the square roots of the first eight. */
const START = words('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19');

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = ((data.length + 72) >> 6) << 6; // a mark, eight bytes of length, whole blocks
  const padded = new DataView(new ArrayBuffer(size));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(size - 4, data.length << 3);
  const state = START.slice();
  for (let at = 0; at < size; at += 64) block(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

function block(state: Uint32Array, data: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let n = 0; n < 16; n++) w[n] = data.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [x, y] = [w[n - 15]!, w[n - 2]!];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[n] = w[n - 16]! + low + w[n - 7]! + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[n]! + w[n]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n]! += word));
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** The digest of a text, in hexadecimal. */
export const sha256Text = (text: string): string => toHex(sha256(new TextEncoder().encode(text)));
