import type { Page } from '@playwright/test';
import type { Lobby, LobbyChair } from '../../src/table/lobby.ts';
import { DEFAULTS } from '../../src/table/settings.ts';
import { BOARDS } from './boards.ts';
import { CODE, TABLE, type Screen } from './screens.ts';

const NAMES =
  'Zuzanna Jakub Julia Antoni Maja Jan Zofia Szymon Hanna Franciszek Lena Filip Alicja Aleksander Maria Mikołaj Oliwia Wojciech Amelia Kacper ' +
  'Wiktoria Adam Aleksandra Michał Natalia Marcel Gabriela Stanisław Nikola Bartłomiej-Krzysztof';

/** A pupil; some are away, one is stood in for, one came late, and two want to be called otherwise. */
function pupil(i: number, playing: boolean): LobbyChair {
  const names = NAMES.split(' ');
  return {
    chair: i + 1,
    name: names[i] ?? `${names[i % names.length] ?? ''} ${Math.floor(i / names.length) + 1}`,
    lang: 'pl',
    face: null,
    bot: null,
    present: i % 13 !== 7,
    standing: false,
    wishes: i === 3 || i === 9,
    minded: playing && i === 7,
    gone: false,
    rematch: null,
    seat: playing && i !== 29 ? i : null,
  };
}

const teacher: LobbyChair = {
  ...pupil(0, false),
  chair: 0,
  name: 'Pani Anna',
  wishes: false,
  standing: true,
  present: true,
};

function roomOf(pupils: number, more: Partial<Lobby> = {}): Lobby {
  return {
    table: TABLE,
    code: CODE,
    phase: 'open',
    game: 'rudy',
    options: {},
    settings: { ...DEFAULTS, cleanNames: true, approvedNames: true },
    emotesOnly: false,
    host: 0,
    chairs: [teacher, ...Array.from({ length: pupils }, (_, i) => pupil(i, more.match !== undefined))],
    barred: [],
    preparing: null,
    earlier: null,
    together: false,
    starting: false,
    startsIn: null,
    broken: false,
    spread: 1,
    groups: null,
    ranking: null,
    match: null,
    ...more,
  };
}

/** A match of Rudy as the table sees it: a third of all still write, or nobody does. */
function matchOf(pupils: number, held: boolean, over = false): Pick<Screen, 'lobby' | 'view'> {
  const board = BOARDS.find(({ name }) => name === (over ? 'rudy-tv-final' : 'rudy-tv')) ?? BOARDS[0];
  const match = board?.lobby?.match;
  if (board?.view === undefined || match === undefined || match === null) throw new Error('no such board');
  const { view: made } = board;
  const seats = Array.from({ length: pupils }, (_, i) => pupil(i, true).name);
  const lobby = roomOf(pupils, {
    phase: over ? 'ended' : 'playing',
    match: { ...match, seats: over ? match.seats : seats },
    settings: { ...DEFAULTS, paced: held },
  });
  const waiting = held || over ? [] : seats.flatMap((_, seat) => (seat % 3 === 1 ? [seat] : []));
  const view = (): object => {
    const shown = made() as { readonly table: object };
    if (over) return shown;
    return { ...shown, toAct: waiting, ...(held && { held }), table: { ...shown.table, seats: pupils, waiting } };
  };
  return { lobby, view };
}

const WISHES = {
  wishes: [
    { chair: 4, name: 'Antek', bad: false },
    { chair: 10, name: 'Dupek', bad: true },
  ],
};

const RECORD = {
  game: 'rudy',
  seats: ['Zuzanna', 'Jakub', 'Julia'],
  outcome: { winners: [1], places: [2, 1, 3], scores: [31, 40, 12], detail: {} },
};

const at = { path: `/t/${CODE}`, seated: true, chair: 0, shows: '.stand', answers: { wishes: WISHES } };

/** What somebody sees who runs a game and does not play it. */
export const STANDING: readonly Screen[] = [
  { ...at, name: 'stand-empty', lobby: roomOf(0) },
  { ...at, name: 'stand-gathering', lobby: roomOf(30) },
  { ...at, name: 'stand-thirty', ...matchOf(30, false), shows: '.stand .r-tv' },
  { ...at, name: 'stand-held', ...matchOf(30, true), shows: '.stand .r-tv' },
  { ...at, name: 'stand-three-hundred', ...matchOf(300, false), shows: '.stand .r-tv' },
  { ...at, name: 'stand-over', ...matchOf(5, false, true), shows: '.stand .r-final' },
  {
    ...at,
    name: 'stand-names',
    lobby: roomOf(30),
    act: (page) => press(page, /^(Imiona|Names)/),
  },
  {
    ...at,
    name: 'stand-person',
    lobby: roomOf(30),
    act: async (page) => {
      await page.locator('.stand-tile', { hasText: 'Antoni' }).click();
      await page.locator('.sheet').waitFor();
    },
  },
  {
    ...at,
    name: 'stand-results',
    ...matchOf(5, false, true),
    records: [RECORD, RECORD],
    act: async (page) => {
      await press(page, /^(Wyniki|Results)/);
      await page.locator('.results table').first().waitFor();
    },
  },
  { ...at, name: 'stand-seen', chair: 1, shows: '.lobby', lobby: roomOf(30) },
];

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}
