/** Of several arrangements of a drawing the one that is shown largest in a window of this shape. */
interface Sized {
  width: number;
  height: number;
}

/** `aspect` is width : height; the first wins unless another is at least a fiftieth larger. */
export function largest<S extends Sized>(aspect: number, arrangements: readonly S[]): S {
  const scale = (s: Sized): number => Math.min(aspect / s.width, 1 / s.height);
  return arrangements.reduce((a, b) => (scale(b) > scale(a) * 1.02 ? b : a));
}
