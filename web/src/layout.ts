/**
 * The shapes a window can have, each said here and nowhere else. A style asks for one by its name,
 * `@media (--narrow)`, and vite.config.ts puts the query in its place; a script asks `is('narrow')`.
 *
 * A window has one of six shapes: wide, laptop, tablet, phone, landscape or zoomed. The names below
 * them join several. A window lower than 540 px cannot hold one thing below the other. How each of
 * them is laid out is told in docs/screens.md.
 */
export const LAYOUT = {
  /** The table with everything beside it, on a large screen. */
  wide: '(min-width: 1400px) and (min-height: 541px)',
  /** The same with less room beside it. */
  laptop: '(min-width: 900px) and (max-width: 1399px) and (min-height: 541px)',
  /** One thing below the other, with a glance at everybody. */
  tablet: '(min-width: 601px) and (max-width: 899px) and (min-height: 541px)',
  /** A phone held upright: one thing below the other, and no more than a line of each. */
  phone: '(max-width: 600px) and (min-height: 541px)',
  /** A phone lying on its side: the board has the whole height, the rest stands left and right. */
  landscape: '(max-height: 540px) and (pointer: coarse)',
  /** A page zoomed in to 200 %: the same, for a mouse. */
  zoomed: '(max-height: 540px) and (pointer: fine)',

  /** Wide or laptop: the log stands beside the table, the question bar lies over its foot. */
  roomy: '(min-width: 900px) and (min-height: 541px)',
  /** Not roomy: the log is a drawer, the question never lies over the board. */
  narrow: '(max-width: 899px), (max-height: 540px)',
  /** Tablet or phone. */
  stacked: '(max-width: 899px) and (min-height: 541px)',
  /** Landscape or zoomed. */
  low: '(max-height: 540px)',
  /** All but wide. */
  compact: '(max-width: 1399px), (max-height: 540px)',
  /** Narrow as a phone held upright, however high: for pages that scroll. */
  slim: '(max-width: 600px)',
  /** Fingers, no mouse: larger targets. */
  touch: '(pointer: coarse)',
} as const;

export type Shape = keyof typeof LAYOUT;

/** Has the window this shape now? */
export const is = (shape: Shape): boolean => matchMedia(LAYOUT[shape]).matches;

/** A style with each named shape replaced by its query. */
export const spelled = (style: string): string =>
  style.replace(/@media[^{]*\{/g, (media) =>
    media.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!(name in LAYOUT)) throw new Error(`src/layout.ts knows no shape '${name}'`);
      return LAYOUT[name as Shape];
    }),
  );
