import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeTurn, writeNumber } from '../acts.ts';
import { learnMozg, learnRudy, learnRuletka } from '../learn-acts.ts';
import { answer } from '../mozg-ways.ts';
import { playOn } from '../mozg-acts.ts';
import { answerShown } from '../ruletka-screen.ts';
import type { Driver } from './driver.ts';
import { fixLuck, loseNetwork, openForTwo, visit, type Visit } from './visit.ts';

const TURNS = 20;
const LONG = 120_000;

/** What everybody must be able to do, in an engine that people hold. */
export function playsEverything(open: () => Promise<Driver>): void {
  let here: Visit;
  beforeAll(async () => {
    here = await visit(open);
  });
  afterAll(() => here?.close());

  const start = async (): Promise<void> => {
    await here.page.locator('.lobby-foot .button.is-fox').click();
  };

  test('a whole game of Rudy against bots from the home page, with a lost network, and it is checked', async () => {
    const { page, url } = here;
    await page.goto(url);
    await page.getByRole('button', { name: 'Play with bots' }).click();
    for (let turn = 1; turn <= TURNS; turn++) {
      if (turn === 7) {
        await seeTurn(page, turn);
        await loseNetwork(here);
      }
      await writeNumber(page, turn, turn % 5, turn === 4);
    }
    await page.locator('.r-review').waitFor();
    await page.keyboard.press('ArrowRight');
    await seeTurn(page, 2);
    await page.keyboard.press('Escape');
    await page.locator('.r-final').waitFor();
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.getByRole('heading', { name: 'All of it fits' }).waitFor();
    await openTouched(here);
    await page.getByRole('heading', { name: 'This record has been touched' }).waitFor();
    expect(await page.errors()).toEqual([]);
  });

  test('a whole game of Gra o mózg with somebody else, by finger and by keys, with a lost network, and it is checked', async () => {
    const { page } = here;
    await openForTwo(here, 'mozg');
    await start();
    let turns = 0;
    await playOn(
      [{ page, way: 'finger' }],
      async (_, sight) => {
        const way = turns % 2 === 0 ? 'finger' : 'keys';
        await answer({ page, way }, sight, turns > 8 ? 'passes' : 'plays');
      },
      async (_, { phase, question }) => {
        if (phase === 'turn' && question !== undefined && ++turns === 3) await loseNetwork(here);
      },
    );
    expect(turns).toBeGreaterThan(3);
    await page.locator('.m-final').waitFor();
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.getByRole('heading', { name: 'All of it fits' }).waitFor();
    expect(await page.errors()).toEqual([]);
  });

  test('a whole game of Rosyjska Ruletka with somebody else, with a lost network, and it is checked', async () => {
    const { page } = here;
    await openForTwo(here, 'ruletka');
    await page.locator('.lobby-options').click();
    await page.getByRole('radio', { name: '10', exact: true }).click();
    await page.getByRole('button', { name: 'That is how we play' }).click();
    await page.locator('.lobby-options', { hasText: '10' }).waitFor();
    await start();
    let lost = false;
    await expect
      .poll(
        async () => {
          const shown = await answerShown(page, { pocket: 'bullet', bet: 5 });
          if (!lost && shown?.phase === 'shot') {
            lost = true;
            await loseNetwork(here);
          }
          return shown?.phase;
        },
        { timeout: LONG, interval: 50 },
      )
      .toBe('over');
    expect(lost).toBe(true);
    const on = page.locator('.rl-controls .rl-btn', { hasText: /^Go on/i });
    const final = page.locator('.rl-final');
    while (!(await final.isVisible())) await on.click({ timeout: 500 }).catch(() => undefined);
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByRole('heading', { name: 'All of it fits' }).waitFor();
    expect(await page.errors()).toEqual([]);
  });

  test('without a network the page comes back, and so does a game with bots, to its end', async () => {
    const { page, url, cable } = here;
    await page.goto(url);
    await page.locator('html[data-kept="all"]').waitFor({ state: 'attached' });
    cable.pull();
    await page.reload();
    await fixLuck(page);
    await page.getByRole('button', { name: 'Play with bots' }).click();
    await seeTurn(page, 1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Quick bots' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    for (let turn = 1; turn <= TURNS; turn++) {
      await writeNumber(page, turn, 2);
      if (turn === 3) await page.reload();
    }
    await page.locator('.r-review').waitFor();
    cable.plug();
    expect(await page.errors()).toEqual([]);
  });

  test.each([
    ['rudy', learnRudy],
    ['mozg', learnMozg],
    ['ruletka', learnRuletka],
  ] as const)('the lesson of %s, to its end', async (game, learn) => {
    const { page, url } = here;
    await page.goto(`${url}/learn/${game}`);
    await fixLuck(page);
    await learn(page);
    expect(await page.errors()).toEqual([]);
  });
}

/** Gives the page a file, as a hand does that picks one: the record of the match it shows, with a point too many. */
async function openTouched({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    const [, , table, match] = location.pathname.split('/');
    const record = (await (await fetch(`/api/tables/${table}/records/${match}`)).json()) as {
      readonly outcome: { readonly scores: number[] };
    };
    record.outcome.scores[0] = (record.outcome.scores[0] ?? 0) + 1;
    const files = new DataTransfer();
    files.items.add(new File([JSON.stringify(record)], 'record.json', { type: 'application/json' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file can be given');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
