import { SHELF } from '../../src/games/shelf.ts';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { createTable, sit } from '../server/caller.ts';
import { connect } from '../server/client.ts';
import { play } from '../server/player.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ tempo: { thinking: [5, 20] } }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A whole match over sockets. */
async function played(game: string): Promise<{ readonly table: string; readonly match: string }> {
  const host = await createTable(house.url, game);
  const seats = [host, await sit(house.url, host.table, 'Ola')];
  const clients = await Promise.all(seats.map((seat) => connect(house.url, seat)));
  const matches = clients.map((client, i) => play(client, game, i + 1));
  clients[0]?.say({ t: 'start' });
  const [end] = await Promise.all(matches.map(({ over }) => over));
  await Promise.all(clients.map((client) => client.close()));
  return { table: host.table, match: end?.match ?? '' };
}

interface Record {
  readonly entries: readonly { readonly move: unknown }[];
  readonly outcome: { readonly scores: readonly number[] };
  readonly fairness: { readonly signature: string; readonly house: string };
}

const fileOf = (record: unknown): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

test.each(SHELF.map(({ id }) => id))(
  '“Check this game” accepts a real record of %s, and refuses it touched, saying where',
  async (game) => {
    const { table, match } = await played(game);
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
    await page.goto(`${house.url}/check/${table}/${match}`);
    await page.getByRole('heading', { name: 'All of it fits' }).waitFor();

    const reply = await page.request.get(`${house.url}/api/tables/${table}/records/${match}`);
    const record = (await reply.json()) as Record;
    const open = (touched: unknown): Promise<void> => page.locator('input[type=file]').setInputFiles(fileOf(touched));
    const verdict = page.locator('.check-verdict');

    const scores = record.outcome.scores.with(0, (record.outcome.scores[0] ?? 0) + 1);
    await open({ ...record, outcome: { ...record.outcome, scores } });
    await page.getByRole('heading', { name: 'This record has been touched' }).waitFor();
    expect(await verdict.innerText()).toMatch(/stops fitting at: outcome/);

    await open(record);
    await page.getByRole('heading', { name: 'All of it fits' }).waitFor();

    // Somebody without the house's key takes its signature away, or puts another key there.
    const { signature, house: key, ...unsigned } = record.fairness;
    await open({ ...record, fairness: unsigned });
    await page.getByRole('heading', { name: 'It fits together' }).waitFor();
    const forged = key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    await open({ ...record, fairness: { ...unsigned, signature, house: forged } });
    await page.getByRole('heading', { name: 'This record has been touched' }).waitFor();
    expect(await verdict.innerText()).toMatch(/stops fitting at: fairness\.signature/);

    await open({ ...record, entries: record.entries.slice(0, -1) });
    await page.getByRole('heading', { name: 'This record has been touched' }).waitFor();
    expect(await verdict.innerText()).toMatch(/stops fitting at: (fairness|entries)/);
    await page.close();
  },
);
