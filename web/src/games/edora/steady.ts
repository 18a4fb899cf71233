/**
 * The same picking, but a thing asked for again is the same attachment with a newer tip. The board has
 * several hundred things: they would all be detached and attached at every step of the game.
 */
import type { Attachment } from 'svelte/attachments';
import type { Named, PickProps, ThingTip } from '../../board/types';

interface Known {
  tip: ThingTip;
  attach: Attachment<Element>;
}
const all = new WeakMap<object, PickProps>();

export function steady<Verb extends string>(pick: PickProps<Verb>): PickProps<Verb> {
  const before = all.get(pick) as PickProps<Verb> | undefined;
  if (before) return before;
  const known = new Map<string, Known>();
  const made: PickProps<Verb> = {
    get next() {
      return pick.next;
    },
    get picked() {
      return pick.picked;
    },
    get mine() {
      return pick.mine;
    },
    get hovered() {
      return pick.hovered;
    },
    glow: (what) => pick.glow(what),
    open: (what) => pick.open(what),
    click: (what, at) => pick.click(what, at),
    hover: (id) => pick.hover(id),
    gain: (id) => pick.gain(id),
    thing(what: Named, tip = {}) {
      const key = String(what);
      const old = known.get(key);
      if (old) {
        old.tip = tip;
        return old.attach;
      }
      const one: Known = {
        tip,
        attach: pick.thing(what, {
          get rule() {
            return one.tip.rule;
          },
          get note() {
            return one.tip.note;
          },
          get title() {
            return one.tip.title;
          },
          get label() {
            return one.tip.label;
          },
        } as ThingTip),
      };
      known.set(key, one);
      return one.attach;
    },
  };
  all.set(pick, made);
  return made;
}
