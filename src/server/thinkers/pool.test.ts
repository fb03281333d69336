import { afterEach, expect, it } from 'vitest';
import { rudy } from '../../games/rudy/rules/index.ts';
import { view } from '../../kernel/contract.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { start, submit, type Match } from '../../kernel/match.ts';
import type { Rudy } from '../../games/rudy/rules/index.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { BotQuestion, BotSeat, BotObservation } from '../../runner/bot-runner.ts';
import { localRunner } from '../../runner/local-runner.ts';
import type { PooledRunner } from '../../runner/pooled-runner.ts';
import { openClock } from '../time.ts';
import { threadRunner } from './pool.ts';

const BOT: BotSeat = { match: 'm', game: rudy, options: {}, seat: 0, level: 'regular' };

/** Whatever it is told, it never answers again. */
const HANGS = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });`,
);
const DIES = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('dead'); });`,
);

let runner: PooledRunner | undefined;
afterEach(() => {
  runner?.close();
  runner = undefined;
});

function open(more: { readonly thread?: URL; readonly limit?: number } = {}) {
  const lost: string[] = [];
  runner = threadRunner({
    time: openClock((thrown) => expect.unreachable(String(thrown))),
    lost: (why) => lost.push(why),
    size: 1,
    ...more,
  });
  return { runner, lost };
}

/** Views of seat 0 over some turns of a match. */
function views(turns: number): readonly BotObservation[] {
  const options = rudy.options({}, '');
  if (!options.ok) throw new Error(options.why);
  let match: Match<Rudy> = start(rudy, options.value, 2, { key: seedKey('threads') });
  const shown: BotObservation[] = [{ n: 0, view: view(rudy, match.state, 0) }];
  while (match.length < 2 * turns) {
    const seat = match.state.waiting[0] ?? 0;
    const answer = submit(match, { seat, move: { number: 1 }, by: 'bot' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
    shown.push({ n: match.length, view: view(rudy, match.state, 0) });
  }
  return shown;
}

function asking(history: readonly BotObservation[]): BotQuestion {
  return {
    bot: BOT,
    observation: history.at(-1) as BotObservation,
    seed: 'ab'.repeat(32),
    history: () => Promise.resolve(history),
  };
}

it('a thread comes to the same move as this one, from views alone', async () => {
  const history = views(15);
  const { runner: threads, lost } = open();
  const here = localRunner(botNamed);
  for (const sight of history) threads.observe(BOT, sight);
  const move = await threads.choose(asking(history));
  expect(move).toEqual(await here.choose(asking(history)));
  expect(move).toHaveProperty('number');
  threads.forget('m');
  expect(await threads.choose(asking(history))).toEqual(move);
  await expect(threads.choose({ ...asking(history), bot: { ...BOT, level: 'nobody' } })).rejects.toThrow(
    'rudy has no bot "nobody"',
  );
  expect(lost).toEqual([]);
});

it('a thread that hangs is stopped', async () => {
  const { runner: threads, lost } = open({ thread: HANGS, limit: 100 });
  await expect(threads.choose(asking(views(1)))).rejects.toThrow('it took longer than 100 ms');
  await expect(threads.choose(asking(views(1)))).rejects.toThrow('it took longer than 100 ms');
  expect(lost).toHaveLength(2);
});

it('a thread that falls over is replaced', async () => {
  const { runner: threads, lost } = open({ thread: DIES });
  await expect(threads.choose(asking(views(1)))).rejects.toThrow('dead');
  await expect(threads.choose(asking(views(1)))).rejects.toThrow('dead');
  expect(lost).toEqual(['dead', 'dead']);
});
