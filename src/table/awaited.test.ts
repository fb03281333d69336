import { beforeEach, expect, it } from 'vitest';
import { ruletka, type Move, type LegalView } from '../games/ruletka/rules/index.ts';
import { openMemory } from '../store/memory.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import type { Handle } from './tables.ts';
import { as, club, type Club } from './club.testing.ts';

/** Bots that say what the clock would. */
const cautious: BotRunner = {
  observe: () => {},
  choose: ({ bot, observation: sight }) => Promise.resolve({ ...ruletka.fallback(sight.view as LegalView, bot.seat) }),
  forget: () => {},
};

const MINUTE = 60_000;

let at: Club;
beforeEach(() => {
  at = club(openMemory());
  at.tables = at.start({ bots: cautious });
});

async function say(handle: Handle, chair: number, move: Move): Promise<unknown> {
  const own = (await handle.showing())?.own(chair) ?? '';
  const { question } = JSON.parse(`{${own}}`) as { question: number };
  return handle.submit(as(chair), { do: 'move', question, move });
}

async function tableOf(handle: Handle) {
  const shared = (await handle.showing())?.shared() ?? '';
  return JSON.parse(`{${shared}}`) as { n: number; toAct: number[]; table: { phase: string; waiting: number[] } };
}

/** Ala, Ola and a bot, accusing; Ala has not passed. */
async function accusing(): Promise<Handle> {
  const handle = await at.table('ruletka', ['Ala', 'Ola']);
  await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'greedy' });
  await at.deal(handle, 2);
  for (const chair of [0, 1]) await say(handle, chair, { pocket: 'click' });
  await at.time.pass(3000);
  for (const chair of [0, 1]) await say(handle, chair, { ready: true });
  await at.time.pass(3000);
  for (const chair of [0, 1]) await say(handle, chair, { bet: 2 });
  await at.time.pass(3000);
  for (const chair of [0, 1]) await say(handle, chair, { pass: true });
  await at.time.pass(3000);
  expect((await tableOf(handle)).table.phase).toBe('accusing');
  return handle;
}

it('a bot that has passed is asked still, and thinks no more until it is awaited again', async () => {
  const handle = await accusing();
  await at.time.pass(MINUTE);
  const waiting = await tableOf(handle);
  expect(waiting).toMatchObject({ toAct: [0, 1, 2], table: { waiting: [0, 1] } });
  await at.time.pass(MINUTE);
  expect((await tableOf(handle)).n).toBe(waiting.n);
  expect(await say(handle, 0, { accuse: 1 })).toEqual({ ok: true });
  await at.time.pass(3000);
  await say(handle, 1, { pass: true });
  await at.time.pass(3000);
  expect(await tableOf(handle)).toMatchObject({ n: waiting.n + 4, table: { phase: 'accusing', waiting: [0, 1] } });
  expect(at.reports.filter(({ kind }) => kind === 'bot-failed' || kind === 'broken')).toEqual([]);
});

it('for somebody who left it is answered only where they are awaited', async () => {
  const handle = await accusing();
  await handle.submit(as(1), { do: 'leave' });
  await at.time.pass(MINUTE);
  expect(await tableOf(handle)).toMatchObject({ toAct: [0, 1, 2], table: { phase: 'accusing', waiting: [0] } });
  expect(at.reports.filter(({ kind }) => kind === 'bot-failed' || kind === 'broken')).toEqual([]);
});

it('[W28] the clock of a last call passes for those still awaited, and for nobody twice', async () => {
  const handle = await accusing();
  expect(await say(handle, 0, { pass: true })).toEqual({ ok: true });
  expect(await say(handle, 0, { lastCall: true })).toEqual({ ok: true });
  await at.time.pass(9900);
  expect(await tableOf(handle)).toMatchObject({ table: { phase: 'accusing', waiting: [1] } });
  await at.time.pass(200);
  expect((await tableOf(handle)).table.phase).not.toBe('accusing');
  const moves = (await at.store.steps(handle.id, 1, 99)).filter(({ data }) => data.includes('"by":"clock"'));
  expect(moves).toHaveLength(1);
});

it('[W9] joining ends after two seconds at the calm pace; the accused is waited for', async () => {
  at.tables = at.start({ bots: cautious, tempo: { thinking: [2200, 2200] } });
  const handle = await accusing();
  expect(await say(handle, 0, { accuse: 1 })).toEqual({ ok: true });
  await at.time.pass(3000);
  expect(await tableOf(handle)).toMatchObject({ table: { phase: 'accused', waiting: [1] } });
  const moves = (await at.store.steps(handle.id, 1, 99)).filter(({ data }) => data.includes('"by":"clock"'));
  expect(moves, 'the bot has answered in time').toEqual([]);
  await at.time.pass(MINUTE);
  expect(await tableOf(handle)).toMatchObject({ table: { phase: 'accused', waiting: [1] } });
  await say(handle, 1, { pass: true });
  expect((await tableOf(handle)).table.phase).toBe('accusing');
});

it('[W9] on one device that is passed round no clock runs: neither for joining nor for a last call', async () => {
  at.tables = at.start({ bots: cautious, clocks: false });
  const handle = await accusing();
  await say(handle, 0, { lastCall: true });
  expect((await handle.showing())?.left(at.time.now())).toBeNull();
  await at.time.pass(MINUTE);
  expect(await tableOf(handle)).toMatchObject({ table: { phase: 'accusing', lastCall: true, waiting: [0, 1] } });
  await say(handle, 1, { accuse: 2 });
  await at.time.pass(MINUTE);
  expect(await tableOf(handle)).toMatchObject({ table: { phase: 'accused', waiting: [0] } });
  expect((await handle.showing())?.isAwaited(0)).toBe(true);
  expect((await handle.showing())?.isAwaited(1)).toBe(false);
});
