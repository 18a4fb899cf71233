/** A tap of a finger goes to the nearest target within reach: see board/aim.ts. A mouse needs no help. */
import { aim, type Target } from '../board/aim';
import { LONG_PRESS, type Picking } from './picking.svelte';

const GROUNDS = '.stage-box, .mat-box';
const TARGETS = '[data-next], [data-picked]';

export function taps(root: HTMLElement, picking: Picking): () => void {
  let down = { timeStamp: 0, clientX: 0, clientY: 0, pointerType: '' };
  const press = (e: PointerEvent): void => {
    down = e;
    const bubble = e.target instanceof Element && e.target.closest('.tip');
    if (e.pointerType === 'touch' && !bubble) picking.held = null; // opened by a tap
  };
  const tap = (e: MouseEvent): void => {
    picking.between = [];
    if (down.pointerType !== 'touch' || !(e.target instanceof Element)) return;
    if (e.timeStamp - down.timeStamp > LONG_PRESS) return; // that was a question, not a choice
    // where the finger came down: browsers move the click itself to something near
    const { clientX: x, clientY: y } = down;
    const under = document.elementFromPoint(x, y) ?? e.target;
    const ground = under.closest(GROUNDS);
    const direct = under.closest('button, a, input, [data-open], [data-next], [data-picked]');
    if (!ground || (direct && !direct.hasAttribute('data-id'))) return;
    const on = direct?.closest(`${TARGETS}, [data-open]`) ?? null;
    const found = aim(x, y, targets(ground, on));
    const [first, ...others] = found;
    const fell = e.target.closest('[data-id]');
    if (!others.length && (!first || first === fell)) return; // it goes where it fell
    e.stopPropagation();
    e.preventDefault();
    if (!others.length) return send(first!, e);
    const zoom = new CustomEvent('magnify', { detail: found, cancelable: true });
    if (ground.querySelector('svg[role=group]')?.dispatchEvent(zoom) ?? true)
      picking.between = found;
  };
  root.addEventListener('pointerdown', press, true);
  root.addEventListener('click', tap, true);
  return () => {
    root.removeEventListener('pointerdown', press, true);
    root.removeEventListener('click', tap, true);
  };
}

/** What a tap on this ground can mean; of things that name the same the nearest stands for all. */
function targets(ground: Element, on: Element | null): Target<Element>[] {
  const all = new Set(ground.querySelectorAll(TARGETS));
  if (on) all.add(on);
  const same = on?.getAttribute('data-id');
  return [...all]
    .filter((el) => el === on || el.getAttribute('data-id') !== same)
    .map((el) => ({ what: el, box: el.getBoundingClientRect(), on: el === on }))
    .filter(({ box }) => box.width > 0 || box.height > 0);
}

/** A click on a thing, as if the finger had met it. */
export function send(
  thing: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): void {
  const how = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  thing.dispatchEvent(new MouseEvent('click', how));
}
