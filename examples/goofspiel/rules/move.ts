import { integer, objectOf, type Decoder } from '../../../kernel/decode.ts';
import { MOST } from './state.ts';

export interface Move {
  readonly bid: number;
}

export const MOVE: Decoder<Move> = objectOf<Move>({ bid: integer(1, MOST) }, true);
