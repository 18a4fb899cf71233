/** Pan, wheel and pinch on a stage, by d3-zoom. Loaded after the board: one can see and choose without. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';

/** Where the board is: moved so far, so many times as large. */
export interface At {
  x: number;
  y: number;
  k: number;
}

export interface Zoom {
  /** How far the board may be moved: the stage is so large, the drawing ends there. */
  within(width: number, height: number, foot: number): void;
  to(at: At): void;
  by(x: number, y: number): void;
  nearer(by: number): void;
  stop(): void;
}

type Told = D3ZoomEvent<SVGSVGElement, unknown>;

export function zooming(
  stage: SVGSVGElement,
  most: number,
  click: number,
  on: {
    start(at: At, byHand: boolean): void;
    move(at: At, byMouse: boolean): void;
    end(): void;
  },
): Zoom {
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, most])
    .filter((e: Event) => {
      const mouse = e as MouseEvent;
      return (!mouse.ctrlKey || e.type === 'wheel') && !mouse.button;
    })
    .clickDistance(click)
    .on('start', (e: Told) => on.start(e.transform, !!e.sourceEvent))
    .on('zoom', (e: Told) =>
      on.move(e.transform, (e.sourceEvent as Event | null)?.type === 'mousemove'),
    )
    .on('end', () => on.end());
  const sel = select(stage);
  sel.call(behaviour).on('dblclick.zoom', null);
  return {
    within: (width, height, foot) =>
      void behaviour
        .extent([
          [0, 0],
          [width, height],
        ])
        .translateExtent([
          [-width * 0.2, -height * 0.2],
          [width * 1.2, foot],
        ]),
    to: ({ x, y, k }) => void sel.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k)),
    by: (x, y) => void sel.call(behaviour.translateBy, x, y),
    nearer: (by) => void sel.call(behaviour.scaleBy, by),
    stop: () => void sel.on('.zoom', null),
  };
}
