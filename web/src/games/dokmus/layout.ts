/** Where the island and the panels beside it go, for the shape of the window. */

const PANEL = 360; // width of every panel in its own units
const TALL = { rounds: 56, calls: 158, camps: 122, visits: 92, bowl: 240, turn: 80 };
const GAP = 16;
const SHORE = 30; // sea around the island

export interface Places {
  width: number;
  height: number;
  island: { x: number; y: number };
  rounds: string;
  calls: string;
  camps: string;
  visits: string;
  bowl: string;
  turn: string;
}
type Panel = keyof typeof TALL;

const sum = (panels: readonly Panel[]): number =>
  panels.reduce((all, p) => all + TALL[p], 0) + (panels.length - 1) * GAP;

/** Panels one below the other. */
function column(panels: readonly Panel[], x: number, y: number, k: number): [Panel, string][] {
  return panels.map((p) => {
    const at: [Panel, string] = [p, `translate(${x} ${y}) scale(${k})`];
    y += (TALL[p] + GAP) * k;
    return at;
  });
}

/** The island on top, the panels below in columns. */
function below(w: number, h: number, columns: readonly Panel[][]): Places {
  const n = columns.length;
  const k = (w + SHORE - (n - 1) * GAP) / (n * PANEL);
  const y = h + 2 * SHORE;
  return {
    width: w + 2 * SHORE,
    height: y + k * Math.max(...columns.map(sum)) + SHORE / 2,
    island: { x: SHORE, y: SHORE },
    ...(Object.fromEntries(
      columns.flatMap((panels, i) => column(panels, SHORE / 2 + i * (k * PANEL + GAP), y, k)),
    ) as Record<Panel, string>),
  };
}

/** The island on the left, the panels on the right, as wide as there is room. */
function beside(w: number, h: number, aspect: number): Places {
  const height = h + 2 * SHORE;
  const panels: Panel[] = ['rounds', 'calls', 'turn', 'camps', 'visits', 'bowl'];
  const fill = (height - SHORE) / sum(panels);
  const room = (aspect * height - w - 2 * SHORE - GAP) / PANEL;
  const k = Math.min(fill, Math.max(1, room));
  return {
    width: w + 2 * SHORE + PANEL * k + GAP,
    height,
    island: { x: SHORE, y: SHORE },
    ...(Object.fromEntries(
      column(panels, w + 2 * SHORE, (height - sum(panels) * k) / 2, k),
    ) as Record<Panel, string>),
  };
}

/** The island is w x h; aspect is that of the window. The island shall be large, then the panels. */
export function arrange(w: number, h: number, aspect: number): Places {
  const ways = [
    beside(w, h, aspect),
    below(w, h, [
      ['rounds', 'calls', 'turn', 'visits'],
      ['camps', 'bowl'],
    ]),
    below(w, h, [['rounds', 'calls'], ['turn', 'camps', 'visits'], ['bowl']]),
  ];
  const scale = (p: Places): number => Math.min(aspect / p.width, 1 / p.height);
  const best = Math.max(...ways.map(scale));
  return ways.find((p) => scale(p) >= 0.93 * best)!;
}
