import { hash } from 'node:crypto';
import { join } from 'node:path';
import { GAMES } from '../../src/games/rules.ts';
import type { Game, GameTypes } from '../../src/kernel/contract.ts';
import { view } from '../../src/kernel/contract.ts';
import { commitment, nameHash } from '../../src/kernel/fairness.ts';
import { movers } from '../../src/kernel/laws/moment.ts';
import { start, submit, type Match } from '../../src/kernel/match.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { Viewer } from '../../src/kernel/seat.ts';
import { DATABASE } from '../../src/server/main.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { writeBase } from '../../src/table/base.ts';
import { chainOf, keyOf } from '../../src/table/deal.ts';
import { DEFAULTS } from '../../src/table/settings.ts';
import type { Proof, Table } from '../../src/table/table.ts';

/** A table in the middle of a match, in two worlds that look the same to `viewer`. */
export interface Worlds {
  readonly id: string;
  readonly viewer: Viewer;
  readonly tokens: readonly string[];
  readonly watch: string;
  readonly here: Match<GameTypes>;
  readonly there: Match<GameTypes>;
}

const SECRET = '5e'.repeat(32);

export function gameNamed(id: string): Game {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** The shuffles of a match follow from its name, too. */
function matchOf(id: string): string {
  return `match-${id}`;
}

/** Dealt by the server alone. */
function proofOf(match: string, seats: number): Proof {
  const nobody = Array.from({ length: seats }, () => null);
  return {
    match,
    attempt: 1,
    secret: SECRET,
    commitment: commitment(match, 1, SECRET),
    promises: nobody,
    openings: nobody,
    brokenOff: [],
    thrownAway: [],
    names: nobody.map((_, seat) => nameHash('00', `Osoba ${seat}`)),
    salts: nobody.map(() => '00'),
  };
}

/** Plays `moves` random moves, and imagines another world from what `viewer` sees then. */
export function imagineWorlds(
  name: string,
  gameId: string,
  seats: number,
  moves: number,
  viewer: Viewer,
  random: Random,
): Worlds | undefined {
  const game = gameNamed(gameId);
  const options = game.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const source = { key: keyOf(game, proofOf(matchOf(hash('md5', name)), seats)) };
  let here = start(game, options.value, seats, source);
  for (let i = 0; i < moves; i++) {
    const toAct = movers(here);
    const seat = toAct[random.below(Math.max(1, toAct.length))];
    if (seat === undefined) return undefined;
    const progress = submit(here, {
      seat,
      move: game.sample(game.legalView(here.state, seat), seat, random),
      by: 'player',
    });
    if (progress.ok) here = progress.match;
  }
  if (game.outcome(here.state) !== undefined) return undefined;
  const state: unknown = game.imagine(view(game, here.state, viewer), viewer, random);
  return {
    id: hash('md5', name),
    viewer,
    tokens: Array.from({ length: seats }, (_, seat) => hash('sha256', `${name} ${seat}`, 'base64url')),
    watch: hash('md5', `${name} watch`),
    here,
    there: { ...here, state },
  };
}

/** Puts each of the tables into the database of a folder, as one of its two worlds. */
export async function keepTables(folder: string, all: readonly Worlds[], world: 'here' | 'there'): Promise<void> {
  const store = await openSqlite(join(folder, DATABASE));
  for (const [i, worlds] of all.entries()) {
    const table = tableOf(worlds, worlds[world], `CODE${String(i).padStart(2, '0')}`);
    const kept = await store.create({
      id: table.id,
      code: table.code,
      at: table.at,
      base: writeBase(table),
      due: null,
    });
    if (!kept.ok) throw new Error(kept.why);
  }
  await store.close();
}

function tableOf({ id, tokens, watch }: Worlds, match: Match<GameTypes>, code: string): Table {
  const names = tokens.map((_, seat) => `Osoba ${seat}`);
  const matchId = matchOf(id);
  const proof = proofOf(matchId, tokens.length);
  return {
    id,
    code,
    links: { watch, tv: hash('md5', `${id} tv`) },
    n: 0,
    at: Date.now(),
    game: match.game.id,
    options: match.game.encodeOptions(match.options),
    chairs: tokens.map((token, seat) => ({
      id: seat,
      name: names[seat] ?? '',
      lang: 'pl',
      token: hash('sha256', token),
      pass: null,
      bot: null,
      minded: false,
      gone: false,
    })),
    groups: null,
    spread: 1,
    nextChair: tokens.length,
    host: 0,
    settings: { ...DEFAULTS, minding: false },
    preparing: null,
    startsAt: null,
    playing: {
      id: matchId,
      dealtAt: 0,
      proof,
      chairs: tokens.map((_, seat) => seat),
      names,
      match,
      chain: chainOf(proof),
      hash: '00'.repeat(32),
      timers: [],
      race: null,
      stillSince: 0,
      stoodIn: [],
      held: null,
      pausedAt: null,
      end: null,
      reveal: null,
    },
    bygone: null,
    thrownAway: [],
    matches: 1,
    barred: [],
  };
}
