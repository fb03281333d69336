/**
 * How soon one plays again after a bad network: from the moment it is well, or the phone is unlocked, to the next card on the screen.
 * `npm run -s build && npm exec -c "node bench/client/return.ts"`; about two minutes.
 */
import type { Page } from '@playwright/test';
import { comeIn, PHONE, seeTurn, turnOf } from '../../test/browser/acts.ts';
import { openBrowser } from '../../test/browser/browser.ts';
import { openHouse } from '../../test/browser/house.ts';
import { startProxy, type Proxy } from '../../test/services/proxy.ts';

const TIMES = 3;
/** Nobody waits longer than this, and neither does the bench. */
const PATIENCE = 60_000;

interface Fault {
  readonly name: string;
  /** Makes the network bad, and good again. */
  readonly suffer: (proxy: Proxy, page: Page) => Promise<void>;
}

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const say = (page: Page, target: 'window' | 'document', event: string): Promise<void> =>
  page.evaluate(
    ([on, name]) => void (on === 'window' ? window : document).dispatchEvent(new Event(name ?? '')),
    [target, event],
  );

const FAULTS: readonly Fault[] = [
  {
    name: 'cut, and there again at once',
    async suffer(proxy) {
      proxy.cut();
    },
  },
  {
    name: 'a tunnel of 12 s that swallows everything; nobody says that it is over',
    async suffer(proxy) {
      proxy.swallows = true;
      await later(12_000);
      proxy.swallows = false;
    },
  },
  {
    name: 'no way through for 12 s, every try refused; nobody says that it is over',
    async suffer(proxy) {
      proxy.closed = true;
      proxy.cut();
      await later(12_000);
      proxy.closed = false;
    },
  },
  {
    name: 'another network: what was open is dead, and the device says "online"',
    async suffer(proxy, page) {
      proxy.strand();
      await say(page, 'window', 'online');
    },
  },
  {
    name: 'a phone that slept: what was open is dead, and the page is seen again',
    async suffer(proxy, page) {
      proxy.strand();
      await say(page, 'document', 'visibilitychange');
    },
  },
  {
    name: 'what was open is dead, and nobody says so',
    async suffer(proxy) {
      proxy.strand();
    },
  },
];

/** Types and sends until there is another card. */
async function playOn(page: Page, turn: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE && (await turnOf(page)) === turn) {
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await later(50);
  }
  return performance.now() - start;
}

const house = await openHouse();
const browser = await openBrowser();
try {
  for (const { name, suffer } of FAULTS) {
    const proxy = await startProxy(house.port);
    const { context, page } = await comeIn(browser, PHONE, 'pl-PL');
    await page.goto(`http://127.0.0.1:${proxy.port}`);
    await page.getByRole('button', { name: 'Graj z botami' }).click();
    await seeTurn(page, 1);
    const usual = await playOn(page, 1);
    const took: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const turn = await turnOf(page);
      await suffer(proxy, page);
      took.push(await playOn(page, turn));
    }
    console.log(
      `${name}: ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s (a card usually: ${(usual / 1000).toFixed(1)} s)`,
    );
    await context.close();
    await proxy.close();
  }
} finally {
  await browser.close();
  await house.close();
}
