import { sameJson } from '../json.ts';
import { nameOf, type Law } from './moment.ts';

/** Only an answer that others are still waited for after can be seen both ways. */
export const answersLookAsKept: Law = {
  name: 'an answer that is kept looks as one that is played',
  why: 'where a host brings on what follows, the last to answer would be seen as somebody who has not, or give it away.',
  step({ before: { match }, progress }) {
    const { game, state, questions } = match;
    const { seat, move, by } = progress.entry;
    if (game.answered === undefined || !game.sealed(move)) return undefined;
    const { state: after, questions: next } = progress.match;
    const follows = next.some((question, each) => question !== null && question !== questions[each]);
    if (follows || game.outcome(after) !== undefined) return undefined;
    const table = game.table(state);
    if (!sameJson(game.answered.table(table, seat, by), game.table(after))) {
      return `the table that ${nameOf(seat)} has answered at is another one`;
    }
    if (!sameJson(game.answered.own(game.own(state, seat), table, move), game.own(after, seat))) {
      return `${nameOf(seat)} does not see what they have answered`;
    }
    return undefined;
  },
};
