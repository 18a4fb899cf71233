/**
 * The shapes a window can have, each said here and nowhere else. A style asks for one by its name,
 * `@media (--narrow)`, and vite.config.ts puts the query in its place; a script asks `is('narrow')`.
 *
 * A tablet held upright, a phone lying on its side and a page zoomed in to 200 % are all narrow: a
 * shape of their own for one of them begins with a line here.
 */
export const LAYOUT = {
  /** The table with everything beside it, on a large screen. */
  wide: '(min-width: 1200px)',
  /** The same with less room beside it. */
  laptop: '(min-width: 900px) and (max-width: 1199px)',
  /** Wide or laptop: the log stands beside the table, the question bar lies over its foot. */
  roomy: '(min-width: 900px)',
  /** Not roomy: one thing below the other. */
  narrow: '(max-width: 899px)',
  /** Laptop or narrow. */
  compact: '(max-width: 1199px)',
  /** A phone held upright. */
  phone: '(max-width: 600px)',
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
