import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoff, pause, TableSocket } from './socket';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says now and then that somebody is at the page, but only while somebody is', () => {
  vi.useFakeTimers();
  const sent: { t: string }[] = [];
  const stirs: Record<string, () => void> = {};
  class Line {
    static readonly OPEN = 1;
    readyState = 1;
    send = (text: string): void => void sent.push(JSON.parse(text));
    close = (): void => undefined;
  }
  const nothing = (): void => undefined;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) => (stirs[kind] = act));
  vi.stubGlobal('removeEventListener', (kind: string) => delete stirs[kind]);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  const looks = (): number => sent.filter((m) => m.t === 'look').length;
  const socket = new TableSocket('here', {
    message: nothing,
    link: nothing,
    hello: () => ({ since: 0, pass_for_me: true, grace: 'off' }),
  });
  vi.advanceTimersByTime(29_000);
  stirs.pointermove?.();
  expect(looks()).toBe(0); // who has just come is known to be here
  vi.advanceTimersByTime(600_000);
  expect(looks()).toBe(0);
  stirs.pointermove?.();
  stirs.keydown?.();
  expect(sent.filter((m) => m.t === 'look')).toEqual([{ t: 'look', seen: true }]);
  vi.advanceTimersByTime(31_000);
  stirs.wheel?.();
  expect(looks()).toBe(2);
  socket.close();
  expect(Object.keys(stirs)).toEqual([]);
});

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
