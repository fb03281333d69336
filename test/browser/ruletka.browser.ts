import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing } from './luck.ts';
import {
  DESK,
  finish,
  isOver,
  openTable,
  person,
  phaseOf,
  PHONE,
  playOn,
  seeEnd,
  type Person,
} from './ruletka-acts.ts';
import { expectRecorded } from './ruletka-end.ts';
import { holdByKey, holdByThumb } from './ruletka-hand.ts';
import { bringPhotoFinish, watchStage, witnessed } from './ruletka-meddler.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  const tempo = { promises: 400, absence: 600_000 };
  [house, browser] = await Promise.all([openHouse({ random: drawing('ruletka'), tempo }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const scrolls = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    const room = document.querySelector('.rl-room');
    return Math.max(
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
      room === null ? 0 : room.scrollHeight - room.clientHeight,
    );
  });

/** Where a desk differs most from a phone. */
const DESK_PHASES: ReadonlySet<string> = new Set(['accusing', 'over']);

test('two people play to the end, one on a phone, one at a desk in the dark: every phase clean, the end as recorded', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL', { pocket: 'bullet', bet: 5 });
  const jan = await person(browser, 'Jan', { ...DESK, colorScheme: 'dark' }, 'en-GB', { pocket: 'click', bet: 3 });
  await bringPhotoFinish(jan.page);
  await watchStage(jan.page);
  const people = [ola, jan];
  const table = await openTable(house, people, [], { target: 10 });
  await holdByKey(jan);
  const seen = new Set<string>();
  const trouble: string[] = [];
  const look = async (): Promise<void> => {
    for (const each of people) {
      const phase = await phaseOf(each.page);
      const key = `${each.name} ${phase}`;
      if (seen.has(key) || (each === jan && !DESK_PHASES.has(phase))) continue;
      // The last shot is still being shown.
      if (phase === 'over' && !(await each.page.locator('.rl-final').isVisible())) continue;
      seen.add(key);
      trouble.push(...(await violations(each.page)).map((told) => `${key}: ${told}`));
      if ((await scrolls(each)) > 0) trouble.push(`${key} scrolls`);
    }
  };
  await look();
  await holdByThumb(ola);
  await playOn(people, async () => {
    await look();
    return isOver(people)();
  });
  for (const each of people) await seeEnd(each);
  await look();
  expect(trouble).toEqual([]);
  const phases = [...seen].flatMap((key) => (key.startsWith('Ola ') ? [key.slice(4)] : []));
  expect(phases.length).toBeGreaterThanOrEqual(6);
  await expectRecorded(house, table, people);
  const { shown, said } = await witnessed(jan.page);
  expect(said.join(' ')).toMatch(/Photo finish!.* 84 ms later/);
  expect(shown.slice(-2)).toEqual(['Shot 5 of 5', 'end']);
  expect(shown.filter((each) => each === 'end')).toHaveLength(1);
  expect([...ola.errors, ...jan.errors]).toEqual([]);
  await finish(people);
}, 600_000);
