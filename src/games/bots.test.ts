import { describe, expect, it } from 'vitest';
import { GAMES } from './rules.ts';
import { mozg } from './mozg/rules/index.ts';
import { rudy } from './rudy/rules/index.ts';
import { awaited, type Game, type SeatView, type GameTypes } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import type { Json } from '../kernel/json.ts';
import { seen, start, submit, type Match } from '../kernel/match.ts';
import { everySeat, type Seat } from '../kernel/seat.ts';
import { openStream } from '../kernel/stream.ts';
import { swift } from '../kernel/swift.ts';
import { remember, think, type Bot } from '../bots/bot.ts';
import { LEVELS, usualLevel } from '../bots/level.ts';
import { botNamed, botsOf } from './all-bots.ts';
import { levelsOf, loadEverybody } from './bots.ts';
import { SHELF } from './shelf.ts';

interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly options: object;
}

/** Every game as the box has it, with as few as may play; and with everything turned, with a few more. */
const TABLES: readonly Table[] = (
  await Promise.all(
    SHELF.map(async ({ rules, lobby }): Promise<Table[]> => {
      const { game } = await rules();
      const knobs = (await lobby?.())?.knobs ?? [];
      const turned = Object.fromEntries(knobs.map(({ option, values }) => [option, values.at(-1)]));
      const { least, most } = game.seats;
      return [
        { game, seats: least, options: {} },
        { game, seats: Math.min(most, least + 3), options: turned },
      ];
    }),
  )
).flat();

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

function viewOf(match: Match<GameTypes>, seat: Seat): SeatView<GameTypes> {
  return frozen(structuredClone(seen(match, seat).view));
}

/** A whole match is played, so nobody thinks for longer. */
const MOST = 160;

/** Dice that count how often they are thrown. */
function counted(key: Uint8Array, label: string) {
  const dice = swift(openStream(key, label));
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

/** What a bot promises, in one match. */
function examine(game: Game, bot: Bot, seats: number, options: object): boolean {
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

describe.each(TABLES)('the bots of $game.id with $seats seats', ({ game, seats, options }) => {
  it.each(botsOf(game.id))('%s is lawful, repeats itself for a seed and remembers only views', (level) => {
    const bot = botNamed(game.id, level);
    if (bot === undefined) throw new Error(level);
    const searched = examine(game, bot, seats, options);
    // One that does not search throws its dice as often whatever its budget.
    expect(searched).toBe(bot.budget !== undefined);
  });
});

describe('the examination catches', () => {
  const random = botNamed('mozg', 'random') as Bot;
  const flawed = (flaw: Partial<Bot>) => () => examine(mozg, { ...random, ...flaw }, 2, {});
  let calls = 0;

  it('nothing in a bot without a flaw', () => {
    expect(flawed({})()).toBe(false);
  });

  it('one that keeps something for itself', () => {
    const decide: Bot['decide'] = (memory, question) => {
      calls++;
      const throws = everySeat(calls % 5).map(() => question.random.below(6));
      return throws.length < 5 ? random.decide(memory, question) : null;
    };
    expect(flawed({ decide })).toThrow(/to deeply equal/);
  });

  it('one that counts a view twice', () => {
    expect(flawed({ blank: 0, observe: (memory) => Number(memory) + 1 })).toThrow(/to deeply equal/);
  });

  it('one that changes what it is shown', () => {
    const decide: Bot['decide'] = (memory, question) => {
      (question.view as { hand: number[] }).hand.reverse();
      return random.decide(memory, question);
    };
    expect(flawed({ decide })).toThrow(TypeError);
  });

  it('one that is refused', () => {
    expect(flawed({ decide: () => ({ play: 0 }) })).toThrow('was refused');
  });
});

it('has random for every game, and nobody for a name that is not there', () => {
  for (const id of Object.keys(GAMES)) {
    expect(botsOf(id)).toContain('random');
    expect(botNamed(id, '3')).toBeUndefined();
  }
  expect(botNamed('chess', 'random')).toBeUndefined();
  expect(levelsOf('chess')).toEqual([]);
});

it.each(SHELF)('$id offers the levels it says, the weakest first', ({ id, bots }) => {
  const levels = levelsOf(id);
  expect(levels).toEqual(bots === undefined ? ['random'] : LEVELS);
  expect(botsOf(id).slice(0, levels.length)).toEqual(levels);
  expect(new Set(botsOf(id)).size).toBe(botsOf(id).length);
  for (const name of botsOf(id)) expect(botNamed(id, name)?.level).toBe(name);
});

it.each(Object.keys(GAMES))('the bots of %s can be fetched for themselves', async (id) => {
  const fetched = await loadEverybody(id);
  expect(new Set(fetched.map(({ level }) => level))).toEqual(new Set(botsOf(id)));
  for (const name of botsOf(id)) expect(fetched.find(({ level }) => level === name)).toBe(botNamed(id, name));
  expect(await loadEverybody('toString')).toEqual([]);
});

it('who does not choose gets neither the weakest nor the strongest', () => {
  expect(usualLevel(LEVELS)).toBe('regular');
  expect(usualLevel([])).toBeUndefined();
});

it('random answers evenly: of two hundred moves each comes about as often', () => {
  const bot = botNamed('rudy', 'random');
  const options = rudy.options({}, '');
  if (bot === undefined || !options.ok) throw new Error('no bot');
  const match = start(rudy, options.value, 2, { key: seedKey('even') });
  const random = swift(openStream(seedKey('even'), 'dice'));
  const counts = new Map<string, number>();
  for (let i = 0; i < 20_000; i++) {
    const view = seen(match, 0).view;
    const move = bot.decide(null, { view, seat: 0, options: options.value, random, budget: 0 });
    counts.set(JSON.stringify(move), (counts.get(JSON.stringify(move)) ?? 0) + 1);
  }
  expect(counts.size).toBe(200);
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
  expect(Math.max(...counts.values())).toBeLessThan(145);
});
