/** The two scores of a seat: what the score track shows, and what it would be if it ended now. */
import type { SourceInfo, View } from '../api/messages';

export interface Points {
  now: number; // on the score track
  end: number; // if it ended now
  nowMore: boolean; // and there are more, which the viewer may not know
  endMore: boolean;
  own: number; // of them those that only the viewer knows
}

export type Sources = readonly SourceInfo[];
type BySource = Readonly<Record<string, number>>;

const sum = (points: BySource): number => Object.values(points).reduce((a, b) => a + b, 0);

/** What the score track shows of points by source: all but the final scoring. */
export const onTrack = (sources: Sources, points: BySource): number =>
  sources.reduce((n, source) => (source.at_end ? n : n + (points[source.id] ?? 0)), 0);

/** What only the viewer knows of the points of a seat: of its own, that is. */
const secret = (view: View, seat: number): BySource =>
  seat === view.viewer ? (view.secret ?? {}) : {};
/** The sources of which the viewer may not know all. */
const veiled = (view: View, seat: number): readonly string[] =>
  seat === view.viewer ? [] : (view.veiled?.[seat] ?? []);

export function pointsOf(view: View, seat: number, sources: Sources): Points {
  const known = view.scores[seat] ?? {};
  const mine = secret(view, seat);
  const unknown = veiled(view, seat);
  return {
    now: onTrack(sources, known) + onTrack(sources, mine),
    end: sum(known) + sum(mine),
    nowMore: sources.some((source) => !source.at_end && unknown.includes(source.id)),
    endMore: unknown.length > 0,
    own: sum(mine),
  };
}

/** Where the marker of a seat stands on a board's score track; once it is over, at the end. */
export const onBoard = (view: View, seat: number, sources: Sources): number => {
  const points = pointsOf(view, seat, sources);
  return view.over ? points.end : points.now;
};

/** Points as far as they are known: "12", "12 + ?", or "?". */
export const figure = (known: number, more: boolean): string =>
  more ? (known ? `${known} + ?` : '?') : `${known}`;

/** What the viewer knows of one source of a seat. */
export const cell = (view: View, seat: number, source: string): string =>
  figure(
    (view.scores[seat]?.[source] ?? 0) + (secret(view, seat)[source] ?? 0),
    veiled(view, seat).includes(source),
  );

/** The number that stands large beside a name: the score track; once it is over, everything. */
export const large = (points: Points, over: boolean): number | string => {
  if (over) return points.end;
  return points.nowMore ? figure(points.now, true) : points.now;
};
