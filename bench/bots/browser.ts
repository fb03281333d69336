import { readdirSync, readFileSync } from 'node:fs';
import type { Bot } from '../../src/bots/bot.ts';
import type { Game } from '../../src/kernel/contract.ts';
import type { ToThinker } from '../../src/runner/thinker.ts';
import { openBrowser } from '../../test/browser/browser.ts';
import { openHouse } from '../../test/browser/house.ts';
import { optionsOf, questions } from './moves.ts';

export interface InBrowser {
  /** Per move, there and back. */
  readonly times: readonly number[];
  /** The longest task of the page meanwhile, in milliseconds of its thread: other programs do not count. */
  readonly longest: number;
}

/** Plain JavaScript, sent to the page as it stands. */
const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8').replace(/^[^]*?export /, '');

export type Trial = (game: Game, bot: Bot, games: number) => Promise<InBrowser>;

/** Lets the built client's worker think in a headless Chromium. */
export async function inBrowser<T>(use: (trial: Trial) => Promise<T>): Promise<T> {
  const assets = readdirSync(new URL('../../dist/client/assets/', import.meta.url));
  const worker = assets.find((name) => /^thinker-.*\.js$/.test(name));
  if (worker === undefined) throw new Error('the built client has no worker; "npm run build" makes one');
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${house.url}/healthz`);
    return await use(async (game, bot, games) => {
      const messages: ToThinker[] = questions(game, bot, 2, games).map(({ match, sights }, id) => ({
        do: 'think',
        id,
        seed: 'ab'.repeat(32),
        seen: { bot: { match, game: game.id, options: optionsOf(game), seat: 0, level: bot.level }, sights },
      }));
      await page.evaluate(`globalThis.said = ${JSON.stringify({ url: `/assets/${worker}`, messages })}`);
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-toplevel'] });
      const times = await page.evaluate<readonly number[]>(`(${PROBE})(globalThis.said)`);
      const trace = await browser.stopTracing();
      return { times, longest: longestTask(trace.toString('utf8')) };
    });
  } finally {
    await browser.close();
    await house.close();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, of the wall and of the thread. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  );
  const tasks = traceEvents.filter((event) => event.ph === 'X' && pages.has(key(event)));
  const timed = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
  if (timed.length === 0) throw new Error(`no task was timed among ${tasks.length}`);
  return Math.max(...timed);
}
