import { play, type Playing } from '../../server/player.ts';
import { sit } from '../../server/caller.ts';
import { connect } from '../../server/client.ts';
import { sitDown } from '../acts.ts';
import { layCable, type Cable } from '../cable.ts';
import { openHouse, type House } from '../house.ts';
import { drawing } from '../luck.ts';
import { drivenPage } from './driven.ts';
import type { Driver } from './driver.ts';
import type { Page } from './page.ts';

/** One engine, a house, and a cable between them that can be pulled. */
export interface Visit {
  readonly page: ReturnType<typeof drivenPage>;
  readonly url: string;
  readonly house: House;
  readonly cable: Cable;
  close(): Promise<void>;
}

export async function visit(open: () => Promise<Driver>): Promise<Visit> {
  const tempo = { thinking: [5, 20], absence: 600_000 } as const;
  const [driver, house] = await Promise.all([open(), openHouse({ random: drawing('engines'), tempo })]);
  const cable = await layCable(house.port);
  return {
    page: drivenPage(driver),
    url: cable.url,
    house,
    cable,
    async close() {
      await driver.close();
      await cable.close();
      await house.close();
    },
  };
}

/** Opens a table in the engine; somebody else, who has no screen, sits down too and plays. */
export async function openForTwo({ page, url, house }: Visit, game: string): Promise<Playing> {
  await sitDown(page, `${url}/new/${game}`, 'Ola');
  const table = await page.evaluate(() => localStorage.getItem(`stolik.table.${location.pathname.slice(3)}`));
  if (table === null) throw new Error('nobody sits at a table');
  const other = await connect(house.url, await sit(house.url, table, 'Kuba'));
  await page.locator('.lobby-seats li', { hasText: 'Kuba' }).waitFor();
  await fixLuck(page);
  return play(other, game, 1);
}

/** What the device adds to a deal, and how it lays out a hand, is the same every time from here on. */
export function fixLuck(page: Page): Promise<void> {
  return page.evaluate(() => {
    Math.random = () => 0.5;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array) array.fill(7);
      return array;
    };
  });
}

/** The network goes, which the page says, and comes back, which it finds out by itself. */
export async function loseNetwork({ page, cable }: Visit): Promise<void> {
  const banner = page.locator('.line-banner-card');
  cable.pull();
  await banner.waitFor();
  cable.plug();
  await banner.waitFor({ state: 'detached' });
}
