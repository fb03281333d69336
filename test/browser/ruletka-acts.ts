import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { House } from './house.ts';

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1280, height: 800 } } as const;

/** A machine that does much else at the time is slow, not wrong. */
export const PATIENCE = 90_000;

/** A table of Ruletka opened over HTTP; people sit down in browsers of their own. */
export interface RuletkaTable {
  readonly code: string;
  readonly table: string;
  readonly people: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
  /** The views this page was sent, the newest last. */
  readonly views: View[];
}

export interface View {
  readonly match: string;
  readonly n: number;
  readonly seat: number | null;
  readonly question: number | null;
  readonly toAct: readonly number[];
  readonly table: {
    readonly phase: string;
    readonly round: number;
    readonly shot: number;
    readonly owing: readonly number[];
    readonly accusation: { readonly accused: number; readonly accusers: readonly number[] } | null;
    readonly accusationUsed: readonly boolean[];
    readonly points: readonly number[];
    readonly lives: readonly number[];
    readonly winners: readonly number[];
  };
}

interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly colorScheme?: 'light' | 'dark';
}

export async function person(browser: Browser, name: string, look: Look, locale: string): Promise<Person> {
  const context = await browser.newContext({ ...look, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  const views: View[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as View & { readonly t: string };
      if (message.t === 'view') views.push(message);
    });
  });
  return { name, context, page, errors, views };
}

/** Opens a table by the first of `people`, seats the others and `bots`, and starts. */
export async function openTable(
  house: House,
  people: readonly Person[],
  bots: readonly string[],
  options: object,
): Promise<RuletkaTable> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody opens a table');
  const post = (who: Person, path: string, body: object): Promise<{ table: string; code: string }> =>
    who.context.request
      .post(`${house.url}${path}`, { data: body })
      .then((reply) => reply.json() as Promise<{ table: string; code: string }>);
  const { table, code } = await post(host, '/api/tables', {
    game: 'ruletka',
    name: host.name,
    lang: 'pl',
    options,
    settings: { minding: false },
    cookie: true,
  });
  for (const guest of guests) await post(guest, `/api/tables/${table}/sit`, { name: guest.name, cookie: true });
  for (const [i, level] of bots.entries()) {
    await post(host, `/api/tables/${table}/messages`, { t: 'bot', name: `Bot ${i + 1}`, level, id: i + 1 });
  }
  await Promise.all(people.map(({ page }) => page.goto(`${house.url}/t/${code}`)));
  await Promise.all(people.map(({ page }) => page.locator('.at, main').first().waitFor()));
  await post(host, `/api/tables/${table}/messages`, { t: 'start', id: 99 });
  await Promise.all(people.map(({ page }) => page.locator('main.ruletka').waitFor()));
  return { code, table, people };
}

export const phaseOf = (page: Page): Promise<string> =>
  page
    .locator('main.ruletka')
    .getAttribute('data-phase')
    .then((phase) => phase ?? '');

/** What one does when asked, by keyboard: bets high, and otherwise wants to go on. */
export async function answer({ page, views }: Person): Promise<boolean> {
  const view = views.at(-1);
  if (view === undefined || view.table.phase === 'over') return false;
  const covered = page.locator('.rl-controls .rl-btn', { hasText: /^(Dalej|Gotowe – runda|Go on|Done: round)/i });
  if ((await covered.count()) > 0) {
    await covered
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return true;
  }
  const asked = (await page.locator('main.ruletka').getAttribute('data-asked')) === 'true';
  if (!asked || view.question === null) return false;
  const { phase, owing } = view.table;
  const keys = phase === 'shot' && view.seat !== null && owing.includes(view.seat) ? ['1', 'Enter'] : KEYS[phase];
  for (const key of keys ?? []) await page.keyboard.press(key);
  return true;
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  loading: ['3', 'Enter'],
  spinning: ['Enter'],
  betting: ['5', 'Enter'],
  bids: ['p'],
  accusing: ['p'],
  accused: ['p'],
  shot: ['p'],
  bullet: ['p'],
  showOff: ['Enter'],
};

/** Everybody answers until `enough` says so; in the phase `until` nobody does. */
export async function playOn(
  people: readonly Person[],
  enough: () => boolean | Promise<boolean>,
  until?: string,
): Promise<void> {
  const end = Date.now() + 5 * PATIENCE;
  while (Date.now() < end) {
    if (await enough()) return;
    let busy = false;
    for (const each of people) {
      if (each.views.at(-1)?.table.phase !== until) busy = (await answer(each)) || busy;
    }
    await people[0]?.page.waitForTimeout(busy ? 120 : 60);
  }
  throw new Error(`still at ${people.map(({ views }) => JSON.stringify(views.at(-1)?.table.phase)).join(', ')}`);
}

export const isOver = (people: readonly Person[]) => (): boolean =>
  people.every(({ views }) => views.at(-1)?.table.phase === 'over');

export async function finish(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ context }) => context.close()));
}
