/**
 * A class of 300 phones and whoever runs the game in a real page: from "close this card" to the next card on every phone and in the
 * page, and the page's work for each frame meanwhile, in processor time, as `npm run frames` weighs it. `npm run -s build && npm exec -c "node bench/client/room.ts -- 300"`; about a minute.
 */
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { measure } from '../../test/browser/tracing.ts';
import { WebSocket } from 'ws';
import { comeIn, DESK } from '../../test/browser/acts.ts';
import { openBrowser } from '../../test/browser/browser.ts';
import { stolik } from '../server/contender.ts';
import { createLuck } from '../server/luck.ts';
import { post } from '../server/party.ts';
import { withServer } from '../server/scenarios.ts';

const PHONES = Number(process.argv.at(-1)) || 300;
/** So many of them never answer. */
const SILENT = Math.ceil(PHONES / 15);
const TURNS = 20;
const PATIENCE = 60_000;
const TURN = /"turn":(\d+)/;
const QUESTION = /"question":(\d+)/;

interface Made {
  readonly table: string;
  readonly token: string;
}

/** A phone that answers every card, or none. `turned`: a card has come. */
async function phone(url: string, made: Made, silent: boolean, turned: (turn: number) => void): Promise<WebSocket> {
  const luck = createLuck();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  let seen = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (!text.startsWith('{"t":"view"')) {
      if (!/^\{"t":"(lobby|welcome)"/.test(text)) return;
      const say = luck.hear(JSON.parse(data.toString()) as { chair?: number });
      if (say !== undefined) socket.send(JSON.stringify(say));
      return;
    }
    const turn = text.includes('"finished":true') ? TURNS + 1 : Number(TURN.exec(text)?.[1]);
    if (turn === seen) return;
    seen = turn;
    turned(turn);
    const question = QUESTION.exec(text)?.[1];
    if (!silent && question !== undefined) {
      // As people do: not all in the same moment.
      setTimeout(() => socket.send(`{"t":"move","question":${question},"move":{"number":3}}`), Math.random() * 1500);
    }
  });
  socket.send(JSON.stringify({ t: 'hello', protocol: 2, ...made }));
  await once(socket, 'message');
  return socket;
}

const waits = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.stand-tile:is([data-state=awaited], [data-state=absent])').length === wanted,
    count,
    { timeout: PATIENCE, polling: 100 },
  );

/** "Close it", and "sure?": found without a search of all that is on the page, which would be the page's work too. */
const tap = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.stand-lead > .button')?.click());

const browser = await openBrowser();
try {
  await withServer(stolik, async ({ url }) => {
    const { page, context } = await comeIn(browser, DESK, 'pl-PL');
    await page.goto(`${url}/new/rudy#stand`);
    await page.getByLabel('Twoje imię').fill('Pani Anna');
    await page.getByRole('button', { name: 'Otwieram stolik' }).click();
    await page.locator('.stand').waitFor();
    const code = new URL(page.url()).pathname.slice(3);
    const { table } = (await (await fetch(`${url}/api/codes/${code}`)).json()) as { readonly table: string };

    const delays: number[] = [];
    const cards = new Map<number, { since: number; seen: number; readonly all: PromiseWithResolvers<void> }>();
    const card = (turn: number) => {
      const known = cards.get(turn) ?? { since: 0, seen: 0, all: Promise.withResolvers<void>() };
      cards.set(turn, known);
      return known;
    };
    const sockets: WebSocket[] = [];
    for (let i = 0; i < PHONES; i++) {
      const made = await post<Made>(url, `/api/tables/${table}/sit`, { name: `Osoba ${i + 1}` });
      const turned = (turn: number): void => {
        const at = card(turn);
        if (at.since > 0) delays.push(performance.now() - at.since);
        if (++at.seen === PHONES) at.all.resolve();
      };
      sockets.push(await phone(url, { table, token: made.token }, i < SILENT, turned));
    }
    await page.getByRole('button', { name: 'Zaczynamy' }).click();
    const cdp = await context.newCDPSession(page);
    const shown: number[] = [];
    const frames: number[] = [];
    for (let turn = 1; turn <= TURNS; turn++) {
      const { frames: some } = await measure(cdp, async () => {
        await card(turn).all.promise;
        await waits(page, SILENT);
        await tap(page);
        card(turn + 1).since = performance.now();
        await tap(page);
        if (turn < TURNS) {
          await page.waitForFunction(
            (next) => document.querySelector('.r-tv .turn b')?.textContent === String(next),
            turn + 1,
            { polling: 20 },
          );
          shown.push(performance.now() - card(turn + 1).since);
        }
        await card(turn + 1).all.promise;
      });
      frames.push(...some);
    }
    const last = delays.splice(-PHONES);
    console.log(`${PHONES} phones, ${SILENT} of them silent, ${TURNS} cards, from the click to the next card`);
    console.log(`on the phones: ${told(delays)}; at the end, with everybody's boards: ${told(last)}`);
    console.log(`in the page: ${told(shown)}`);
    const late = frames.filter((ms) => ms > 50);
    console.log(
      `work for a frame of the page, in processor time: ${told(frames)}; ${late.length} of ${frames.length} beyond 50 ms`,
    );
    for (const socket of sockets) socket.terminate();
    await context.close();
  });
} finally {
  await browser.close();
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`;
}
