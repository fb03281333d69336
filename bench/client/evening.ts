/**
 * A long evening: so many matches of a game in one page, and how much memory it takes after the second and after the last. Somebody
 * else holds the hand: moves are put into the page's own connection as they are asked for, and the page shows all that comes of it.
 * `npm run -s build && npm exec -c "node bench/client/evening.ts"`; with names of games, only those; `--matches 6` is a short evening.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { PHONE } from '../../test/browser/acts.ts';
import { openBrowser } from '../../test/browser/browser.ts';
import { openHouse } from '../../test/browser/house.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '30' } },
});
const matches = Number(values.matches);
const games = positionals.length > 0 ? positionals : ['rudy', 'mozg', 'ruletka'];
const MB = 1_000_000;
const PATIENCE = 300_000;

/** What a bot that knows only the protocol would say, without its connection. */
const [moves = ''] = readFileSync(new URL('../../examples/bot.js', import.meta.url), 'utf8').split(
  '// ---- The own share',
);

/** Answers every question in the name of whoever holds the device. */
const HAND = `
  const { WebSocket: Real } = window;
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      let game, view, answered = null;
      const answer = () => {
        if (view.paused) return;
        const move = pick(MOVES[game]({ ...view.table, ...view.own }, view.seat));
        if (move === undefined) return;
        answered = view.question;
        setTimeout(() => this.readyState === 1 && this.send(JSON.stringify({ t: 'move', question: view.question, move })), 30);
      };
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.lobby !== undefined) game = told.lobby.game;
        if (told.t === 'view') view = told;
        const again = told.t === 'refused' && told.question !== undefined && told.question === view?.question;
        if (again || (told.t === 'view' && view.question !== null && view.question !== answered)) answer();
      });
    }
  };
`;

interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function weigh(session: CDPSession): Promise<Memory> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function playAll(page: Page, table: string, say: (message: object) => Promise<unknown>): Promise<Memory[]> {
  const session = await page.context().newCDPSession(page);
  const weighed: Memory[] = [];
  for (let i = 1; i <= matches; i++) {
    await say({ t: 'start' });
    const since = performance.now();
    const phase = async (): Promise<string> => {
      const answer = await page.request.get(`${new URL(page.url()).origin}/api/tables/${table}`);
      return ((await answer.json()) as { readonly lobby: { readonly phase: string } }).lobby.phase;
    };
    while ((await phase()) === 'ended') await sleep(50);
    while ((await phase()) !== 'ended') {
      if (performance.now() - since > PATIENCE) throw new Error(`match ${i} does not end`);
      await sleep(200);
    }
    // The end is looked at for a while, with all that moves there.
    await sleep(1500);
    weighed.push(await weigh(session));
  }
  return weighed;
}

const house = await openHouse();
const browser = await openBrowser();
try {
  for (const game of games) {
    const context = await browser.newContext({ ...PHONE, locale: 'pl-PL' });
    const page = await context.newPage();
    await page.addInitScript({ content: moves + HAND });
    const made = await context.request.post(`${house.url}/api/tables`, {
      data: { game, name: 'Ola', lang: 'pl', cookie: true, settings: { quickBots: true } },
    });
    const { table, code } = (await made.json()) as { readonly table: string; readonly code: string };
    const say = (message: object): Promise<unknown> =>
      context.request.post(`${house.url}/api/tables/${table}/messages`, { data: message });
    await page.addInitScript(([key, id]) => localStorage.setItem(key ?? '', id ?? ''), [`stolik.table.${code}`, table]);
    await page.goto(`${house.url}/t/${code}`);
    await page.locator('.lobby').waitFor();
    for (const name of ['Nit', 'Śrubka']) await say({ t: 'bot', name, level: 'beginner' });
    const weighed = await playAll(page, table, say);
    const [second, last] = [weighed[1], weighed.at(-1)];
    if (second === undefined || last === undefined) throw new Error('two matches at least');
    const told = (of: (memory: Memory) => number, unit = 1): string =>
      `${Math.round((10 * of(second)) / unit) / 10} → ${Math.round((10 * of(last)) / unit) / 10}`;
    console.log(
      `${game}, ${matches} matches: heap ${told(({ heap }) => heap, MB)} MB, ${(last.heap / second.heap).toFixed(2)} ×; ` +
        `nodes ${told(({ nodes }) => nodes)}; listeners ${told(({ listeners }) => listeners)}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
