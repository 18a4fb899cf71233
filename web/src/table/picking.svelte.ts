/** The choice being made at a table: clicks in, a played choice out. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import { elsewhere, moved } from '../board/pointer';
import type { PickProps, ThingTip } from '../board/types';
import { wantsConfirm } from '../settings.svelte';
import * as rules from './pick';
import type { Lead, Named } from './pick';

export interface Held {
  /** What the thing is called by: the first id it names. */
  id: string;
  what: Named;
  tip: Partial<ThingTip>;
  el: Element;
}

export interface PickingSource {
  readonly options: string[];
  readonly gains: (number | null)[];
  /** Will it be too late to take this option back once it is played? Null: not known yet. */
  lasting(line: string): boolean | null;
  readonly mine: boolean;
  readonly lit: ReadonlySet<string>;
  /** Is this a word of the game's vocabulary, and not the name of a thing? */
  isVerb(word: string): boolean;
  lastSeat(id: string): { seat: number; fill: string } | null;
  /** What a thing is called; a verb that stands on the board by its sentence. */
  label(id: string): string;
  /** What a thing does, in words: its help; */
  help(id: string, tip: Partial<ThingTip>): string;
  /** and what is told of it now, or else its rule. */
  about(id: string, tip: Partial<ThingTip>): string;
  play(line: string): void;
}

/** A thing as it is attached to elements, and to how many. */
interface Made {
  drawn: number;
  attach: Attachment<Element>;
}

export const LONG_PRESS = 450;
/** So long, in ms, a choice waits until it is known whether it can be taken back. */
const PATIENCE = 1500;
/** So long, in ms, a bubble waits for a pointer on its way to it. */
const WAY = 300;
const BLINK = 200; // ms: what is drawn anew under a pointer was never away

export class Picking implements PickProps {
  private clicks = $state.raw<string[]>([]);
  /** How many elements stand for an id, or for several (as one text). */
  private readonly drawnCount = new SvelteMap<string, number>();
  /** The things that are drawn, by what they name and say: see `thing`. */
  private readonly made = new Map<string, Made>();
  /** What is drawn, element by element: the board in words tells it. */
  private readonly things = new Map<Element, Omit<Held, 'id' | 'el'>>();
  /** Rises whenever something else is drawn. */
  redrawn = $state(0);
  private readonly state = $derived.by(() => rules.pick(this.source.options, this.clicks));
  hovered = $state<string | null>(null);
  /** The thing whose help bubble is open. */
  held = $state.raw<Held | null>(null);
  /** Is the pointer on the bubble's way to the rule? Then it stays open. */
  reading = false;
  /** Where the last click was: buttons appear there. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Things a tap can mean, too close to be shown apart: it is asked which of them. */
  between = $state.raw<readonly Element[]>([]);
  /** Without a drawing every option is a chip. */
  plain = $state(false);
  /** A complete choice waiting to be confirmed. */
  pending = $state<string | null>(null);
  /** A complete choice of which it is not known yet whether it can be taken back. */
  private unsure: { line: string; options: string[]; timer: number } | null = null;

  constructor(private readonly source: PickingSource) {}

  readonly picked = $derived.by(() => new Set(this.state.path) as ReadonlySet<string>);
  get next(): ReadonlySet<string> {
    return this.state.next;
  }
  get path(): readonly string[] {
    return this.state.path;
  }
  /** The clicks to show: what was named, without the verbs. */
  readonly tags = $derived.by(() => rules.operands(this.state));
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
  readonly chips = $derived.by(() => {
    const compound = this.plain
      ? []
      : [...this.drawnCount.keys()].filter((key) => /[ |]/.test(key));
    return rules.undrawn(
      this.state,
      (id) => !this.plain && (this.drawnCount.get(id) ?? 0) > 0,
      compound.map((key) => key.split(' ')),
    );
  });

  /** The things drawn inside an element, in the order of the drawing. */
  drawnIn(box: Element): Held[] {
    return [...box.querySelectorAll('[data-id]')].flatMap((el) => {
      const thing = this.things.get(el);
      return thing ? [{ ...thing, id: rules.idsOf(this.state, thing.what)[0]!, el }] : [];
    });
  }

  /** Is there a thing with this id on the board? */
  isDrawn(id: string): boolean {
    return (this.drawnCount.get(id) ?? 0) > 0;
  }

  glow(what: Named): readonly Lead[] {
    return this.source.mine ? rules.leads(this.state, what) : [];
  }
  open(what: Named): boolean {
    return this.source.mine && rules.lines(this.state, what).length > 0;
  }
  /** The options a click on a thing leaves, or has left. */
  lines(what: Named): readonly string[] {
    return this.has(what) ? this.state.fitting : rules.lines(this.state, what);
  }
  /** Was a thing clicked already? */
  private has(what: Named): boolean {
    return words(what).every((word) => this.picked.has(word));
  }

  gain(id: string): number | null {
    return rules.gain(this.source.options, this.source.gains, this.state.path, id);
  }
  gainOf(line: string): number | null {
    return this.source.gains[this.source.options.indexOf(line)] ?? null;
  }

  click(what: Named, at?: { x: number; y: number }): void {
    const options = this.source.options;
    if (!options.length) return;
    this.drop();
    this.clicks = rules.click(options, this.state.path, what);
    this.at = at ?? null;
    const chosen = this.state.choice;
    if (chosen) this.choose(chosen);
  }
  /**
   * A whole option at once, from a chip or the list. What cannot be taken back is asked for once more,
   * unless it was just picked from several.
   */
  choose(line: string, sure = this.state.complete.length > 1): void {
    const options = this.source.options;
    if (!options.includes(line)) return;
    const lasting = this.source.lasting(line);
    this.drop();
    if (!sure && lasting === null && wantsConfirm(true) !== wantsConfirm(false)) {
      const timer = window.setTimeout(() => this.decide(true), PATIENCE);
      this.unsure = { line, options, timer };
      return;
    }
    if (!sure && wantsConfirm(lasting ?? true)) {
      this.pending = line;
      return;
    }
    this.clear();
    this.source.play(line);
  }
  /** What waits to be known is played or asked for, if it is known now; late: in any case. */
  decide(late = false): void {
    if (!this.unsure) return;
    const { line, options } = this.unsure;
    if (options !== this.source.options) return this.drop(); // that was another question
    const lasting = this.source.lasting(line) ?? (late || null);
    if (lasting === null) return;
    this.drop();
    if (wantsConfirm(lasting)) this.pending = line;
    else this.choose(line, true);
  }
  /** Nothing waits any more to be confirmed or to be known. */
  private drop(): void {
    clearTimeout(this.unsure?.timer);
    this.unsure = this.pending = null;
  }
  confirm(): void {
    if (this.pending) this.choose(this.pending, true);
  }
  back(): boolean {
    const had = this.pending !== null || this.state.path.length > 0;
    if (this.pending) this.clicks = this.state.path.length ? rules.back(this.state.path) : [];
    else this.clicks = rules.back(this.state.path);
    this.drop();
    this.at = null;
    return had;
  }
  clear(): void {
    this.clicks = [];
    this.drop();
    this.at = null;
  }

  label(id: string): string {
    return this.source.label(id);
  }
  help(id: string, tip: Partial<ThingTip>): string {
    return this.source.help(id, tip);
  }

  hover(id: string | null): void {
    this.hovered = id;
  }

  /**
   * The same thing that says the same is the same attachment: of the hundreds on a board only those
   * that changed are attached anew.
   */
  thing(what: Named, tip: Partial<ThingTip> = {}): Attachment<Element> {
    const all = JSON.stringify([what, tip]);
    const known = this.made.get(all);
    if (known) return known.attach;
    const attach = this.attachment(what, tip);
    const made: Made = {
      drawn: 0,
      attach: (el) => {
        made.drawn++;
        this.made.set(all, made);
        const gone = attach(el);
        return () => {
          gone?.();
          if (!--made.drawn) this.made.delete(all);
        };
      },
    };
    this.made.set(all, made);
    return made.attach;
  }

  private attachment(what: Named, tip: Partial<ThingTip>): Attachment<Element> {
    const key = words(what).join(' ');
    const simple = !/[ |]/.test(key);
    // A tile and what may be done with it is that tile; an island and a tribe is neither of them.
    const alone = words(what)
      .slice(1)
      .every((word) => this.source.isVerb(word.split('|')[0]!));
    return (el) => {
      this.drawnCount.set(key, (untrackedCount(this.drawnCount, key) ?? 0) + 1);
      el.setAttribute(
        'data-id',
        simple ? key : untrack(() => rules.idsOf(this.state, what)).join(' '),
      );
      this.things.set(el, { what, tip });
      untrack(() => this.redrawn++);
      const stop = this.listen(el, what, tip);
      $effect(() => {
        const ids = simple ? [key] : rules.idsOf(this.state, what);
        const id = ids[0]!;
        const open = simple ? this.state.open.has(key) : rules.lines(this.state, what).length > 0;
        const next = simple
          ? this.state.next.has(key)
          : rules.leads(this.state, what).length > 0 && ids.some((one) => this.state.next.has(one));
        const usable = open && this.source.mine;
        if (!simple) mark(el, 'data-id', true, ids.join(' '));
        mark(el, 'data-next', next);
        mark(el, 'data-open', usable);
        mark(el, 'data-picked', this.has(what));
        mark(el, 'data-lit', alone && this.source.lit.has(id));
        const last = alone ? this.source.lastSeat(id) : null;
        mark(el, 'data-last', last !== null, last ? String(last.seat) : '');
        if (last) (el as SVGElement).style.setProperty('--last', last.fill);
        const native = el instanceof HTMLButtonElement;
        if (usable) {
          el.setAttribute('aria-label', tip.label ?? tip.title ?? this.source.label(id));
          const about = this.source.about(id, tip);
          mark(el, 'aria-description', about !== '', about);
          if (!native) {
            el.setAttribute('role', 'button');
            el.setAttribute('tabindex', next ? '0' : '-1');
          }
        } else if (!native) {
          el.removeAttribute('role');
          el.removeAttribute('tabindex');
          el.removeAttribute('aria-label');
          el.removeAttribute('aria-description');
        }
      });
      return () => {
        stop();
        this.things.delete(el);
        if (this.held?.el === el) this.held = null;
        const left = (untrackedCount(this.drawnCount, key) ?? 1) - 1;
        if (left) this.drawnCount.set(key, left);
        else this.drawnCount.delete(key);
      };
    };
  }

  private listen(el: Element, what: Named, tip: Partial<ThingTip>): () => void {
    let timer = 0;
    let pressed = false;
    let resting: { clientX: number; clientY: number } | null = null;
    let lost = -BLINK; // when the page took it away from under a pointer that had come to it
    let finger = false;
    const id = (): string => rules.idsOf(this.state, what)[0]!;
    const open = (): void => {
      this.hovered = id();
      this.held = { id: id(), what, tip, el };
    };
    const soon = (): void => {
      timer = window.setTimeout(open, 250);
      this.hovered = id();
    };
    // later, because a browser may tell of a lost focus while the page is being redrawn
    const shut = (): void => {
      clearTimeout(timer);
      resting = null;
      queueMicrotask(() => {
        if (this.held?.el === el && !this.reading) this.held = null;
        if (this.hovered === id() && !this.held) this.hovered = null;
      });
    };
    const leave = (): void => {
      if (this.held?.el !== el || !tip.rule) return shut();
      if (this.hovered === id()) this.hovered = null;
      timer = window.setTimeout(shut, WAY); // the pointer may be on its way to the rule
    };
    const handlers: Record<string, (e: Event) => void> = {
      click: (e) => {
        if (pressed) {
          pressed = false;
          e.stopPropagation();
          return;
        }
        const { clientX, clientY, detail } = e as MouseEvent;
        if (!this.has(what) && !rules.lines(this.state, what).length) {
          if (!finger) return;
          e.stopPropagation(); // a tap on what cannot be chosen asks what it is
          open();
          return;
        }
        e.stopPropagation();
        const r = el.getBoundingClientRect();
        const at = detail ? { x: clientX, y: clientY } : { x: r.left + r.width / 2, y: r.bottom };
        this.click(what, at);
      },
      keydown: (e) => {
        const { key } = e as KeyboardEvent;
        if ((key !== 'Enter' && key !== ' ') || e.target !== el) return;
        if (el instanceof HTMLButtonElement) return;
        if (!this.has(what) && !rules.lines(this.state, what).length) return; // for others, then
        e.preventDefault();
        e.stopPropagation();
        const r = el.getBoundingClientRect();
        this.click(what, { x: r.left + r.width / 2, y: r.bottom });
      },
      pointerenter: (e) => {
        if ((e as PointerEvent).pointerType === 'touch') return;
        clearTimeout(timer);
        if (moved(e as PointerEvent) || e.timeStamp - lost < BLINK) soon();
        else resting = e as PointerEvent; // the board came to the pointer: no bubble before a hand moves it
      },
      pointermove: (e) => {
        if (!resting) return;
        if (!elsewhere(e as PointerEvent, resting)) return;
        resting = null;
        soon();
      },
      pointerleave: (e) => {
        lost = resting || moved(e as PointerEvent) ? -BLINK : e.timeStamp;
        leave();
      },
      focus: () => {
        if (el.matches(':focus-visible')) open();
      },
      blur: () => shut(),
      pointerdown: (e) => {
        clearTimeout(timer);
        pressed = false;
        finger = (e as PointerEvent).pointerType === 'touch';
        if (!finger) return;
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

const words = (what: Named): readonly string[] => (typeof what === 'string' ? [what] : what);

function mark(el: Element, name: string, on: boolean, value = ''): void {
  if (on) {
    if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  } else if (el.hasAttribute(name)) el.removeAttribute(name);
}

const untrackedCount = (map: SvelteMap<string, number>, id: string): number | undefined =>
  untrack(() => map.get(id));
