import { expect, it } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import type { GameTypes } from '../kernel/contract.ts';
import type { BotQuestion, BotSeat, BotObservation } from './bot-runner.ts';
import { pooledRunner, type WorkerEvents } from './pooled-runner.ts';
import { fakeTime } from '../table/table.testing.ts';
import { createThinker, type ToThinker } from './thinker.ts';

/** Remembers the views it was shown and answers with all of them. It fails and falls silent where the newest says so. */
const witness: Bot<GameTypes, string> = {
  level: 'witness',
  blank: '',
  observe: (memory, view) => `${memory}${(view as { card: string }).card}`,
  decide(memory, { view, random }) {
    const { card } = view as { card: string };
    if (card === '!') throw new Error('sick');
    return { seen: memory, dice: random.below(1000) };
  },
};

/** Workers in this thread; `log` has what each was sent. */
function pool(size = 1, groupOf = (match: string) => match) {
  const time = fakeTime();
  const log: { readonly worker: number; readonly message: ToThinker }[] = [];
  const opened: WorkerEvents[] = [];
  const lost: string[] = [];
  const runner = pooledRunner({
    size,
    time,
    limit: 1000,
    lost: (why) => lost.push(why),
    groupOf,
    open(events) {
      const worker = opened.push(events) - 1;
      const hear = createThinker(
        () => Promise.resolve([witness]),
        (answer) => events.said(answer),
      );
      let stopped = false;
      let hung = false;
      return {
        send(message) {
          const sent = structuredClone(message);
          log.push({ worker, message: sent });
          const hangs = sent.do === 'think' && JSON.stringify(sent.seen.sights).endsWith('"?"}}]');
          hung ||= hangs;
          if (!stopped && !hung) hear(sent);
        },
        stop: () => void (stopped = true),
      };
    },
  });
  return { runner, time, log, opened, lost };
}

const seatOf = (match: string, seat = 0): BotSeat => ({
  match,
  game: { id: 'snap' },
  options: {},
  seat,
  level: 'witness',
});

const sights = (cards: string): BotObservation[] => cards.split('').map((card, n) => ({ n, view: { card } }));

function question(bot: BotSeat, cards: string): BotQuestion {
  const all = sights(cards);
  return { bot, observation: all.at(-1) ?? { n: 0, view: {} }, seed: 'ab', history: () => Promise.resolve(all) };
}

it('sends views along with the question, each once, and the same seed throws the same dice', async () => {
  const { runner, log } = pool();
  const bot = seatOf('m');
  for (const sight of sights('abc')) runner.observe(bot, sight);
  expect(log).toEqual([]);
  const first = await runner.choose(question(bot, 'abc'));
  for (const sight of sights('abcd').slice(3)) runner.observe(bot, sight);
  const second = await runner.choose(question(bot, 'abcd'));
  expect(first).toEqual({ seen: 'abc', dice: (second as { dice: number }).dice });
  expect(second).toMatchObject({ seen: 'abcd' });
  expect(log.map(({ message }) => (message.do === 'think' ? message.seen.sights.length : 0))).toEqual([3, 1]);
});

it('tells from the history what it was not shown', async () => {
  const { runner } = pool();
  const bot = seatOf('m');
  expect(await runner.choose(question(bot, 'xyz'))).toMatchObject({ seen: 'xyz' });
  runner.observe(bot, { n: 5, view: { card: 'c' } });
  expect(await runner.choose(question(bot, 'xyzabc'))).toMatchObject({ seen: 'xyzabc' });
  // Asked once more about the same view.
  expect(await runner.choose(question(bot, 'xyzabc'))).toMatchObject({ seen: 'xyzabc' });
});

it('a bot that fails loses its move only; what it has seen stays', async () => {
  const { runner, opened, lost } = pool();
  const bot = seatOf('m');
  await runner.choose(question(bot, 'ab'));
  await expect(runner.choose(question(bot, 'ab!'))).rejects.toThrow('sick');
  runner.observe(bot, { n: 3, view: { card: 'c' } });
  expect(await runner.choose(question(bot, 'ab!c'))).toMatchObject({ seen: 'ab!c' });
  expect(opened).toHaveLength(1);
  expect(lost).toEqual([]);
});

it('a worker that hangs is stopped and replaced, and remembers again', async () => {
  const { runner, time, opened, lost } = pool();
  const [bot, other] = [seatOf('m'), seatOf('o')];
  await runner.choose(question(other, 'pq'));
  await runner.choose(question(bot, 'ab'));
  const late = runner.choose(question(bot, 'ab?'));
  const behind = runner.choose(question(other, 'pqr'));
  const told = late.catch((thrown: unknown) => String(thrown));
  await time.pass(1000);
  expect(await told).toContain('it took longer than 1000 ms');
  expect(await behind).toMatchObject({ seen: 'pqr' });
  runner.observe(bot, { n: 3, view: { card: 'c' } });
  expect(await runner.choose(question(bot, 'ab?c'))).toMatchObject({ seen: 'ab?c' });
  expect(opened).toHaveLength(2);
  expect(lost).toEqual(['it took longer than 1000 ms']);
});

it('a worker that falls over is replaced, whether it was asked or not', async () => {
  const { runner, opened, lost } = pool();
  const bot = seatOf('m');
  await runner.choose(question(bot, 'ab'));
  opened[0]?.died('out of memory');
  runner.observe(bot, { n: 2, view: { card: 'c' } });
  expect(await runner.choose(question(bot, 'abc'))).toMatchObject({ seen: 'abc' });
  const asked = runner.choose(question(bot, 'abc?'));
  const told = asked.catch((thrown: unknown) => String(thrown));
  await Promise.resolve();
  await Promise.resolve();
  opened[1]?.died('gone');
  expect(await told).toContain('gone');
  opened[0]?.died('an old one says it twice');
  expect(lost).toEqual(['out of memory', 'gone']);
});

it('asks several at once; when one hangs the others are asked again', async () => {
  const { runner, time, log, opened } = pool();
  const matches = ['a', 'b', 'c'];
  for (const match of matches) await runner.choose(question(seatOf(match), 'x'));
  for (const match of matches) runner.observe(seatOf(match), { n: 1, view: { card: match === 'a' ? '?' : 'y' } });
  const answers = matches.map((match) =>
    runner.choose(question(seatOf(match), match === 'a' ? 'x?' : 'xy')).catch((thrown: unknown) => String(thrown)),
  );
  expect(log.slice(3).map(({ message }) => message.do)).toEqual(['think', 'think']);
  await time.pass(1000);
  expect(await Promise.all(answers)).toEqual([
    'Error: it took longer than 1000 ms',
    expect.objectContaining({ seen: 'xy' }),
    expect.objectContaining({ seen: 'xy' }),
  ]);
  expect(opened).toHaveLength(2);
});

it('whoever has few matches is not behind all of whoever has many', async () => {
  const { runner, log } = pool(1, (match) => match.slice(0, 1));
  const crowd = Array.from({ length: 20 }, (_, i) => runner.choose(question(seatOf(`crowd ${i}`), 'x')));
  const ala = runner.choose(question(seatOf('ala'), 'x'));
  await Promise.all([...crowd, ala]);
  const asked = log.map(({ message }) => (message.do === 'think' ? message.seen.bot.match : ''));
  // Some are with the worker already when she comes.
  expect(asked.indexOf('ala')).toBeLessThan(4);
});

it('what cannot be sent fails alone', async () => {
  const { runner, lost } = pool();
  const sick = { ...seatOf('m'), options: { call: () => 1 } };
  await expect(runner.choose(question(sick, 'x'))).rejects.toThrow('could not be cloned');
  expect(await runner.choose(question(seatOf('m'), 'xy'))).toMatchObject({ seen: 'xy' });
  expect(lost).toEqual([]);
});

it('shares matches out evenly and keeps each with its worker', async () => {
  const { runner, log } = pool(2);
  for (const match of ['a', 'b', 'c', 'd']) await runner.choose(question(seatOf(match), 'x'));
  for (const match of ['a', 'b', 'c', 'd']) await runner.choose(question(seatOf(match, 1), 'x'));
  expect(log.map(({ worker }) => worker)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
});

it('shows a seat its views in between where it is not asked for long', async () => {
  const { runner, log } = pool();
  const bot = seatOf('m');
  const cards = 'x'.repeat(100);
  for (const sight of sights(cards)) runner.observe(bot, sight);
  expect(log.map(({ message }) => message.do)).toEqual(['see']);
  expect(await runner.choose(question(bot, cards))).toMatchObject({ seen: cards });
  expect(log.map(({ message }) => ('seen' in message ? message.seen.sights.length : 0))).toEqual([64, 36]);
});

it('forgets a match, also one that waits for its turn', async () => {
  const { runner, log } = pool();
  const [bot, other] = [seatOf('m'), seatOf('o')];
  const first = runner.choose(question(other, 'x'));
  const waiting = runner.choose(question(bot, 'ab'));
  runner.forget('m');
  expect(await waiting).toBeNull();
  expect(await first).toMatchObject({ seen: 'x' });
  runner.forget('o');
  runner.forget('nobody');
  expect(log.map(({ message }) => message.do)).toEqual(['think', 'forget']);
});

it('is quiet after closing', async () => {
  const { runner, opened, log } = pool();
  await runner.choose(question(seatOf('m'), 'x'));
  runner.close();
  await expect(runner.choose(question(seatOf('m'), 'xy'))).rejects.toThrow('nobody thinks any more');
  runner.observe(seatOf('m'), { n: 1, view: {} });
  expect(opened).toHaveLength(1);
  expect(log).toHaveLength(1);
});
