/** A card a turn; the fox is one of them. */
export const TURNS = 20;
