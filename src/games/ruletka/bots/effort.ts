import type { Effort } from './backward.ts';

/** How the committed table was made, and how it is meant to be played. */
export const RACE_EFFORT: Effort = { iterations: 1500, enough: 4e-6 };
