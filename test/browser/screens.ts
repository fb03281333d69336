import type { Page } from '@playwright/test';
import type { Lobby, LobbyChair } from '../../src/table/lobby.ts';
import { DEFAULTS } from '../../src/table/settings.ts';

const TABLE = '0123456789abcdef0123456789abcdef';
const CODE = 'KM7RQX';

/** One screen of the house, with a made-up table at the other end. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Whether the browser has a seat there already. */
  readonly seated?: boolean;
  readonly found?: object | number;
  readonly lobby?: Lobby;
  readonly chair?: number | null;
  /** What is said instead of a welcome. */
  readonly instead?: object;
  /** The socket never opens. */
  readonly dead?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

const SIGNS = ['🌵', '🍄', '🫖'];

function chairs(people: number, bots: number): LobbyChair[] {
  const names = ['Ola', 'Kuba', 'Babcia', 'Wojtek', 'Zosia', 'Staś', 'Hania', 'Julek'];
  const robots = ['Trybik', 'Śrubka', 'Sprężyna'];
  const person = (i: number): LobbyChair => ({
    chair: i,
    name: i < SIGNS.length ? `${SIGNS[i]} ${names[i]}` : (names[i] ?? `Gość ${i}`),
    lang: 'pl',
    bot: null,
    present: i !== 2,
    minded: false,
    gone: false,
    seat: null,
  });
  const robot = (i: number): LobbyChair => ({
    ...person(people + i),
    name: robots[i] ?? `Bot ${i}`,
    bot: i % 2 === 0 ? 'random' : 'greedy',
    present: true,
  });
  return [...Array.from({ length: people }, (_, i) => person(i)), ...Array.from({ length: bots }, (_, i) => robot(i))];
}

function lobbyOf(people: number, bots: number, more: Partial<Lobby> = {}): Lobby {
  return {
    table: TABLE,
    code: CODE,
    phase: 'open',
    game: 'rudy',
    options: {},
    settings: DEFAULTS,
    host: 0,
    chairs: chairs(people, bots),
    preparing: null,
    match: null,
    ...more,
  };
}

const FOUND = { table: TABLE, code: CODE, game: 'rudy', phase: 'open', locked: false, people: 3 };

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-mozg',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Gra o mózg', exact: true }).click();
    },
  },
  { name: 'about', path: '/about' },
  { name: 'new', path: '/new/rudy' },
  { name: 'join', path: `/t/${CODE}`, found: FOUND },
  { name: 'join-late', path: `/t/${CODE}`, found: { ...FOUND, phase: 'playing' } },
  { name: 'lobby', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(3, 2), chair: 0 },
  { name: 'lobby-first', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(1, 0), chair: 0 },
  {
    name: 'lobby-guest',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 1, { options: { time: 30, lastAloud: true } }),
    chair: 1,
  },
  { name: 'lobby-crowd', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(30, 2), chair: 0 },
  {
    name: 'lobby-locked',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2, { settings: { ...DEFAULTS, locked: true } }),
    chair: 0,
  },
  {
    name: 'lobby-bot',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.seat.is-free').first().click();
    },
  },
  {
    name: 'lobby-options',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.lobby-options').click();
    },
  },
  {
    name: 'lobby-menu',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.table-strip .strip-button').last().click();
    },
  },
  {
    name: 'lobby-chair',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.seat').nth(1).click();
    },
  },
  { name: 'tv', path: `/tv/${CODE}#0123`, found: FOUND, lobby: lobbyOf(3, 2), chair: null },
  { name: 'state-connecting', path: `/t/${CODE}`, seated: true, dead: true },
  { name: 'state-not-found', path: `/t/${CODE}`, found: 404 },
  { name: 'state-locked', path: `/t/${CODE}`, found: { ...FOUND, locked: true } },
  { name: 'state-unreachable', path: `/t/${CODE}`, found: 0 },
  { name: 'state-page', path: '/nowhere' },
  ...(['kicked', 'left', 'moved', 'too-many'] as const).map((why) => ({
    name: `state-${why}`,
    path: `/t/${CODE}`,
    seated: true,
    instead: { t: 'closing', why, again: null },
  })),
  {
    name: 'state-reconnecting',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('stolik-drop')));
      await page.waitForTimeout(1200);
    },
  },
];

/** Puts the made-up table behind `page`. */
export async function pretend(page: Page, screen: Screen): Promise<void> {
  const { found, lobby, chair = 0, instead, dead = false, seated = false } = screen;
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api/games') {
      const games = [{ game: 'rudy', version: 1, seats: { least: 1, most: 1024 }, bots: ['random', 'greedy'] }];
      return route.fulfill({ json: { protocol: 1, games } });
    }
    if (found === 0) return route.abort();
    if (path.startsWith('/api/codes/') && typeof found === 'object') return route.fulfill({ json: found });
    if (path.startsWith('/api/codes/')) return route.fulfill({ status: 404, json: { code: 'no-table' } });
    return route.fulfill({ status: 403, json: { code: 'not-allowed' } });
  });
  let dropped = false;
  await page.routeWebSocket('**/ws', (socket) => {
    if (dead || dropped) {
      void socket.close();
      return;
    }
    socket.onMessage((message) => {
      const { t } = JSON.parse(String(message)) as { readonly t: string };
      if (t === 'hello') {
        const role = screen.path.startsWith('/tv') ? 'tv' : 'seat';
        const links = role === 'seat' ? { watch: 'w', tv: 't' } : null;
        socket.send(JSON.stringify(instead ?? { t: 'welcome', protocol: 1, chair, role, links, lobby }));
      }
    });
    void page
      .evaluate(
        () =>
          new Promise<void>((done) => {
            addEventListener('stolik-drop', () => done(), { once: true });
          }),
      )
      .then(() => {
        dropped = true;
        return socket.close();
      })
      .catch(() => undefined);
  });
  if (seated)
    await page.addInitScript(
      ([code, table]) => localStorage.setItem(`stolik.table.${code}`, table ?? ''),
      [CODE, TABLE],
    );
}
