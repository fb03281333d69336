import { expect } from 'vitest';
import { awaited, type Game, type GameTypes, type SeatView } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import type { Json } from '../kernel/json.ts';
import { observation, start, submit, type Match } from '../kernel/match.ts';
import { everySeat, type Seat } from '../kernel/seat.ts';
import { openStream } from '../kernel/stream.ts';
import { fastRandom } from '../kernel/fast-random.ts';
import { remember, think, type Bot } from './bot.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

function viewOf(match: Match<GameTypes>, seat: Seat): SeatView<GameTypes> {
  return frozen(JSON.parse(JSON.stringify(observation(match, seat).view)) as SeatView<GameTypes>);
}

/** A whole match is played, so nobody thinks for longer. */
const MOST = 160;

/** Dice that count how often they are thrown. */
function counted(key: Uint8Array, label: string) {
  const dice = fastRandom(openStream(key, label));
  const random = {
    thrown: 0,
    below(n: number): number {
      random.thrown++;
      return dice.below(n);
    },
  };
  return random;
}

/** A whole match of one bot at every seat, with what each seat was shown. */
function playThrough(game: Game, bot: Bot, seats: number, raw: object, seed: string) {
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  const key = seedKey(seed);
  let match = start(game, options.value, seats, { key });
  const shown: SeatView<GameTypes>[][] = everySeat(seats).map(() => []);
  const memories: Json[] = everySeat(seats).map(() => bot.blank);
  const moves: unknown[] = [];
  const budget = Math.min(MOST, bot.budget ?? 0);
  let searched = false;
  /** A question of earlier on, asked in between: what a bot keeps for itself would show. */
  let earlier: (() => unknown) | undefined;
  const watch = (): void => {
    for (const seat of everySeat(seats)) {
      const view = viewOf(match, seat);
      shown[seat]?.push(view);
      memories[seat] = frozen(remember(bot, memories[seat] ?? null, view, seat));
    }
  };
  watch();
  for (let asked = awaited(game, match.state); asked.length > 0; asked = awaited(game, match.state)) {
    const seat = asked[match.length % asked.length] ?? 0;
    const [view, before, label] = [viewOf(match, seat), memories[seat] ?? null, `${seat}/${match.length}`];
    const ask = (allowed: number, memory: Json = before) => {
      const random = counted(key, label);
      return {
        ...think(bot, memory, { view, seat, options: options.value, random, budget: allowed }),
        thrown: random.thrown,
      };
    };
    const { memory, move, thrown } = ask(budget);
    expect(memory).toEqual(before);
    searched ||= thrown > ask(0).thrown;
    if (match.length % 7 === 0) {
      earlier?.();
      expect(ask(budget, JSON.parse(JSON.stringify(memory)) as Json).move).toEqual(move);
      earlier = () => ask(budget);
    }
    const answer = submit(match, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(`${bot.level} was refused: ${answer.code} ${JSON.stringify(move)}`);
    moves.push(move);
    match = answer.match;
    watch();
  }
  return { shown, memories, moves, searched, outcome: game.outcome(match.state) };
}

/** What a bot promises, in one match of it alone; whether it searched. */
export function examine(game: Game, bot: Bot, seats: number, options: object): boolean {
  const { shown, memories, moves, searched, outcome } = playThrough(game, bot, seats, options, 'one');
  expect(outcome).toBeDefined();
  expect(playThrough(game, bot, seats, options, 'one').moves).toEqual(moves);
  for (const seat of everySeat(seats)) {
    const twice = (shown[seat] ?? []).flatMap((view) => [view, view]);
    const rebuilt = twice.reduce<Json>((memory, view) => remember(bot, memory, view, seat), bot.blank);
    expect(rebuilt).toEqual(memories[seat]);
    expect(JSON.parse(JSON.stringify(rebuilt))).toEqual(rebuilt);
  }
  return searched;
}
