/**
 * Writing on a drawing that would be too small to read. It is drawn larger around its own middle, as
 * far as what it stands in has room for it; what would still be too small is left out until the board
 * is nearer. The drawings know nothing of it.
 */
const LEAST = 9; // px on the screen
/** So much larger may a text of so many signs become: a number in a disc has more room than a name. */
const room = (signs: number): number => (signs <= 2 ? 2 : signs <= 5 ? 1.6 : 1.35);

/** How much larger a text of this size is drawn; 0: not at all. */
export function growth(px: number, signs: number): number {
  if (px >= LEAST || px <= 0) return 1;
  const wanted = LEAST / px;
  return wanted <= room(signs) ? wanted : 0;
}

/** The size of a text on the screen, in px, as it is drawn without our doing. */
function size(text: SVGTextElement): number {
  const m = (text.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!m) return 0;
  const own = text.transform.baseVal.consolidate()?.matrix;
  const det = (own ? own.a * own.d - own.b * own.c : 1) * (m.a * m.d - m.b * m.c);
  return parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(det));
}

export function makeLegible(root: ParentNode): void {
  const found = [...root.querySelectorAll<SVGTextElement>('svg text')].map(
    (text): [SVGTextElement, number] => [
      text,
      growth(size(text), text.textContent?.trim().length ?? 0),
    ],
  );
  // first all is measured, then all is changed: the page is laid out once
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

/** Keeps the writing legible whenever something is drawn, the window changes or the board has moved. */
export function keepLegible(root: HTMLElement): () => void {
  let timer = 0;
  const soon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => makeLegible(root), 40);
  };
  const drawn = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof SVGElement)) soon();
  });
  drawn.observe(root, { childList: true, subtree: true });
  const sized = new ResizeObserver(soon);
  sized.observe(root);
  root.addEventListener('settled', soon);
  soon();
  return () => {
    clearTimeout(timer);
    drawn.disconnect();
    sized.disconnect();
    root.removeEventListener('settled', soon);
  };
}
