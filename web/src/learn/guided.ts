/** The parts of the guide. */
export type Guided = 'points' | 'symbols';
