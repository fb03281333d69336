/** Of a team. */
export const LIVES = 4;
/** Cards in a gun. */
export const GUN_SIZE = 7;
/** All bullets there are: one in each gun at first, the others in the box. */
export const BULLETS = 19;
