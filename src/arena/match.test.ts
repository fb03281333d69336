import { expect, it } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import { botNamed } from '../bots/index.ts';
import { mozg } from '../games/mozg/rules/index.ts';
import { rudy } from '../games/rudy/rules/index.ts';
import { ruletka } from '../games/ruletka/rules/index.ts';
import type { Game, GameTypes } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { isAwaited, start, submit } from '../kernel/match.ts';
import { playMatch } from './match.ts';

function bot(game: string, level: string): Bot {
  const found = botNamed(game, level);
  if (found === undefined) throw new Error(level);
  return found;
}

function optionsOf(game: Game, raw: object = {}): unknown {
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

const MATCHES: readonly { readonly game: Game; readonly seats: number; readonly atLeast: number }[] = [
  { game: mozg, seats: 2, atLeast: 0.85 },
  { game: mozg, seats: 4, atLeast: 0.65 },
  { game: ruletka, seats: 2, atLeast: 0.65 },
  { game: ruletka, seats: 4, atLeast: 0.45 },
];

it.each(MATCHES)('greedy beats random ones at $game.id with $seats seats', ({ game, seats, atLeast }) => {
  const games = 40;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => bot(game.id, seat === mine ? 'greedy' : 'random'));
    const { match } = playMatch(game, optionsOf(game), bots, seedKey(`strength/${i}`));
    if (game.outcome(match.state)?.winners.includes(mine) === true) won++;
  }
  expect(won / games).toBeGreaterThan(atLeast);
});

it('plays the same match for the same key, move for move', () => {
  const bots = [bot('ruletka', 'random'), bot('ruletka', 'greedy'), bot('ruletka', 'random')];
  const once = playMatch(ruletka, optionsOf(ruletka), bots, seedKey('same'));
  expect(playMatch(ruletka, optionsOf(ruletka), bots, seedKey('same')).entries).toEqual(once.entries);
  expect(playMatch(ruletka, optionsOf(ruletka), bots, seedKey('other')).entries).not.toEqual(once.entries);
});

/** How often somebody moved whom the table did not wait for. */
function unbidden(level: string): number {
  const { entries } = playMatch(
    ruletka,
    optionsOf(ruletka),
    Array.from({ length: 4 }, () => bot('ruletka', level)),
    seedKey('unbidden'),
  );
  let count = 0;
  let match = start<GameTypes>(ruletka, optionsOf(ruletka), 4, { key: seedKey('unbidden') });
  for (const entry of entries) {
    if (!isAwaited(match, entry.seat)) count++;
    const answer = submit(match, entry);
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return count;
}

it('[W28] random ones also move where they have passed, so that records cover it; all others only when awaited', () => {
  expect(unbidden('random')).toBeGreaterThan(3);
  expect(unbidden('greedy')).toBe(0);
  expect(unbidden('casual')).toBe(0);
});

it('gives every bot dice of its own, and others in every game', () => {
  const bots = [bot('rudy', 'random'), bot('rudy', 'random')];
  const written = (seed: string, seat: number): unknown[] => {
    const { entries } = playMatch(rudy, optionsOf(rudy), bots, seedKey(seed));
    return entries.filter((entry) => entry.seat === seat).map(({ move }) => move);
  };
  expect(written('dice', 0)).not.toEqual(written('dice', 1));
  expect(written('dice', 0)).not.toEqual(written('other', 0));
});

it('[R19] lets no seat always be last where it matters who is', () => {
  const bots = [bot('rudy', 'random'), bot('rudy', 'random'), bot('rudy', 'random')];
  const last = (raw: object): unknown[] => {
    const { entries } = playMatch(rudy, optionsOf(rudy, raw), bots, seedKey('order'));
    return entries.filter((_, i) => i % 3 === 2).map(({ seat }) => seat);
  };
  expect(new Set(last({ lastAloud: true }))).toEqual(new Set([0, 1, 2]));
  expect(new Set(last({}))).toEqual(new Set([2]));
});

it('is loud about a bot that breaks the rules', () => {
  const cheat: Bot = { level: 'cheat', blank: null, decide: () => ({ number: 100 }) };
  expect(() => playMatch(rudy, optionsOf(rudy), [cheat], seedKey('x'))).toThrow(
    'cheat at seat 0 was refused: malformed',
  );
});
