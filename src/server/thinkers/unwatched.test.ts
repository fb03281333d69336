import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { BotQuestion, BotRunner } from '../../runner/bot-runner.ts';
import { fakeTime, type FakeTime } from '../../wire/fake-time.testing.ts';
import { createAttention, type Attention } from '../attention.ts';
import { slowedUnwatched } from './unwatched.ts';

let time: FakeTime;
let attention: Attention;
let asked: { readonly match: string; answer(move: Json): void }[];
let bots: BotRunner;

beforeEach(() => {
  time = fakeTime();
  attention = createAttention(time);
  asked = [];
  const thinkers: BotRunner = {
    observe: () => {},
    choose: ({ bot: { match } }) => new Promise((answer) => void asked.push({ match, answer })),
    forget: () => {},
  };
  bots = slowedUnwatched(thinkers, { attention, time, percent: 10 });
});

function ask(match: string): Promise<Json> {
  const bot = { match, game: { id: 'snap' }, options: {}, seat: 0, level: 'any' };
  const question: BotQuestion = {
    bot,
    observation: { n: 0, view: {} },
    seed: '',
    history: () => Promise.resolve([]),
  };
  return bots.choose(question);
}

const matches = (): string[] => asked.map(({ match }) => match);

it('where somebody looks, bots are asked at once', () => {
  attention.look('t', 'm');
  void ask('m');
  void ask('m');
  expect(matches()).toEqual(['m', 'm']);
});

it('where nobody does, one thinks at a time and rests nine times as long', async () => {
  const first = ask('m');
  void ask('o');
  expect(matches()).toEqual(['m']);
  time.pass(20);
  asked[0]?.answer('moved');
  expect(await first).toBe('moved');
  time.pass(179);
  expect(matches()).toEqual(['m']);
  time.pass(1);
  expect(matches()).toEqual(['m', 'o']);
});

it('matches of one address take turns with those of others', async () => {
  for (const [match, address] of Object.entries({ a1: 'crowd', a2: 'crowd', b: 'ala' })) {
    attention.made(`table ${match}`, address);
    attention.look(`table ${match}`, match)();
  }
  for (const match of ['a1', 'a1', 'a2', 'a2', 'b']) void ask(match);
  for (let i = 0; i < 4; i++) {
    asked.at(-1)?.answer('moved');
    await new Promise((settled) => void setImmediate(settled));
    time.pass(10 ** (i + 3)); // more than nine times as long as it took
  }
  expect(matches()).toEqual(['a1', 'a1', 'b', 'a2', 'a2']);
});

it('whoever comes to look finds the bots at full speed, by a socket or over HTTP', () => {
  void ask('away');
  void ask('m');
  void ask('m');
  void ask('h');
  attention.look('t', 'm');
  expect(matches()).toEqual(['away', 'm', 'm']);
  attention.glance('u', 'h');
  expect(matches()).toEqual(['away', 'm', 'm', 'h']);
  time.pass(59_999);
  void ask('h');
  expect(matches()).toHaveLength(5);
  time.pass(1);
  void ask('h');
  expect(matches()).toHaveLength(5);
});

it('a match that is over is thought about no more', async () => {
  void ask('away');
  const late = ask('m');
  bots.forget('m');
  expect(await late).toBeNull();
  attention.look('t', 'm');
  expect(matches()).toEqual(['away']);
});
