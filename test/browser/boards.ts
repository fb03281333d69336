import type { Page } from '@playwright/test';
import { STATES, type State } from '../../src/games/rudy/screen/gallery/states.ts';
import type { Lobby, LobbyChair } from '../../src/table/lobby.ts';
import { DEFAULTS } from '../../src/table/settings.ts';
import { CODE, TABLE, type Screen } from './screens.ts';

type Props = ReturnType<State['props']>;

const MATCH = 'abcdef';

/** Every state of Rudy's board as a screen of a made-up table. */
export const BOARDS: readonly Screen[] = Object.entries(STATES).map(([name, state]) => {
  const props = state.props();
  const { tv, seat } = props;
  const spectator = seat === undefined;
  return {
    name: `rudy-${name}`,
    path: tv ? `/tv/${CODE}#0123` : spectator ? `/watch/${CODE}#0123` : `/t/${CODE}`,
    shows: props.view.finished ? '.r-review, .r-final' : tv ? '.r-tv' : '.r-table',
    seated: !spectator,
    ...(spectator && { found: { table: TABLE, code: CODE, game: 'rudy', phase: 'playing', locked: false, people: 5 } }),
    chair: spectator ? null : 0,
    lobby: lobbyWith(props),
    view: () => viewOf(state.props()),
    act: async (page: Page) => {
      // The pad is deaf while a card turns.
      if (state.keys !== undefined) await page.waitForTimeout(400);
      for (const key of state.keys ?? []) await page.keyboard.press(key);
    },
  };
});

function lobbyWith({ names, avatars, bots, outcome }: Props): Lobby {
  const chairs = names.map((name, seat): LobbyChair => {
    const bot = bots[seat] === true ? 'regular' : null;
    return {
      chair: seat,
      name,
      lang: 'pl',
      face: avatars[seat] ?? null,
      bot,
      present: true,
      standing: false,
      wishes: false,
      minded: false,
      gone: false,
      rematch: null,
      seat,
    };
  });
  return {
    table: TABLE,
    code: CODE,
    phase: outcome === undefined ? 'playing' : 'ended',
    game: 'rudy',
    options: {},
    settings: DEFAULTS,
    emotesOnly: outcome === undefined,
    host: 0,
    chairs,
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
    match: {
      match: MATCH,
      game: 'rudy',
      commitment: '',
      attempt: 1,
      list: '',
      brokenOff: [],
      without: [],
      opened: 0,
      seats: names,
      paused: false,
      revealing: false,
      outcome: outcome ?? null,
      stoodIn: [],
      abandoned: false,
    },
  };
}

function viewOf({ view, seat, question, events, n, deadline }: Props): object {
  const { numbers, circleUsed, ...table } = view;
  const own = seat === undefined ? {} : { question, own: { numbers, circleUsed } };
  const left = deadline === undefined ? null : Math.round(deadline - performance.now());
  return {
    t: 'view',
    match: MATCH,
    n,
    hash: '',
    toAct: view.waiting,
    table,
    seat: seat ?? null,
    ...own,
    left,
    paused: false,
    events,
  };
}
