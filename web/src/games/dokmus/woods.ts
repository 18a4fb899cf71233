/**
 * Trees of a wooded cell. A board has a hundred such cells: the trees of a row that look alike are one
 * path, placed by its numbers, because every element and every transform is painted anew each time.
 */
interface Tree {
  kind: 'fir' | 'oak';
  x: number;
  y: number;
}
export interface Part {
  look: string;
  d: string;
}

const fir = (x: number, y: number): Tree => ({ kind: 'fir', x, y });
const oak = (x: number, y: number): Tree => ({ kind: 'oak', x, y });

const WOODS: readonly (readonly Tree[])[] = [
  [fir(-9, -8), oak(3, -10), fir(13, -5), oak(-11, 5), fir(2, 6), oak(11, 10), fir(-6, 13)],
  [oak(-8, -11), fir(7, -8), fir(-14, 0), oak(0, 0), oak(13, 3), fir(-8, 11), fir(6, 13)],
  [
    fir(-2, -10),
    oak(-12, -6),
    oak(11, -9),
    fir(6, 1),
    fir(-8, 4),
    oak(-2, 12),
    fir(14, 9),
    fir(-14, 13),
  ],
  [
    fir(-12, -9),
    fir(0, -7),
    fir(12, -9),
    oak(-7, 2),
    fir(8, 4),
    fir(-13, 12),
    oak(2, 12),
    oak(14, 12),
  ],
];

/** Each look of a tree: where its line begins, and the line from there. */
const LINES = {
  fir: {
    'fir-c': [0, -10, 'l5.6 16h-11.2z'],
    'fir-b': [0, -10, 'l3 16h-8.6z'],
    'fir-a': [0, -10, 'l-1.6 10-2.4 1.4z'],
  },
  oak: {
    'oak-c': [
      -6.6,
      1.6,
      'a4 4 0 0 1 1.6-6.2 5.4 5.4 0 0 1 10 0 4.2 4.2 0 0 1 1.4 6.6 4.6 4.6 0 0 1-4.8 3.4 5.8 5.8 0 0 1-4.6-.2 4 4 0 0 1-3.6-3.6z',
    ],
    'oak-b': [
      -6.4,
      0.8,
      'a4 4 0 0 1 1.6-5.6 5.2 5.2 0 0 1 8.4-.8 4 4 0 0 1-1 6.2 5 5 0 0 1-4.6 2.4 4.4 4.4 0 0 1-4.4-2.2z',
    ],
    'oak-a': [-4.6, -2.4, 'a3.6 3.6 0 0 1 5-3.4 3.4 3.4 0 0 1-2.6 4.4 3 3 0 0 1-2.4-1z'],
  },
} as const;
const SHADES = {
  fir: [-3.9, 6.4, 'a5.4 2.2 0 1 0 10.8 0 5.4 2.2 0 1 0-10.8 0z'],
  oak: [-5, 5.4, 'a6.6 2.6 0 1 0 13.2 0 6.6 2.6 0 1 0-13.2 0z'],
} as const;

const from = (tree: Tree, [x, y, line]: readonly [number, number, string]): string =>
  `M${(tree.x + x).toFixed(1)} ${(tree.y + y).toFixed(1)}${line}`;

function row(trees: readonly Tree[]): Part[] {
  return (['fir', 'oak'] as const).flatMap((kind) => {
    const same = trees.filter((tree) => tree.kind === kind);
    return Object.entries(LINES[kind]).map(([look, line]) => ({
      look,
      d: same.map((tree) => from(tree, line)).join(''),
    }));
  });
}

/** The woods: shadows first, then row behind row. */
export const woods: Part[][] = WOODS.map((trees) => [
  { look: 'shade', d: trees.map((tree) => from(tree, SHADES[tree.kind])).join('') },
  ...row(trees.filter((tree) => tree.y < -3)),
  ...row(trees.filter((tree) => tree.y >= -3 && tree.y < 8)),
  ...row(trees.filter((tree) => tree.y >= 8)),
]).map((parts) => parts.filter((part) => part.d));
