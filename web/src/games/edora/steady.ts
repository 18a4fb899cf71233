/**
 * The same picking, but a thing asked for again is the same attachment with a newer tip. The board has
 * several hundred things: they would all be detached and attached at every step of the game.
 */
import type { Attachment } from 'svelte/attachments';
import type { PickProps, ThingTip } from '../../board/types';

interface Known {
  tip: ThingTip;
  attach: Attachment<Element>;
}
const all = new WeakMap<PickProps, PickProps>();

export function steady(pick: PickProps): PickProps {
  const before = all.get(pick);
  if (before) return before;
  const known = new Map<string, Known>();
  const made: PickProps = {
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
    click: (id, at) => pick.click(id, at),
    hover: (id) => pick.hover(id),
    gain: (id) => pick.gain(id),
    thing(id, tip = {}) {
      const old = known.get(id);
      if (old) {
        old.tip = tip;
        return old.attach;
      }
      const one: Known = {
        tip,
        attach: pick.thing(id, {
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
      known.set(id, one);
      return one.attach;
    },
  };
  all.set(pick, made);
  return made;
}
