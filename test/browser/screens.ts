import { SHELF } from '../../src/games/shelf.ts';
import type { Page } from '@playwright/test';
import type { Lobby, LobbyChair, LobbyPreparing } from '../../src/table/lobby.ts';
import { DEFAULTS } from '../../src/table/settings.ts';

export const TABLE = '0123456789abcdef0123456789abcdef';
export const CODE = 'KM7RQX';

/** One screen of the house, with a made-up table at the other end. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Whether the browser has a seat there already. */
  readonly seated?: boolean;
  readonly found?: object | number;
  readonly lobby?: Lobby;
  readonly chair?: number | null;
  /** What is said at the table once one is there. */
  readonly said?: readonly object[];
  /** What is seen of a match, if one is on the table. */
  readonly view?: () => object;
  /** What stands on the page once it is this screen. */
  readonly shows: string;
  /** What this device keeps besides, by its key. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** What is said instead of a welcome. */
  readonly instead?: object;
  /** The socket never opens. */
  readonly dead?: boolean;
  /** What questions are answered with, by their kind. */
  readonly answers?: Readonly<Record<string, object>>;
  /** Of the matches that have ended, the newest first. */
  readonly records?: readonly object[];
  readonly act?: (page: Page) => Promise<void>;
}

const LEVELS = ['beginner', 'casual', 'regular', 'expert', 'master'];
const FACES = ['cactus', 'mushroom', 'teapot'];

function chairs(people: number, bots: number): LobbyChair[] {
  const names = ['Ola', 'Kuba', 'Babcia', 'Wojtek', 'Zosia', 'Staś', 'Hania', 'Julek'];
  const robots = ['Trybik', 'Śrubka', 'Sprężyna'];
  const person = (i: number): LobbyChair => ({
    chair: i,
    name: names[i] ?? `Gość ${i}`,
    lang: 'pl',
    face: FACES[i] ?? null,
    bot: null,
    present: i !== 2,
    standing: false,
    wishes: false,
    minded: false,
    gone: false,
    rematch: null,
    seat: null,
  });
  const robot = (i: number): LobbyChair => ({
    ...person(people + i),
    name: robots[i] ?? `Bot ${i}`,
    bot: i % 2 === 0 ? 'casual' : 'expert',
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
    emotesOnly: false,
    host: 0,
    chairs: chairs(people, bots),
    barred: [],
    preparing: null,
    earlier: null,
    together: false,
    spread: 1,
    groups: null,
    ranking: null,
    starting: false,
    startsIn: null,
    broken: false,
    match: null,
    ...more,
  };
}

const SAID = [
  { t: 'said', chair: 1, text: 'Kto ostatni, ten wiewiórka!' },
  { t: 'said', chair: 2, emote: 'clap' },
  { t: 'said', chair: 0, text: '<b>To nie jest</b> pogrubione.' },
];

const FOUND = { table: TABLE, code: CODE, game: 'rudy', phase: 'open', locked: false, people: 3, host: 'Ola' };

/** A match being prepared by the first three, of whom the second did not finish the attempts before. */
function shuffling(more: Partial<LobbyPreparing>): Partial<Lobby> {
  const preparing: LobbyPreparing = {
    match: 'm',
    attempt: 2,
    commitment: '',
    chairs: [0, 1, 2],
    promised: [],
    promises: null,
    opened: [],
    brokenOff: [{ attempt: 1, missing: [1] }],
    without: [],
    stopped: false,
    ...more,
  };
  return { phase: 'preparing', preparing };
}

const SCREEN = 'W4PXM';
const SCREENS_KNOWN = [
  { grip: 'a'.repeat(32), code: SCREEN, at: CODE },
  { grip: 'b'.repeat(32), code: 'K9TRB', at: 'ABCDEF' },
  { grip: 'c'.repeat(32), code: 'H2N7V', at: '' },
];

const THRICE = [1, 2, 3].map((attempt) => ({ attempt, missing: [1] }));

export const SCREENS: readonly Screen[] = [
  { name: 'home', shows: '.home', path: '/' },
  {
    name: 'home-mozg',
    shows: '.home',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Gra o mózg', exact: true }).click();
    },
  },
  { name: 'about', shows: '.about main', path: '/about' },
  ...SHELF.filter(({ book }) => book !== undefined).map(({ id }) => ({
    name: `rules-${id}`,
    shows: '.rulebook-picture:has(svg, li)',
    path: `/rules/${id}`,
  })),
  { name: 'rules-place', shows: '[data-place="Z17"]', path: '/rules/mozg#Z17' },
  {
    name: 'rules-search',
    shows: 'main',
    path: '/rules/ruletka',
    async act(page) {
      await page.getByRole('searchbox').fill('pocisk');
    },
  },
  { name: 'new', shows: '.join-sheet', path: '/new/rudy' },
  { name: 'join', shows: '.join-sheet', path: `/t/${CODE}`, found: FOUND },
  { name: 'join-late', shows: '.join-sheet', path: `/t/${CODE}`, found: { ...FOUND, phase: 'playing' } },
  { name: 'lobby', shows: '.lobby', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(3, 2), chair: 0 },
  { name: 'lobby-first', shows: '.lobby', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(1, 0), chair: 0 },
  {
    name: 'lobby-guest',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 1, { options: { time: 30, lastAloud: true } }),
    chair: 1,
  },
  { name: 'lobby-crowd', shows: '.lobby', path: `/t/${CODE}`, seated: true, lobby: lobbyOf(30, 2), chair: 0 },
  {
    name: 'lobby-locked',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2, { settings: { ...DEFAULTS, locked: true } }),
    chair: 0,
  },
  ...[0, 1].flatMap((chair): Screen[] => {
    const at = { shows: '.lobby', path: `/t/${CODE}`, seated: true, chair };
    const who = chair === 0 ? 'host' : 'guest';
    const stopped = shuffling({ attempt: 3, brokenOff: THRICE, stopped: true });
    const earlier = { match: 'm', game: 'rudy', version: 1 };
    return [
      { ...at, name: `lobby-broken-off-${who}`, lobby: lobbyOf(3, 0, shuffling({})) },
      { ...at, name: `lobby-stopped-${who}`, lobby: lobbyOf(3, 0, stopped) },
      { ...at, name: `lobby-earlier-${who}`, lobby: lobbyOf(3, 0, { earlier }) },
    ];
  }),
  {
    name: 'lobby-bot',
    shows: '.lobby',
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
    shows: '.lobby',
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
    shows: '.lobby',
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
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.seat').nth(1).click();
    },
  },
  ...SHELF.map(({ id: game }) => ({
    name: `lobby-options-${game}`,
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 1, { game }),
    chair: 0,
    act: async (page: Page) => {
      await page.locator('.lobby-options').click();
    },
  })),
  {
    name: 'lobby-chat',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    said: SAID,
    act: async (page) => {
      await page.locator('.strip-talk').click();
    },
  },
  {
    name: 'lobby-chat-faces',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2, { emotesOnly: true }),
    chair: 0,
    said: SAID,
    act: async (page) => {
      await page.locator('.strip-talk').click();
    },
  },
  {
    name: 'lobby-bubbles',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    said: SAID,
    act: (page) => page.waitForTimeout(500),
  },
  {
    name: 'lobby-pass',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.locator('.table-strip .strip-button').last().click();
      await page.getByRole('button', { name: /Przenieś na inne|Move to another/ }).click();
    },
  },
  { name: 'move', shows: '.notice-sheet', path: `/move/${CODE}#0123` },
  { name: 'check', shows: '.check main', path: '/check' },
  { name: 'check-gone', shows: '.check main', path: '/check/0123/4567', found: FOUND },
  { name: 'tv', shows: '.tv-room', path: `/tv/${CODE}#0123`, found: FOUND, lobby: lobbyOf(3, 2), chair: null },
  {
    name: 'tv-locked',
    shows: '.tv-room',
    path: `/tv/${CODE}#0123`,
    found: FOUND,
    lobby: lobbyOf(3, 2, { settings: { ...DEFAULTS, locked: true } }),
    chair: null,
  },
  { name: 'tv-pairing', shows: '.pair-ticket .qr', path: '/tv' },
  { name: 'tv-pairing-typed', shows: '.pair-ticket .qr', path: `/tv/${CODE}`, found: FOUND },
  { name: 'tv-pairing-away', shows: '.pair-room', path: '/tv', dead: true },
  {
    name: 'tv-freed',
    shows: '.pair-ticket .qr',
    path: '/tv',
    keeps: { 'screen.at': JSON.stringify({ table: TABLE, code: CODE, tv: '0123' }) },
    instead: { t: 'closing', why: 'spectators-off', again: null },
  },
  {
    name: 'screen-one',
    shows: '.notice-buttons',
    path: `/screen/${SCREEN}`,
    seated: true,
    lobby: lobbyOf(3, 2),
  },
  {
    name: 'screen-two',
    shows: '.notice-buttons',
    path: `/screen/${SCREEN}`,
    seated: true,
    keeps: { 'table.ABCDEF': 'fedcba9876543210fedcba9876543210' },
    lobby: lobbyOf(3, 2),
  },
  { name: 'screen-none', shows: '.code-form', path: `/screen/${SCREEN}` },
  ...[[], SCREENS_KNOWN].map((known): Screen => ({
    name: known.length === 0 ? 'lobby-tv' : 'lobby-tv-known',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    keeps: { screens: JSON.stringify(known) },
    act: async (page) => {
      await page.locator('.table-strip .strip-button').last().click();
      await page.getByRole('button', { name: /^(Pokaż na telewizorze|Show on a TV)$/ }).click();
      await page.locator('.tv-steps').waitFor();
    },
  })),
  { name: 'state-connecting', shows: '.notice-sheet', path: `/t/${CODE}`, seated: true, dead: true },
  { name: 'state-not-found', shows: '.notice-sheet', path: `/t/${CODE}`, found: 404 },
  { name: 'state-locked', shows: '.notice-buttons', path: `/t/${CODE}`, found: { ...FOUND, locked: true } },
  { name: 'state-unreachable', shows: '.notice-buttons', path: `/t/${CODE}`, found: 0 },
  { name: 'state-page', shows: '.notice-sheet', path: '/nowhere' },
  ...(['kicked', 'left', 'moved', 'too-many'] as const).map((why) => ({
    name: `state-${why}`,
    shows: '.notice-sheet',
    path: `/t/${CODE}`,
    seated: true,
    instead: { t: 'closing', why, again: null },
  })),
  {
    name: 'state-reconnecting',
    shows: '.lobby',
    path: `/t/${CODE}`,
    seated: true,
    lobby: lobbyOf(3, 2),
    chair: 0,
    act: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('stolik-drop')));
      await page.locator('.line-banner-card .button').waitFor();
    },
  },
];

/** Puts the made-up table behind `page`. */
export async function pretend(page: Page, screen: Screen): Promise<void> {
  const {
    found,
    lobby,
    chair = 0,
    instead,
    dead = false,
    seated = false,
    said = [],
    view,
    keeps = {},
    answers = {},
    records = [],
  } = screen;
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api/games') {
      const games = [{ game: 'rudy', version: 2, seats: { least: 1, most: 1024 }, bots: LEVELS }];
      return route.fulfill({ json: { protocol: 2, phones: null, games } });
    }
    if (found === 0) return route.abort();
    if (path.startsWith('/api/codes/') && typeof found === 'object') return route.fulfill({ json: found });
    if (path.endsWith('/records')) {
      return route.fulfill({
        json: { records: records.map((_, i) => ({ match: `m${i}`, at: 1_800_000_000_000 - i * 1e6 })) },
      });
    }
    const record = records[Number(/\/records\/m(\d+)$/.exec(path)?.[1] ?? -1)];
    if (record !== undefined) return route.fulfill({ json: record });
    if (path.startsWith('/api/tables/') && seated && lobby !== undefined) {
      return route.fulfill({ json: { chair, role: 'seat', links: { watch: 'w', tv: 't' }, lobby } });
    }
    if (path.startsWith('/api/codes/')) return route.fulfill({ status: 404, json: { code: 'no-table' } });
    return route.fulfill({ status: 403, json: { code: 'not-allowed' } });
  });
  let dropped = false;
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    if (dead || dropped) {
      void socket.close();
      return;
    }
    socket.onMessage((message) => {
      const { t, id } = JSON.parse(String(message)) as { readonly t: string; readonly id?: number };
      if (t === 'hello') {
        const role = screen.path.startsWith('/tv') ? 'tv' : 'seat';
        const links = role === 'seat' ? { watch: 'w', tv: 't' } : null;
        socket.send(JSON.stringify(instead ?? { t: 'welcome', protocol: 2, chair, role, links, lobby }));
        if (view !== undefined) socket.send(JSON.stringify(view()));
        setTimeout(() => said.forEach((each) => socket.send(JSON.stringify(each))), 400);
      }
      if (t === 'screen') socket.send(JSON.stringify({ t: 'screen', code: SCREEN }));
      if (answers[t] !== undefined) socket.send(JSON.stringify({ t: 'done', id, ...answers[t] }));
      if (t === 'pass') socket.send(JSON.stringify({ t: 'done', id, pass: 'A'.repeat(43) }));
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
        // A wait so long that the banner stands still while it is looked at.
        socket.send(JSON.stringify({ t: 'closing', why: 'restart', again: 600_000 }));
        return socket.close();
      })
      .catch(() => undefined);
  });
  if (seated)
    await page.addInitScript(
      ([code, table]) => localStorage.setItem(`stolik.table.${code}`, table ?? ''),
      [CODE, TABLE],
    );
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`stolik.${key}`, value);
  }, keeps);
}
