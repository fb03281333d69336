import { codes } from './declare.ts';

/** Why a move of any game can be refused, besides the game's own reasons. */
export const kernelRefusal = codes({
  malformed: 'It is no move of this game.',
  'no-seat': 'Whoever sent it does not play in this match.',
  over: 'The match is over.',
  'not-asked': 'Nothing is asked of this seat now.',
  'old-question': 'It answers a question that is no longer open.',
});
