import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { mozg } from '../games/mozg/index.ts';
import { rudy } from '../games/rudy/index.ts';
import { ruletka } from '../games/ruletka/index.ts';
import { awaited, type Game, type SeatView, type GameTypes } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import type { Json } from '../kernel/json.ts';
import { seen, start, submit, type Match } from '../kernel/match.ts';
import { everySeat, type Seat } from '../kernel/seat.ts';
import { openStream } from '../kernel/stream.ts';
import { swift } from '../kernel/swift.ts';
import type { Bot } from './bot.ts';
import { remember, think } from './bot.ts';
import { botNamed, botsOf } from './index.ts';
import { LEVELS, levelsOf, usualLevel } from './level.ts';
import { loadBots } from './load.ts';

const TABLES: readonly { readonly game: Game; readonly seats: number; readonly options: object }[] = [
  { game: rudy, seats: 1, options: {} },
  { game: rudy, seats: 4, options: { fox: 'cats', lastAloud: true } },
  { game: mozg, seats: 2, options: {} },
  { game: mozg, seats: 4, options: { refill: 'forgotten', starter: 'rps' } },
  { game: ruletka, seats: 2, options: {} },
  { game: ruletka, seats: 5, options: { pace: 'fast' } },
];

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

function viewOf(match: Match<GameTypes>, seat: Seat): SeatView<GameTypes> {
  return frozen(structuredClone(seen(match, seat).view));
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
    const random = (): ReturnType<typeof swift> => swift(openStream(key, `${seat}/${match.length}`));
    const question = { view: viewOf(match, seat), seat, options: options.value, random: random(), budget: 0 };
    const { memory, move } = think(bot, memories[seat] ?? null, question);
    expect(memory).toEqual(memories[seat]);
    const again = think(bot, JSON.parse(JSON.stringify(memory)) as Json, { ...question, random: random() });
    expect(again.move).toEqual(move);
    // Another world behind the same view: nothing of it may reach the bot.
    const imagined = game.imagine(question.view, seat, random());
    const same = { ...game.table(imagined), ...game.own(imagined, seat) };
    expect(think(bot, memory, { ...question, view: same, random: random() }).move).toEqual(move);
    const answer = submit(match, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(`${bot.level} was refused: ${answer.code} ${JSON.stringify(move)}`);
    moves.push(move);
    match = answer.match;
    watch();
  }
  return { shown, memories, moves, outcome: game.outcome(match.state) };
}

describe.each(TABLES)('the bots of $game.id with $seats seats', ({ game, seats, options }) => {
  it.each(botsOf(game.id))('%s is lawful, repeats itself for a seed and remembers only views', (level) => {
    const bot = botNamed(game.id, level);
    if (bot === undefined) throw new Error(level);
    const { shown, memories, moves, outcome } = playThrough(game, bot, seats, options, 'one');
    expect(outcome).toBeDefined();
    expect(playThrough(game, bot, seats, options, 'one').moves).toEqual(moves);
    for (const seat of everySeat(seats)) {
      const twice = (shown[seat] ?? []).flatMap((view) => [view, view]);
      const rebuilt = twice.reduce<Json>((memory, view) => remember(bot, memory, view, seat), bot.blank);
      expect(rebuilt).toEqual(memories[seat]);
      expect(JSON.parse(JSON.stringify(rebuilt))).toEqual(rebuilt);
    }
  });
});

it('has random and greedy for every game, and nobody for a name that is not there', () => {
  for (const id of Object.keys(GAMES)) expect(botsOf(id)).toEqual(expect.arrayContaining(['random', 'greedy']));
  expect(botNamed('rudy', '3')).toBeUndefined();
  expect(botNamed('chess', 'random')).toBeUndefined();
  expect(levelsOf('chess')).toEqual([]);
});

it.each(Object.keys(GAMES))('%s offers its five levels', (id) => {
  expect(levelsOf(id)).toEqual(LEVELS);
  expect(botsOf(id).slice(0, LEVELS.length)).toEqual(LEVELS);
  expect(new Set(botsOf(id)).size).toBe(botsOf(id).length);
  for (const name of botsOf(id)) expect(botNamed(id, name)?.level).toBe(name);
});

it.each(Object.keys(GAMES))('the bots of %s can be fetched for themselves', async (id) => {
  const fetched = await loadBots(id);
  expect(new Set(fetched.map(({ level }) => level))).toEqual(new Set(botsOf(id)));
  for (const name of botsOf(id)) expect(fetched.find(({ level }) => level === name)).toBe(botNamed(id, name));
  expect(await loadBots('toString')).toEqual([]);
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
