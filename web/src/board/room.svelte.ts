import { is } from '../layout';

/** Room kept free at the foot of the stage for the question bar, which lies over it on wide screens. */
const BAR = 76;
const AIR = 20;
/** What a stage leaves free around its drawing. */
export const MARGIN = 20;

class Room {
  /** More room than usual, while a tall bar would cover something that can be clicked. */
  private extra = $state(0);

  /** Px at the foot of the stage under an open drawer; the drawing stays as it is. */
  over = $state(0);

  /** On a phone the bar stands below the stage and needs none of it. */
  private get bar(): number {
    return is('narrow') ? 0 : BAR;
  }
  get foot(): number {
    return this.bar && this.bar + this.extra;
  }

  /**
   * The shape (width : height) of what a stage of this size leaves for its drawing, between its
   * margins and a bar of the usual height: a drawing is arranged once, not for every question.
   */
  shape(width: number, height: number, margin = MARGIN): number {
    return Math.max(1, width - 2 * margin) / Math.max(1, height - this.bar - margin);
  }

  /**
   * Looks whether the bar hides something that glows; if so the board makes room for it. In a lesson
   * it always does, unless a long list is open: anything may be spoken of.
   */
  clear(stage: Element, bar: Element, lesson = false): void {
    const over = bar.getBoundingClientRect();
    const tall = Math.round(over.height) + AIR - BAR;
    if (tall <= AIR) this.extra = 0;
    else if (this.extra > tall) this.extra = tall;
    else if (lesson && tall < stage.clientHeight * 0.3) this.extra = tall;
    else if (this.extra < tall && [...stage.querySelectorAll('[data-next]')].some(within(over)))
      this.extra = tall;
  }
  forget(): void {
    this.extra = this.over = 0;
  }
}

/** Lies the middle of a thing in this box? */
export const within =
  (box: DOMRect) =>
  (thing: Element): boolean => {
    const r = thing.getBoundingClientRect();
    const x = r.left + r.width / 2;
    const y = r.top + r.height / 2;
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };

export const room = new Room();
