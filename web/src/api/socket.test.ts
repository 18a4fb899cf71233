import { describe, expect, it } from 'vitest';
import { backoff, pause } from './socket';

describe('the pause before a new attempt', () => {
  it('is short when the server was only renewed, and differs from client to client', () => {
    expect(pause(1012, 0, 0)).toBe(0);
    expect(pause(1012, 0, 1)).toBe(250);
  });

  it('grows when nobody answers after that, and after any other end', () => {
    expect(pause(1012, 1, 0.5)).toBe(backoff(1, 0.5));
    expect(pause(1006, 0, 0.5)).toBe(backoff(0, 0.5));
  });
});
