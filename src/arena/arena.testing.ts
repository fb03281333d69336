import type { Bot } from '../bots/bot.ts';
import type { Game } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { outcomeOf, playMatch } from './match.ts';

export function optionsOf(game: Game, raw: object = {}): unknown {
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

/** What share of its matches `one` wins among `others`, sitting everywhere in turn. */
export function shareWon(game: Game, one: Bot, others: Bot, seats: number): number {
  const games = 40;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % seats;
    const lineup = Array.from({ length: seats }, (_, seat) => (seat === mine ? one : others));
    const { match } = playMatch(game, optionsOf(game), lineup, seedKey(`strength/${i}`));
    if (outcomeOf(match).winners.includes(mine)) won++;
  }
  return won / games;
}
