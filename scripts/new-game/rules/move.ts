import { integer, objectOf, type Decoder } from '../../../src/kernel/decode.ts';

export const MOST = 3;

export interface Move {
  readonly take: number;
}

/** Reads what a player sent. Anything else is `malformed`. */
export const MOVE: Decoder<Move> = objectOf<Move>({ take: integer(1, MOST) }, true);
