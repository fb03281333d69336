import type { Browser, BrowserContext, Page as ChromiumPage } from '@playwright/test';
import type { Page } from './engines/page.ts';
import type { House } from './house.ts';
import { fixLuck } from './luck.ts';

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
export const TALL = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1280, height: 800 } } as const;

/** A machine that does much else at the time is slow, not wrong. */
export const PATIENCE = 90_000;

/** Somebody who plays, in whatever engine. */
export interface Player {
  readonly page: Page;
  /** How this one plays: with a finger, or with keys alone. */
  readonly way: 'finger' | 'keys';
}

export interface Person extends Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: ChromiumPage;
  /** What broke on a page: nothing may. */
  readonly errors: string[];
  /** Where this one reaches the house; nothing for its own address. */
  readonly door?: string;
}

export async function person(
  browser: Browser,
  name: string,
  way: Person['way'],
  look: object,
  locale = 'pl-PL',
): Promise<Person> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', serviceWorkers: 'block', ...look });
  context.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await context.newPage();
  await fixLuck(page);
  return { name, context, page, errors, way };
}

export interface MozgTable {
  readonly code: string;
  readonly table: string;
}

/** Opens a table by the first of `people`, seats the others and `bots`, and starts. */
export async function openTable(
  house: House,
  people: readonly Person[],
  bots: readonly string[],
  options: object = {},
): Promise<MozgTable> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody opens a table');
  const post = async (who: Person, path: string, data: object): Promise<MozgTable> => {
    const reply = await who.context.request.post(`${house.url}${path}`, { data });
    return (await reply.json()) as MozgTable;
  };
  const opened = { game: 'mozg', name: host.name, lang: 'pl', options, settings: { minding: false }, cookie: true };
  const { table, code } = await post(host, '/api/tables', opened);
  for (const { name, ...guest } of guests) {
    await post({ name, ...guest }, `/api/tables/${table}/sit`, { name, cookie: true });
  }
  for (const [i, level] of bots.entries()) {
    await post(host, `/api/tables/${table}/messages`, { t: 'bot', name: `Bot ${i + 1}`, level, id: i + 1 });
  }
  // One after the other: who comes first is part of the luck.
  for (const { page, door = house.url } of people) {
    await page.goto(`${door}/t/${code}`);
    await page.locator('.lobby').waitFor();
  }
  await post(host, `/api/tables/${table}/messages`, { t: 'start', id: 99 });
  await Promise.all(people.map(({ page }) => page.locator('main.mozg').waitFor()));
  return { code, table };
}

/** What a board shows, as far as somebody who plays looks at it. */
export interface Sight {
  readonly phase: string;
  /** Which arrangement of the screen it is. */
  readonly look: string;
  /** The question this seat is to answer, if it is. */
  readonly question: string | undefined;
  readonly roundEnd: boolean;
  readonly cards: readonly { readonly card: string; readonly allowed: boolean; readonly chosen: boolean }[];
  readonly mayPass: boolean;
  readonly curtain: boolean;
}

export function see(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('main.mozg');
    return {
      phase: board?.dataset['phase'] ?? '',
      look: document.querySelector<HTMLElement>('.m-room')?.dataset['look'] ?? '',
      question: board?.dataset['question'],
      roundEnd: document.querySelector('.m-round-end') !== null,
      cards: [...document.querySelectorAll<HTMLElement>('.m-hand button')].map((each) => ({
        card: each.dataset['card'] ?? '',
        allowed: each.getAttribute('aria-disabled') !== 'true',
        chosen: each.getAttribute('aria-pressed') === 'true',
      })),
      mayPass: document.querySelector('.m-button.other:not([aria-disabled])') !== null,
      curtain: document.querySelector('main.curtain') !== null,
    };
  });
}

export const isOver = ({ phase }: Sight): boolean => phase === 'over';

/** Waits until this question was answered or the board is gone; a round's end may come over it first. */
export async function answered(page: Page, question: string | undefined, timeout = PATIENCE): Promise<void> {
  await page
    .waitForFunction(
      (before) =>
        document.querySelector<HTMLElement>('main.mozg')?.dataset['question'] !== before ||
        document.querySelector('.m-round-end') !== null,
      question,
      { timeout },
    )
    .catch(async () => {
      throw new Error(await page.evaluate(() => `nothing happened at ${location.href}: ${document.body.innerText}`));
    });
}

/** Everybody who is asked answers, one at a time, until all see the end; `before` each is looked at, and may say it is enough. */
export async function playOn<P extends Player>(
  people: readonly P[],
  answer: (person: P, sight: Sight) => Promise<void>,
  before: (person: P, sight: Sight) => Promise<boolean | void> = async () => {},
): Promise<void> {
  const end = Date.now() + 5 * PATIENCE;
  while (Date.now() < end) {
    let over = 0;
    let busy = false;
    for (const each of people) {
      const sight = await see(each.page);
      if ((await before(each, sight)) === true) return;
      if (isOver(sight)) over++;
      else if (sight.roundEnd || (sight.question !== undefined && sight.look !== '')) {
        await answer(each, sight);
        busy = true;
      }
    }
    if (over === people.length) return;
    if (!busy) await people[0]?.page.waitForTimeout(20);
  }
  const seen = await Promise.all(people.map(({ page }) => see(page)));
  throw new Error(`nobody got anywhere: ${JSON.stringify(seen)}`);
}

export async function finish(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ context }) => context.close()));
}
