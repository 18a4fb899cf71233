/** What a lesson points at: things by their ids, and the parts of a table by their names. */
const PARTS: Record<string, string> = {
  '@board': '.stage-box',
  '@mat': '.mat-box',
  '@players': '.players',
  '@question': '.question',
};

/** The elements that stand for an id; those that stand for it alone, if there are any. */
export function pointedAt(root: ParentNode, id: string): Element[] {
  const part = PARTS[id];
  if (part) return [...root.querySelectorAll(part)];
  const seen = (el: Element): boolean => {
    const r = el.getBoundingClientRect();
    return r.width > 0 || r.height > 0;
  };
  const alone = [...root.querySelectorAll(`[data-id="${id}"]`)].filter(seen);
  return alone.length ? alone : [...root.querySelectorAll(`[data-id~="${id}"]`)].filter(seen);
}
