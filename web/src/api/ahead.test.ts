import { afterEach, expect, it, vi } from 'vitest';
import { connectAhead, takeOver } from './ahead';

class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}
const HELLO = { t: 'hello', since: 0, pass_for_me: true, grace: 'short' } as const;

afterEach(() => vi.unstubAllGlobals());

it('keeps what it hears for the one who takes it over, once', () => {
  vi.stubGlobal('WebSocket', Line);
  connectAhead('here', HELLO);
  Line.last.onopen?.();
  expect(JSON.parse(Line.last.sent[0]!)).toEqual(HELLO);
  Line.last.onmessage?.({ data: '{"t":"presence","online":[],"watching":1}' });
  expect(takeOver('elsewhere')).toBeNull();
  expect(takeOver('here')?.heard).toEqual([{ t: 'presence', online: [], watching: 1 }]);
  expect(takeOver('here')).toBeNull();
});

it('is forgotten when it is closed, and closed when nobody comes for it', () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  connectAhead('here', HELLO);
  Line.last.onclose?.();
  expect(takeOver('here')).toBeNull();
  connectAhead('here', HELLO);
  vi.runAllTimers();
  expect(Line.last.closed).toBe(true);
  expect(takeOver('here')).toBeNull();
  vi.useRealTimers();
});
