import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ruletka, type Move, type Ruletka } from '../rules/index.ts';
import { after, all, lastCaptain, open } from '../rules/playing.testing.ts';
import { awaited, type SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import type { Json } from '../../../kernel/json.ts';
import { observation, start, submit } from '../../../kernel/match.ts';
import { pick } from '../../../kernel/random.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { remember, type Bot } from '../../../bots/bot.ts';
import { LEVELS as NAMES } from '../../../bots/level.ts';
import { bots } from './index.ts';

interface Decided {
  readonly view: SeatView<Ruletka>;
  readonly seat: number;
  readonly move: Move;
  readonly legal: readonly Move[];
}

const named = (name: string): Bot => {
  const bot = [...bots.levels, ...bots.sparring].find(({ level }) => level === name);
  if (bot === undefined) throw new Error(name);
  return bot;
};

/** One match, with everything seat 0 decided in it. Throws where a bot is refused. */
function match(names: readonly string[], seed: string, raw: object = {}, budget?: number) {
  const options = ruletka.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  const key = seedKey(seed);
  const random = fastRandom(openStream(key, 'dice'));
  const lineup = names.map(named);
  const memories: Json[] = lineup.map(({ blank }) => blank);
  const decided: Decided[] = [];
  let now = start(ruletka, options.value, names.length, { key });
  const view = (seat: number): SeatView<Ruletka> => observation(now, seat).view as SeatView<Ruletka>;
  const watch = (): void =>
    lineup.forEach((bot, seat) => {
      memories[seat] = remember(bot, memories[seat] ?? null, view(seat), seat);
    });
  watch();
  for (let asked = awaited(ruletka, now.state); asked.length > 0; asked = awaited(ruletka, now.state)) {
    const seat = pick(random, asked);
    const bot = lineup[seat] as Bot;
    const question = { view: view(seat), seat, options: options.value, random, budget: budget ?? bot.budget ?? 0 };
    const move = bot.decide(memories[seat] ?? null, question) as Move;
    if (seat === 0) decided.push({ view: question.view, seat, move, legal: [...ruletka.moves(question.view, seat)] });
    const answer = submit(now, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(`${bot.level} was refused: ${answer.code} ${JSON.stringify(move)}`);
    now = answer.match;
    watch();
  }
  return { decided, winners: ruletka.outcome(now.state)?.winners ?? [] };
}

it('has the five levels, and the opponents they are measured with', () => {
  expect(bots.levels.map(({ level }) => level)).toEqual([...NAMES]);
  expect(bots.sparring.map(({ level }) => level)).toEqual(expect.arrayContaining(['honest-2', 'cheat-5']));
});

const TABLES: readonly (readonly [number, object])[] = [
  [2, { target: 10, pace: 'standard' }],
  [3, { pace: 'fast', target: 30 }],
  [4, {}],
  [6, { deck: { 'shoot-somebody': 8, 'change-of-aim': 8, bribe: 5, gift: 5, 'swapped-dice': 5 } }],
  [5, { deck: { peeper: 11, 'pat-down': 10, nerves: 10 } }],
];

describe.each(TABLES)('%i players, %o', (seats, options) => {
  it('every level plays to the end, and no move of theirs is refused', () => {
    for (let turn = 0; turn < NAMES.length; turn++) {
      const names = Array.from({ length: seats }, (_, seat) => NAMES[(seat + turn) % NAMES.length] ?? 'casual');
      expect(match(names, `table ${turn}`, options, 30).decided.length).toBeGreaterThan(0);
    }
  });
});

it.each(['honest-2', 'cheat-5'])('the master finds %s out', (other) => {
  let won = 0;
  for (let i = 0; i < 12; i++) won += match(['master', other], `out ${i}`).winners.includes(0) ? 1 : 0;
  expect(won).toBeGreaterThanOrEqual(9);
});

const MADE = Array.from({ length: 24 }, (_, i) =>
  match(['master', 'random', ...(i % 3 === 0 ? ['cheat-5'] : [])], `decided ${i}`, {}, 60),
).flatMap(({ decided }) => decided);
const among = (phase: string): readonly Decided[] => MADE.filter(({ view }) => view.phase === phase);
const card = (move: Move): string | undefined => ('card' in move ? move.card : undefined);

it('the master leaves most cards in hand most of the time', () => {
  const possible = MADE.filter(
    ({ view, legal }) => view.phase !== 'bullet' && legal.some((each) => card(each) !== undefined),
  );
  const played = possible.filter(({ move }) => card(move) !== undefined);
  expect(possible.length).toBeGreaterThan(150);
  expect(played.length).toBeGreaterThan(10);
  expect(played.length / possible.length).toBeLessThan(0.4);
  expect(new Set(played.map(({ move }) => card(move))).size).toBeGreaterThan(4);
  for (const { move } of played) expect(ACTION_CARDS).toContain(card(move));
});

it('the master turns a bullet into a click rather than lose a character', () => {
  const saved = among('bullet').filter(({ legal }) => legal.some((each) => card(each) === 'dud'));
  expect(saved.length).toBeGreaterThan(2);
  expect(saved.filter(({ move }) => card(move) === 'dud').length / saved.length).toBeGreaterThan(0.8);
});

it.each([0, 1, 2, 3, 4, 5])('the master does not accuse a pocket it has found honest, bet %i', (bet) => {
  const loaded = all(open({ seats: 3, hands: { 0: ['pat-down'] } }), () => ({ pocket: 'click' }));
  const told = all(
    all(loaded, () => ({ ready: true })),
    (seat) => ({ bet: seat === 1 ? bet : 1 }),
  );
  const searched = after(after(told, 0, { pass: true }), 0, { card: 'pat-down', on: 1 });
  const view = observation(searched, 0).view as SeatView<Ruletka>;
  expect(view.pattedDown).toEqual([{ on: 1, card: 'click' }]);
  expect([...ruletka.moves(view, 0)]).toContainEqual({ accuse: 1 });
  const master = named('master');
  const random = fastRandom(openStream(seedKey('honest'), 'dice'));
  const memory = remember(master, master.blank, view, 0);
  expect(master.decide(memory, { view, seat: 0, options: searched.options, random, budget: 60 })).not.toEqual({
    accuse: 1,
  });
});

it.each(bots.levels)('$level takes a win when it is offered', (bot) => {
  const { state, options } = lastCaptain();
  const view = { ...ruletka.table(state), ...ruletka.own(state, 0) };
  expect([...ruletka.moves(view, 0)]).toEqual(expect.arrayContaining([{ take: true }, { showOff: true }]));
  const random = fastRandom(openStream(seedKey('win'), 'dice'));
  const memory = remember(bot, bot.blank, view, 0);
  expect(bot.decide(memory, { view, seat: 0, options, random, budget: bot.budget ?? 0 })).toEqual({
    take: true,
  });
});

it('the master is ready without spinning', () => {
  const spinning = among('spinning');
  expect(spinning.length).toBeGreaterThan(20);
  for (const { move } of spinning) expect(move).toEqual({ ready: true });
});
