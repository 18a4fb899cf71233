/**
 * Motion by comparing: where every `data-piece` stood before a new view, and where it stands after.
 * Nothing is commanded; a drawing only names its pieces. See "Motion" in src/games/README.md.
 */
interface Stand {
  el: Element;
  parent: Element | null;
  rect: DOMRect;
}

export type Snapshot = Map<string, Stand>;

const TIME = 300;
const FADES = 220;
const APART = 40; // ms between two fresh pieces
const LATEST = 200; // ms until the last of them starts
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const PIECES = '[data-piece]';

const isGraphic = (el: Element): el is SVGGraphicsElement =>
  el instanceof SVGGraphicsElement && !(el instanceof SVGSVGElement && el.parentElement !== null);

/** Where all pieces stand now. */
export function before(root: ParentNode): Snapshot {
  const found: Snapshot = new Map();
  for (const el of root.querySelectorAll(PIECES))
    found.set(el.getAttribute('data-piece')!, {
      el,
      parent: el.parentElement,
      rect: el.getBoundingClientRect(),
    });
  return found;
}

/** A shift on the screen, told in the coordinates the element is placed in. */
function local(el: Element, dx: number, dy: number): [number, number] {
  if (!isGraphic(el)) return [dx, dy];
  const m = (el.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!m) return [dx, dy];
  const det = m.a * m.d - m.b * m.c;
  if (Math.abs(det) < 1e-9) return [0, 0];
  return [(m.d * dx - m.c * dy) / det, (m.a * dy - m.b * dx) / det];
}

/** What is in the air: cancelled when the next view comes. */
const flying = new Set<Animation>();

function launch(el: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = el.animate(frames, timing);
  flying.add(animation);
  animation.onfinish = () => flying.delete(animation);
}

/** A flight from where something stood to where it stands; null if it is there already. */
function course(el: Element, from: DOMRect): [number, number] | null {
  const to = el.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  return Math.hypot(dx, dy) < 2 ? null : local(el, dx, dy);
}

const FADE: Keyframe[] = [{ opacity: 0, easing: 'ease-out' }, { opacity: 1 }];

/** A flight ends where the piece is drawn: both ends are told whole, as one matrix. Then the browser
 *  moves the finished picture and the page has nothing to do meanwhile; of `translate` in a drawing, or
 *  of something added to a transform, it would paint every step. So it would of two animations of one
 *  piece as soon as the first is over: a fresh piece appears and flies in one. */
function fly(
  el: Element,
  [x, y]: [number, number],
  delay: number,
  fresh: boolean,
  duration: number,
): void {
  const there = new DOMMatrix(getComputedStyle(el).transform);
  const from = new DOMMatrix().translate(x, y).multiply(there);
  const frames: Keyframe[] = [
    { transform: `${from}`, offset: 0 },
    { transform: `${from}`, offset: delay / duration, easing: EASE },
    { transform: `${there}`, offset: (delay + TIME) / duration },
    { transform: `${there}`, offset: 1 },
  ];
  if (fresh) frames.push({ ...FADE[0], offset: 0 }, { ...FADE[1], offset: FADES / duration });
  frames.sort((a, b) => a.offset! - b.offset!);
  if (fresh) frames.push({ opacity: 1, offset: 1 });
  launch(el, frames, { duration });
}

function fadeIn(el: Element, duration: number): void {
  const [from, to] = FADE as [Keyframe, Keyframe];
  const frames = [from, { ...to, offset: FADES / duration }, { ...to, offset: 1 }];
  launch(el, frames, { duration });
}

/** A piece that is gone fades where it stood. */
function ghost(stand: Stand, calm: boolean): void {
  const { el: old, parent } = stand;
  if (old.isConnected || !isGraphic(old)) return;
  if (!parent?.isConnected || !(parent instanceof SVGGraphicsElement)) return;
  const m = parent.getScreenCTM();
  if (!m) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'ghost');
  svg.setAttribute('aria-hidden', 'true');
  const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  g.setAttribute('transform', `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  const copy = old.cloneNode(true) as Element;
  copy.removeAttribute('data-piece');
  for (const el of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-id', 'data-piece', 'tabindex', 'role', 'aria-label'])
      el.removeAttribute(name);
  g.append(copy);
  svg.append(g);
  document.body.append(svg);
  const end = calm ? {} : { transform: 'translateY(-10px)' };
  svg.animate([{ opacity: 1 }, { opacity: 0, ...end }], { duration: 240 }).finished.then(
    () => svg.remove(),
    () => svg.remove(),
  );
}

/**
 * Plays the difference. `calm`: fade only. First all is measured, then all is set in motion. What comes
 * to rest earlier than the rest waits for it: the end of an animation is a picture of the whole page.
 */
export function after(root: ParentNode, old: Snapshot, calm: boolean): void {
  if (!old.size) return;
  for (const animation of flying) animation.cancel();
  flying.clear();
  const seen = new Set<string>();
  const place = places(root, old);
  const moves: ((duration: number) => void)[] = [];
  let [fresh, whole] = [0, FADES];
  for (const el of root.querySelectorAll(PIECES)) {
    const key = el.getAttribute('data-piece')!;
    seen.add(key);
    const was = old.get(key);
    const from = was?.rect ?? (calm ? null : place(el.getAttribute('data-from')));
    const way = from && course(el, from);
    if (way && !calm) {
      const delay = was ? 0 : Math.min(fresh++ * APART, LATEST);
      whole = Math.max(whole, delay + TIME);
      moves.push((duration) => fly(el, way, delay, !was, duration));
    } else if (!was || way) moves.push((duration) => fadeIn(el, duration));
  }
  for (const move of moves) move(whole);
  let gone = 0;
  for (const [key, stand] of old) if (!seen.has(key) && gone++ < 40) ghost(stand, calm);
}

/** Where a thing or a piece stands; all are looked up once, and only if somebody asks. */
function places(root: ParentNode, old: Snapshot): (from: string | null) => DOMRect | null {
  let things: Map<string, Element> | null = null;
  return (from) => {
    if (!from) return null;
    const stood = old.get(from);
    if (stood) return stood.rect;
    if (!things) {
      things = new Map();
      for (const el of root.querySelectorAll('[data-piece], [data-id]'))
        for (const id of [el.getAttribute('data-piece'), el.getAttribute('data-id')])
          if (id && !things.has(id)) things.set(id, el);
    }
    return things.get(from)?.getBoundingClientRect() ?? null;
  };
}
