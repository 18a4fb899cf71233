/**
 * Is the line slow? It is if even the first small script needed so long. Then first comes what a choice
 * can be made with, in words; the drawing follows.
 */
export const slow = performance.now() > 700; // ms
