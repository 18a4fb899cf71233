/** Which part of a drawing a picture shows: what it is about, with some air around it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const AIR = 0.08; // of the picture, on each side
const NEAREST = 2.4; // a drawing comes no nearer than this many times its own size

export function around(all: readonly Rect[]): Rect | null {
  if (!all.length) return null;
  const x = Math.min(...all.map((r) => r.x));
  const y = Math.min(...all.map((r) => r.y));
  const right = Math.max(...all.map((r) => r.x + r.width));
  const bottom = Math.max(...all.map((r) => r.y + r.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of `whole` that a picture of this size shows of `wanted`, in the shape of the picture. */
export function crop(wanted: Rect, whole: Size, picture: Size): Rect {
  const least = picture.width / NEAREST;
  const shape = picture.width / picture.height;
  const room = 1 - 2 * AIR;
  const width = Math.max(wanted.width / room, (wanted.height / room) * shape, least);
  const height = width / shape;
  const held = (middle: number, size: number, all: number): number => {
    const at = middle - size / 2;
    return size < all ? Math.min(Math.max(0, at), all - size) : (all - size) / 2;
  };
  return {
    x: held(wanted.x + wanted.width / 2, width, whole.width),
    y: held(wanted.y + wanted.height / 2, height, whole.height),
    width,
    height,
  };
}
