/** The choice being made at a table: clicks in, a played choice out. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { PickProps, ThingTip } from '../board/types';
import { wantsConfirm } from '../settings.svelte';
import * as rules from './pick';

export interface Held {
  id: string;
  tip: ThingTip;
  el: Element;
}

export interface PickingSource {
  readonly options: string[];
  readonly gains: (number | null)[];
  readonly mine: boolean;
  readonly lit: ReadonlySet<string>;
  lastSeat(id: string): { seat: number; fill: string } | null;
  /** What a thing is called; a verb that stands on the board by its sentence. */
  label(id: string): string;
  play(line: string): void;
}

const LONG_PRESS = 450;

export class Picking implements PickProps {
  private clicks = $state.raw<string[]>([]);
  /** How many elements stand for an id. */
  private readonly drawnCount = new SvelteMap<string, number>();
  private readonly state = $derived.by(() => rules.pick(this.source.options, this.clicks));
  hovered = $state<string | null>(null);
  /** The thing whose help bubble is open. */
  held = $state.raw<Held | null>(null);
  /** Where the last click was: buttons appear there. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Without a drawing every option is a chip. */
  plain = $state(false);
  /** A complete choice waiting to be confirmed. */
  pending = $state<string | null>(null);

  constructor(private readonly source: PickingSource) {}

  readonly picked = $derived.by(() => new Set(this.state.path) as ReadonlySet<string>);
  get next(): ReadonlySet<string> {
    return this.state.next;
  }
  get path(): readonly string[] {
    return this.state.path;
  }
  get complete(): readonly string[] {
    return this.state.complete;
  }
  get fitting(): readonly string[] {
    return this.state.fitting;
  }
  get mine(): boolean {
    return this.source.mine;
  }
  /** Options that no drawn thing leads to. */
  readonly chips = $derived.by(() =>
    rules.undrawn(this.state, (id) => !this.plain && (this.drawnCount.get(id) ?? 0) > 0),
  );

  gain(id: string): number | null {
    return rules.gain(this.source.options, this.source.gains, this.state.path, id);
  }
  gainOf(line: string): number | null {
    return this.source.gains[this.source.options.indexOf(line)] ?? null;
  }

  click(id: string, at?: { x: number; y: number }): void {
    const options = this.source.options;
    if (!options.length) return;
    this.pending = null;
    this.clicks = rules.click(options, this.state.path, id);
    this.at = at ?? null;
    const chosen = this.state.choice;
    if (chosen) this.choose(chosen);
  }
  /** A whole option at once, from a chip or the list. */
  choose(line: string, sure = false): void {
    if (!this.source.options.includes(line)) return;
    if (!sure && wantsConfirm()) {
      this.pending = line;
      return;
    }
    this.clear();
    this.source.play(line);
  }
  confirm(): void {
    if (this.pending) this.choose(this.pending, true);
  }
  back(): boolean {
    const had = this.pending !== null || this.state.path.length > 0;
    if (this.pending) this.clicks = this.state.path.length ? rules.back(this.state.path) : [];
    else this.clicks = rules.back(this.state.path);
    this.pending = null;
    this.at = null;
    return had;
  }
  clear(): void {
    this.clicks = [];
    this.pending = null;
    this.at = null;
  }

  label(id: string): string {
    return this.source.label(id);
  }

  hover(id: string | null): void {
    this.hovered = id;
  }

  thing(id: string, tip: ThingTip = {}): Attachment<Element> {
    return (el) => {
      this.drawnCount.set(id, (untrackedCount(this.drawnCount, id) ?? 0) + 1);
      el.setAttribute('data-id', id);
      const stop = this.listen(el, id, tip);
      $effect(() => {
        const usable = this.state.open.has(id) && this.source.mine;
        mark(el, 'data-next', this.state.next.has(id));
        mark(el, 'data-open', usable);
        mark(el, 'data-picked', this.picked.has(id));
        mark(el, 'data-lit', this.source.lit.has(id));
        const last = this.source.lastSeat(id);
        mark(el, 'data-last', last !== null, last ? String(last.seat) : '');
        if (last) (el as SVGElement).style.setProperty('--last', last.fill);
        const native = el instanceof HTMLButtonElement;
        if (usable) {
          el.setAttribute('aria-label', tip.label ?? tip.title ?? this.source.label(id));
          if (!native) {
            el.setAttribute('role', 'button');
            el.setAttribute('tabindex', this.state.next.has(id) ? '0' : '-1');
          }
        } else if (!native) {
          el.removeAttribute('role');
          el.removeAttribute('tabindex');
          el.removeAttribute('aria-label');
        }
      });
      return () => {
        stop();
        if (this.held?.el === el) this.held = null;
        const left = (untrackedCount(this.drawnCount, id) ?? 1) - 1;
        if (left) this.drawnCount.set(id, left);
        else this.drawnCount.delete(id);
      };
    };
  }

  private listen(el: Element, id: string, tip: ThingTip): () => void {
    let timer = 0;
    let pressed = false;
    const open = (): void => {
      this.hovered = id;
      this.held = { id, tip, el };
    };
    // later, because a browser may tell of a lost focus while the page is being redrawn
    const shut = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (this.held?.el === el) this.held = null;
        if (this.hovered === id && !this.held) this.hovered = null;
      });
    };
    const handlers: Record<string, (e: Event) => void> = {
      click: (e) => {
        if (pressed) {
          pressed = false;
          e.stopPropagation();
          return;
        }
        const { clientX, clientY, detail } = e as MouseEvent;
        if (!this.state.open.has(id) && !this.picked.has(id)) return;
        e.stopPropagation();
        const r = el.getBoundingClientRect();
        const at = detail ? { x: clientX, y: clientY } : { x: r.left + r.width / 2, y: r.bottom };
        this.click(id, at);
      },
      keydown: (e) => {
        const { key } = e as KeyboardEvent;
        if ((key !== 'Enter' && key !== ' ') || e.target !== el) return;
        if (el instanceof HTMLButtonElement) return;
        e.preventDefault();
        e.stopPropagation();
        const r = el.getBoundingClientRect();
        this.click(id, { x: r.left + r.width / 2, y: r.bottom });
      },
      pointerenter: (e) => {
        if ((e as PointerEvent).pointerType === 'touch') return;
        timer = window.setTimeout(open, 250);
        this.hovered = id;
      },
      pointerleave: () => shut(),
      focus: () => {
        if (el.matches(':focus-visible')) open();
      },
      blur: () => shut(),
      pointerdown: (e) => {
        clearTimeout(timer);
        pressed = false;
        if ((e as PointerEvent).pointerType !== 'touch') return;
        timer = window.setTimeout(() => {
          pressed = true;
          open();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (e) => {
        if (pressed) e.preventDefault();
      },
    };
    for (const [name, handler] of Object.entries(handlers)) el.addEventListener(name, handler);
    return () => {
      clearTimeout(timer);
      for (const [name, handler] of Object.entries(handlers)) el.removeEventListener(name, handler);
    };
  }
}

function mark(el: Element, name: string, on: boolean, value = ''): void {
  if (on) {
    if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  } else if (el.hasAttribute(name)) el.removeAttribute(name);
}

const untrackedCount = (map: SvelteMap<string, number>, id: string): number | undefined =>
  untrack(() => map.get(id));
