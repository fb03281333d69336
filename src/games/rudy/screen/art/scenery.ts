import type { Drawing } from './ink.ts';

/** A card's space; the light comes from the upper left. */
export const CARD = { width: 280, height: 360 } as const;

/** A landscape in layers. Animals stand between `back` and `front`; those in the water between `back` and `middle` too. */
export interface Scenery {
  readonly back: Drawing;
  readonly middle?: Drawing;
  readonly front: Drawing;
  /** The dark tint of the shadows on its ground. */
  readonly shadow: string;
}
