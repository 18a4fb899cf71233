/** Room kept free at the foot of the stage for the question bar, which lies over it on wide screens. */
const BAR = 76;

/** On a phone the bar stands below the stage and needs none of it. */
export const foot = (): number => (matchMedia('(max-width: 899px)').matches ? 0 : BAR);
