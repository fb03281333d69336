import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { drawing } from './luck.ts';
import {
  finish,
  isAwaited,
  isOver,
  openTable,
  PATIENCE,
  person,
  PHONE,
  playOn,
  seeEnd,
  seesNewest,
  type Person,
} from './ruletka-acts.ts';
import { expectRecorded } from './ruletka-end.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  const tempo = { promises: 1000, absence: 600_000 };
  [house, browser] = await Promise.all([openHouse({ random: drawing('six'), tempo }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const TALL = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true } as const;

const tableOf = ({ views }: Person): NonNullable<Person['views'][number]>['table'] => {
  const view = views.at(-1);
  if (view === undefined) throw new Error('nothing was shown yet');
  return view.table;
};

/** The keys by which Jan names Iga, Leo and Ola. */
const PEOPLE_AFTER_JAN = ['1', '2', '5'] as const;

/** Comes back to what everybody else sees, and can go on from there. */
async function reload(each: Person): Promise<void> {
  const before = each.views.length;
  await each.page.reload();
  await expect.poll(() => each.views.length, { timeout: PATIENCE }).toBeGreaterThan(before);
  await seesNewest(each);
}

test('six play to the end: four phones and two bots, one reloaded while others accuse, one while it counts down', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL', { pocket: 'bullet', bet: 5 });
  const jan = await person(browser, 'Jan', TALL, 'en-GB', { pocket: 'click', bet: 1 });
  const iga = await person(browser, 'Iga', LYING, 'pl-PL', { pocket: 'click', bet: 2 });
  const leo = await person(browser, 'Leo', PHONE, 'en-GB', { pocket: 'bullet', bet: 4 });
  const people = [ola, jan, iga, leo];
  const table = await openTable(house, people, ['beginner', 'beginner'], { target: 10 });

  // A person is accused: a bot was quick, or Jan is. Whoever is accused holds a card, so the table waits for them.
  await playOn(people, () => ['accusing', 'accused'].includes(tableOf(jan).phase));
  let tries = 0;
  await expect
    .poll(
      async () => {
        if (tableOf(jan).phase === 'accusing' && isAwaited(jan)) {
          await jan.page.keyboard.press(PEOPLE_AFTER_JAN[tries++ % PEOPLE_AFTER_JAN.length] ?? '1');
          await jan.page.keyboard.press('Enter');
        }
        return people.every((each) => (tableOf(each).accusation?.accused ?? people.length) < people.length);
      },
      { timeout: PATIENCE, interval: 400 },
    )
    .toBe(true);
  const { accused } = tableOf(ola).accusation ?? { accused: -1 };
  const other = people.find((_, seat) => seat !== accused) ?? ola;
  await reload(other);
  expect(tableOf(other).accusation?.accused).toBe(accused);
  await other.page.locator('.rl-band').waitFor();
  // Two seconds to join at the calm pace too; the accused is not cut off by them.
  await expect.poll(() => tableOf(other).waiting, { timeout: PATIENCE }).toEqual([accused]);

  const counting = people.find((each) => each !== other) ?? ola;
  await playOn(people, () => counting.page.locator('.rl-count').isVisible());
  const { round, shot } = tableOf(counting);
  await reload(counting);
  await playOn(people, () => tableOf(counting).round > round || tableOf(counting).shot !== shot || isOver(people)());
  await seesNewest(counting);

  await playOn(people, isOver(people));
  await Promise.all(people.map(seeEnd));
  await expectRecorded(house, table, people);
  for (const each of people) {
    expect(each.errors).toEqual([]);
    const over = await each.page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(over, `${each.name} scrolls`).toEqual([0, 0]);
  }
  await finish(people);
}, 600_000);
