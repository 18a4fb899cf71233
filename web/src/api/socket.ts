/**
 * One socket per table. It never needs a reload: what was not acknowledged is sent again with the
 * same id, and after a lost connection `Hello{since}` catches up from the log.
 */
import { takeOver } from './ahead';
import { applied, type Patch } from './patch';
import type {
  Frame,
  FromClient,
  FromServer,
  GraceWish,
  Play,
  Say,
  SetPlan,
  TakeBack,
} from './messages';

export type Link = 'live' | 'catching-up' | 'offline';

export interface SocketEvents {
  /** Every message, in order. */
  message(m: FromServer): void;
  /** The state of the connection. */
  link(state: Link): void;
  /** What Hello says: the last ply known, and what I wish. */
  hello(): { since: number; pass_for_me: boolean; grace: GraceWish };
}

type Outgoing = Play | TakeBack | Say | SetPlan;

const HEARTBEAT = 20_000;
const SILENCE = 12_000;
const LONGEST = 15_000;

/** What shows that somebody is at the page; it is told once in so long. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const LOOK_EVERY = 30_000;

/** Waiting time before the n-th new attempt: doubles, with some noise so that clients spread out. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST, 400 * 2 ** attempt) * (0.7 + 0.6 * random);
}

/** How a server hangs up that is being renewed: another one is there already. */
const RENEWED = 1012;

/** Waiting time after a socket was closed: none to speak of if only the server was renewed. */
export function pause(code: number, attempt: number, random = Math.random()): number {
  return code === RENEWED && attempt === 0 ? 250 * random : backoff(attempt, random);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly outbox = new Map<string, Outgoing>();
  private attempt = 0;
  private timer = 0;
  private heart = 0;
  private lastHeard = 0;
  private closed = false;
  private looked = performance.now();
  private greeted = false;
  /** The last frame of this connection, whole: the next may tell only what changed. */
  private whole: Frame | null = null;

  constructor(
    private readonly address: string,
    private readonly on: SocketEvents,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    document.addEventListener('visibilitychange', this.look);
    for (const kind of ACTS) addEventListener(kind, this.stir, { capture: true, passive: true });
  }

  /** Sends, and keeps on sending until it is saved or refused. */
  post(message: Outgoing): void {
    this.outbox.set(message.id, message);
    this.send(message);
  }

  /** Sends if it can; a question whose answer no longer matters after a reconnect. */
  ask(message: FromClient): void {
    this.send(message);
  }

  /** Says what I know and wish, and gets the whole frame. */
  hello(): void {
    this.send({ t: 'hello', ...this.on.hello() });
  }

  get unsaved(): number {
    return this.outbox.size;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    document.removeEventListener('visibilitychange', this.look);
    for (const kind of ACTS) removeEventListener(kind, this.stir, { capture: true });
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.closed) return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.attempt = 0;
      clearTimeout(this.timer);
      this.connect();
    } else this.check();
  };

  /** Says whether the page is seen: who does not see it may want a notice of their turn. */
  private readonly look = (): void => {
    this.looked = performance.now();
    this.send({ t: 'look', seen: document.visibilityState === 'visible' });
  };

  /** Somebody does something here: said now and then, else they are away after a while. */
  private readonly stir = (): void => {
    if (performance.now() - this.looked >= LOOK_EVERY) this.look();
  };

  /** A page that is opened out of sight says so; who says nothing is there. */
  private unseen(): void {
    if (document.visibilityState === 'hidden') this.look();
  }

  private connect(): void {
    if (this.closed) return;
    this.greeted = false;
    this.whole = null;
    const early = takeOver(this.address);
    const socket = early?.socket ?? new WebSocket(this.address);
    this.socket = socket;
    const opened = (): void => {
      this.on.link('catching-up');
      this.lastHeard = Date.now();
      clearInterval(this.heart);
      this.heart = window.setInterval(() => this.check(), HEARTBEAT);
    };
    socket.onopen = () => {
      opened();
      this.hello();
      this.unseen();
    };
    socket.onmessage = (e: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(e.data) as FromServer);
    };
    socket.onclose = (e) => {
      if (socket !== this.socket || this.closed) return;
      clearInterval(this.heart);
      this.on.link('offline');
      this.timer = window.setTimeout(() => this.connect(), pause(e.code, this.attempt++));
    };
    if (early?.socket.readyState === WebSocket.OPEN)
      queueMicrotask(() => {
        if (socket !== this.socket || this.closed) return;
        opened(); // hello was said already
        this.unseen();
        for (const message of early.heard) this.hear(message);
      });
  }

  private hear(message: FromServer): void {
    this.lastHeard = Date.now();
    if (message.t === 'saved') this.outbox.delete(message.id);
    if (message.t === 'refused' && message.id) this.outbox.delete(message.id);
    if (message.t === 'frame') {
      const frame = this.unpatched(message);
      if (!frame) return this.hello();
      message = frame;
    }
    this.on.message(message);
    if (!this.greeted && (message.t === 'frame' || message.t === 'table')) {
      this.greeted = true;
      this.attempt = 0;
      this.on.link('live');
      for (const waiting of this.outbox.values()) this.send(waiting);
    }
  }

  /** A frame with its whole view; null if it changes one that this connection has not seen. */
  private unpatched(frame: Frame): Frame | null {
    if (frame.base != null) {
      if (this.whole?.ply !== frame.base) return null;
      frame = { ...frame, view: applied(this.whole.view, frame.view as Patch) };
    }
    this.whole = frame;
    return frame;
  }

  /** A quiet socket may be dead: ask something harmless, and start over if nobody answers. */
  private check(): void {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.hello();
    window.setTimeout(() => {
      if (socket === this.socket && this.lastHeard < asked) {
        socket.onclose?.(new CloseEvent('close'));
        socket.close();
      }
    }, SILENCE);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

let counter = 0;
/** An id that no other message of anybody has. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `${[...random].map((n) => n.toString(36)).join('')}${(counter++).toString(36)}`;
}
