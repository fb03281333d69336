/**
 * What somebody who scanned a code pays for their first game: every byte the house sends until the end of a game of Rudy, with
 * whatever the service worker keeps meanwhile. `npm run -s build && npm exec -c "node bench/client/first-game.ts"`; about a minute.
 */
import { sitDown, writeNumber } from '../../test/browser/acts.ts';
import { openBrowser } from '../../test/browser/browser.ts';
import { openHouse } from '../../test/browser/house.ts';
import { startProxy } from '../../test/services/proxy.ts';

const TURNS = 20;
const KB = 1000;

const house = await openHouse();
const browser = await openBrowser();
const proxy = await startProxy(house.port);
try {
  const host = await browser.newContext();
  const made = await host.request.post(`${house.url}/api/tables`, {
    data: { game: 'rudy', name: 'Ola', lang: 'pl', cookie: true },
  });
  const { table, code } = (await made.json()) as { readonly table: string; readonly code: string };
  const say = (message: object): Promise<unknown> =>
    host.request.post(`${house.url}/api/tables/${table}/messages`, { data: message });
  await say({ t: 'bot', name: 'Nit', level: 'beginner' });

  const guest = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pl-PL' });
  const page = await guest.newPage();
  await sitDown(page, `http://127.0.0.1:${proxy.port}/t/${code}`, 'Kuba');
  const seated = proxy.answered;
  await say({ t: 'start' });
  for (let turn = 1; turn <= TURNS; turn++) {
    await writeNumber(page, turn, 2);
    // The host has only laid the table.
    await say({ t: 'call-time' });
  }
  await page.locator('.r-review').waitFor();
  console.log(
    `a guest at Rudy: ${Math.round(seated / KB)} kB to a seat, ${Math.round(proxy.answered / KB)} kB to the end of the game`,
  );
} finally {
  await browser.close();
  await proxy.close();
  await house.close();
}
