import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { House } from './house.ts';
import { fixLuck } from './luck.ts';
import { goOn } from './ruletka-screen.ts';

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1280, height: 800 } } as const;

/** A machine that does much else at the time is slow, not wrong. */
export const PATIENCE = 90_000;

/** What somebody does whenever they are asked. */
export interface Habit {
  readonly pocket: 'click' | 'bullet';
  readonly bet: number;
}

export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
  /** The views this page was sent, the newest last. */
  readonly views: View[];
  readonly habit: Habit;
  /** The newest view that was answered, and when. */
  readonly answered: { views: number; at: number };
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
    readonly waiting: readonly number[];
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

/** The seven cards of a gun lie in an order of the screen's own: here the clicks first, and the bullet last. */
const NOTCH = { click: '1', bullet: '7' } as const;

export async function fixHand(page: Page): Promise<void> {
  await fixLuck(page);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
}

export async function person(
  browser: Browser,
  name: string,
  look: Look,
  locale: string,
  habit: Habit,
): Promise<Person> {
  const context = await browser.newContext({ ...look, locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await fixHand(page);
  const errors: string[] = [];
  const views: View[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as View & { readonly t: string };
      if (message.t === 'view') views.push(message);
    });
  });
  return { name, context, page, errors, views, habit, answered: { views: 0, at: 0 } };
}

/** Opens a table by the first of `people`, seats the others and `bots`, and starts; its id. */
export async function openTable(
  house: House,
  people: readonly Person[],
  bots: readonly string[],
  options: object,
): Promise<string> {
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
    settings: { minding: false, quickBots: true },
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
  return table;
}

export const phaseOf = (page: Page): Promise<string> =>
  page
    .locator('main.ruletka')
    .getAttribute('data-phase')
    .then((phase) => phase ?? '');

/** Whether the table waits for them; while accusing everybody is asked. */
export const isAwaited = ({ views }: Person): boolean => {
  const view = views.at(-1);
  return view !== undefined && view.seat !== null && view.table.waiting.includes(view.seat);
};

/** Once the screen shows the newest of what it was sent. */
export async function seesNewest({ page, views }: Person): Promise<void> {
  const table = views.at(-1)?.table;
  await page.locator(`main.ruletka[data-phase="${table?.phase}"][data-round="${table?.round}"]`).waitFor();
}

/** A key that fell into a change of windows was not heard: it is pressed again after this. */
const AGAIN = 700;

/** What one does when asked, by keyboard. */
export async function answer(each: Person): Promise<void> {
  const { page, views, answered } = each;
  if (!isAwaited(each) || (answered.views === views.length && Date.now() - answered.at < AGAIN)) return;
  await goOn(page);
  const view = views.at(-1);
  if (view === undefined || !isAwaited(each)) return;
  for (const key of keysOf(view, each.habit)) await page.keyboard.press(key);
  answered.views = views.length;
  answered.at = Date.now();
}

function keysOf({ table, seat }: View, { pocket, bet }: Habit): readonly string[] {
  switch (table.phase) {
    case 'loading':
      return [NOTCH[pocket], 'Enter'];
    case 'betting':
      return [`${bet}`, 'Enter'];
    case 'spinning':
    case 'showOff':
      return ['Enter'];
    case 'shot':
      return seat !== null && table.owing.includes(seat) ? ['1', 'Enter'] : ['p'];
    case 'over':
      return [];
    default:
      return ['p'];
  }
}

/** Everybody answers until `enough` says so. */
export async function playOn(people: readonly Person[], enough: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5 * PATIENCE;
  while (Date.now() < end) {
    if (await enough()) return;
    await Promise.all(people.map(answer));
    await people[0]?.page.waitForTimeout(25);
  }
  throw new Error(`still at ${people.map(({ views }) => JSON.stringify(views.at(-1)?.table)).join('\n')}`);
}

export const isOver = (people: readonly Person[]) => (): boolean =>
  people.every(({ views }) => views.at(-1)?.table.phase === 'over');

/** From the last shot to the end, past all that is still shown. */
export async function seeEnd({ page }: Person): Promise<void> {
  const on = page.locator('.rl-controls .rl-btn', { hasText: /^(Dalej|Go on)/i });
  const final = page.locator('.rl-final');
  while (!(await final.isVisible())) {
    await on.or(final).first().waitFor();
    await on.click({ timeout: 500 }).catch(() => undefined);
  }
}

export async function finish(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ context }) => context.close()));
}
