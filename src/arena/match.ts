import type { Bot } from '../bots/bot.ts';
import type { Game, GameTypes } from '../kernel/contract.ts';
import { start, submit, type Entry, type Match } from '../kernel/match.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Key } from '../kernel/stream.ts';
import { seatPlayers } from './players.ts';

export interface PlayedMatch<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly entries: readonly Entry<T['Move']>[];
}

/** A whole match among bots, one for each seat. */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  lineup: readonly Bot<T>[],
  key: Key,
): PlayedMatch<T> {
  const players = seatPlayers(lineup, key);
  const entries: Entry<T['Move']>[] = [];
  let match = start(game, options, lineup.length, { key });
  players.observe(match);
  while (game.toAct(match.state).length > 0) {
    const seat = players.next(match);
    const answer = submit(match, { seat, move: players.decide(match, seat), by: 'bot' });
    if (!answer.ok)
      throw new Error(`${game.id}: ${lineup[seat]?.level ?? ''} at seat ${seat} was refused: ${answer.code}`);
    match = answer.match;
    entries.push(answer.entry);
    players.observe(match);
  }
  return { match, entries };
}

/** How a match that nobody is asked in any more has ended. */
export function outcomeOf<T extends GameTypes>({ game, state }: Match<T>): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody is asked and it is not over`);
  return outcome;
}
