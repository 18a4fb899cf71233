/**
 * Writing on a drawing that would be too small to read. It is drawn larger around its own middle, as
 * far as what it stands in has room for it; what would still be too small is left out until the board
 * is nearer. The drawings know nothing of it.
 *
 * A text is measured once, in units of its drawing; how large it is on the screen follows from how near
 * the board is, or will be when it has come to rest. Only what changed is measured again.
 */
const LEAST = 9; // px on the screen
/** So much larger may a text of so many signs become: a number in a disc has more room than a name. */
const room = (signs: number): number => (signs <= 2 ? 2 : signs <= 5 ? 1.6 : 1.35);

/** How much larger a text of this size is drawn; 0: not at all. */
export function growth(px: number, signs: number): number {
  if (px >= LEAST || px <= 0) return 1;
  const wanted = Math.ceil((100 * LEAST) / px) / 100;
  return wanted <= room(signs) ? wanted : 0;
}

const area = (m: DOMMatrix): number => Math.abs(m.a * m.d - m.b * m.c);

/** Stages by the units in which their texts are measured: one of theirs in px, now and at rest. */
class Scales {
  private readonly known = new Map<Element | null, { now: number; rest: number }>();

  of(text: Element): { now: number; rest: number } {
    const stage = text.closest<SVGGElement>('[data-scale]');
    let found = this.known.get(stage);
    if (!found) {
      const m = stage?.getScreenCTM();
      found = m
        ? { now: Math.sqrt(area(m)), rest: Number(stage!.dataset.scale) }
        : { now: 1, rest: 1 };
      this.known.set(stage, found);
    }
    return found;
  }
}

/** The size of a text in px, as it is drawn now and without our doing. */
function drawnSize(text: SVGTextElement): number {
  const m = (text.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!m) return 0;
  const own = text.transform.baseVal.consolidate()?.matrix;
  return parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(area(m) * (own ? area(own) : 1));
}

/** Sizes of texts in units of their stage. */
type Sizes = WeakMap<SVGTextElement, number>;

/** Once, as it is drawn now: for a picture that does not move. */
export function makeLegible(picture: ParentNode): void {
  const texts = [...picture.querySelectorAll<SVGTextElement>('svg text')];
  write(texts.map((text) => [text, growth(drawnSize(text), signs(text))]));
}

const signs = (text: Element): number => text.textContent?.trim().length ?? 0;

function measure(texts: Iterable<SVGTextElement>, sizes: Sizes): void {
  const scales = new Scales();
  const found: [SVGTextElement, number][] = [];
  for (const text of texts) {
    const scale = scales.of(text);
    let size = sizes.get(text);
    if (!size) sizes.set(text, (size = drawnSize(text) / scale.now));
    found.push([text, growth(size * scale.rest, signs(text))]);
  }
  write(found);
}

/** All was measured before, now all is changed: the page is laid out once. */
function write(found: [SVGTextElement, number][]): void {
  for (const [{ style }, by] of found) {
    const scale = by > 1 ? by.toFixed(2) : '';
    if (style.scale !== scale) {
      style.scale = scale;
      style.transformBox = scale && 'fill-box';
      style.transformOrigin = scale && 'center';
    }
    const visibility = by === 0 ? 'hidden' : '';
    if (style.visibility !== visibility) style.visibility = visibility;
  }
}

const within = (el: Element): SVGTextElement[] => {
  const text = el.closest<SVGTextElement>('svg text');
  return text ? [text] : [...el.querySelectorAll<SVGTextElement>('svg text')];
};

/** Keeps the writing legible whenever something is drawn, the window changes or the board has moved. */
export function keepLegible(root: HTMLElement): () => void {
  let sizes: Sizes = new WeakMap();
  let changed = new Set<Element>();
  let frame = 0;
  const soon = (el: Element): void => {
    changed.add(el);
    // before the next picture: nobody sees it twice, and it is painted once
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const texts = new Set([...changed].filter((one) => one.isConnected).flatMap(within));
      changed = new Set();
      measure(texts, sizes);
    });
  };
  /** A part of a drawing has another place or size. */
  const again = (part: EventTarget | null): void => {
    if (!(part instanceof SVGGElement) || part.matches('.near, .fit')) return;
    for (const text of part.querySelectorAll('text')) sizes.delete(text);
    soon(part);
  };
  const arrived = (e: TransitionEvent): void => {
    if (e.propertyName === 'transform') again(e.target);
  };
  root.addEventListener('transitionend', arrived);
  const drawn = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (attributeName === 'data-scale') {
        soon(target as Element); // the board comes nearer or goes back
      } else if (type === 'attributes') {
        again(target);
      } else if (type === 'characterData') {
        if (target.parentElement instanceof SVGElement) soon(target.parentElement);
      } else if (addedNodes.length) {
        if (target instanceof SVGElement) soon(target);
        for (const node of addedNodes) if (node instanceof Element) soon(node);
      }
    }
  });
  const attributeFilter = ['transform', 'style', 'data-scale'];
  drawn.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter });
  const sized = new ResizeObserver(() => {
    sizes = new WeakMap();
    soon(root);
  });
  sized.observe(root);
  return () => {
    cancelAnimationFrame(frame);
    root.removeEventListener('transitionend', arrived);
    drawn.disconnect();
    sized.disconnect();
  };
}
