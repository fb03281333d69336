import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import {
  DESK,
  finish,
  isOver,
  openTable,
  PATIENCE,
  person,
  phaseOf,
  PHONE,
  playOn,
  type Person,
} from './ruletka-acts.ts';

const SOON = { timeout: PATIENCE };

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ thinking: [5, 20], contributions: 400 }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

interface Recorded {
  readonly outcome: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly places: readonly number[];
  };
  readonly entries: readonly { readonly seat: number; readonly move: Readonly<Record<string, unknown>> }[];
}

async function recordOf({ page, views }: Person, table: string): Promise<Recorded> {
  const reply = await page.request.get(`${house.url}/api/tables/${table}/records/${views.at(-1)?.match ?? ''}`);
  return (await reply.json()) as Recorded;
}

/** What a screen says of the end: points by name, in the order of places. */
function finalOf({ page }: Person): Promise<(readonly [string, number])[]> {
  return page
    .locator('.rl-final .rl-lanes > li')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          [
            row.querySelector('.who b')?.firstChild?.textContent ?? '',
            Number(row.querySelector('.sum')?.textContent),
          ] as const,
      ),
    );
}

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
const DESK_PHASES: ReadonlySet<string> = new Set(['betting', 'accusing', 'over']);

test('two people play to the end, one on a phone, one at a desk in the dark: every phase clean, the end as recorded', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL');
  const jan = await person(browser, 'Jan', { ...DESK, colorScheme: 'dark' }, 'en-GB');
  const people = [ola, jan];
  const { table } = await openTable(house, people, [], { target: 10 });
  const seen = new Set<string>();
  const trouble: string[] = [];
  const check = async (): Promise<void> => {
    for (const each of people) {
      const phase = await phaseOf(each.page);
      const key = `${each.name} ${phase}`;
      if (seen.has(key) || (each === jan && !DESK_PHASES.has(phase))) continue;
      seen.add(key);
      trouble.push(...(await violations(each.page)).map((told) => `${key}: ${told}`));
      if ((await scrolls(each)) > 0) trouble.push(`${key} scrolls`);
    }
  };
  await playOn(people, async () => {
    await check();
    return isOver(people)();
  });
  for (const each of people) await each.page.locator('.rl-final').waitFor();
  await check();
  expect(trouble).toEqual([]);
  expect([...seen].filter((key) => key.startsWith('Ola')).length).toBeGreaterThanOrEqual(6);

  const { outcome } = await recordOf(ola, table);
  const shown = await finalOf(ola);
  const names = ['Ty', 'Jan'];
  const expected = outcome.scores
    .map((points, seat) => ({ name: names[seat] ?? '', points, place: outcome.places[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place);
  expect(shown).toEqual(expected.map(({ name, points }) => [name, points]));
  const headline = await ola.page.locator('.rl-final h2').innerText();
  expect(/wygrywasz/i.test(headline)).toBe(outcome.winners.length === 1 && outcome.winners[0] === 0);
  expect([...ola.errors, ...jan.errors]).toEqual([]);
  await finish(people);
}, 600_000);

test('a gun lies open only while it is held', async () => {
  const ola = await person(browser, 'Ola', PHONE, 'pl-PL');
  const jan = await person(browser, 'Jan', PHONE, 'pl-PL');
  await openTable(house, [ola, jan], [], {});
  const { page } = ola;
  const faces = (): Promise<number> => page.locator('.fan text', { hasText: /KLIK|POCISK/ }).count();
  const told = (): Promise<string> => page.locator('.rl-controls').innerText();
  await page.locator('.rl-pad').waitFor();
  expect(await faces()).toBe(0);
  const box = await page.locator('.rl-pad').boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await expect.poll(faces, SOON).toBeGreaterThanOrEqual(7);
  await page.mouse.move(box.x + box.width - 20, box.y + 30);
  await page.mouse.up();
  await expect.poll(faces, SOON).toBe(0);
  expect(await told()).not.toMatch(/: (KLIK|POCISK)/);
  await page.getByRole('button', { name: 'Schowaj kartę 7' }).click();
  await expect.poll(() => page.locator('main.ruletka').getAttribute('data-asked'), SOON).toBe('false');

  // By keyboard: held with the space bar, told to who listens, covered when it is let go.
  await jan.page.locator('.rl-pad').focus();
  await jan.page.keyboard.down(' ');
  await jan.page.keyboard.press('ArrowRight');
  await jan.page.getByText(/Karta 1: (KLIK|POCISK)/).waitFor({ state: 'attached' });
  await jan.page.keyboard.up(' ');
  await jan.page.getByText('Karta 1, zakryta').waitFor({ state: 'attached' });
  expect(await jan.page.locator('.fan text').count()).toBe(0);
  expect([...ola.errors, ...jan.errors]).toEqual([]);
  await finish([ola, jan]);
}, 300_000);
