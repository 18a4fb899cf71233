/** Turning a card over: the old side closes, then the new one opens. With reduced motion it fades. */
const HALF = 190;

function calm(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

interface Turn {
  delay: number;
  duration: number;
  css: (t: number) => string;
}

const side = (delay: number): Turn =>
  calm()
    ? { delay: 0, duration: 160, css: (t) => `opacity: ${t}` }
    : { delay, duration: HALF, css: (t) => `transform: scaleX(${Math.max(t, 0.001)})` };

export const opens = (_: Element): Turn => side(HALF);
export const closes = (_: Element): Turn => side(0);
