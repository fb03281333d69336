import { afterEach, expect, test } from 'vitest';
import { dice } from '../../bench/server/dice.ts';
import { view, type GameTypes } from '../../src/kernel/contract.ts';
import { movers } from '../../src/kernel/laws/moment.ts';
import { submit, type Match } from '../../src/kernel/match.ts';
import type { Random } from '../../src/kernel/random.ts';
import { everySeat, type Seat, type Viewer } from '../../src/kernel/seat.ts';
import { KITS } from '../kits.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, newFolder, openHouse, type House } from './house.ts';
import { gameNamed, imagineWorlds, keepTables, type Worlds } from './worlds.ts';

afterEach(closeHouses);

const SEATS = 3;
const TABLES = 14;
const MOVES = 12;
/** How many changes one lobby message tells depends on the moment; the lobby itself is compared over HTTP. */
const LOBBY = '{"t":"lobby"';

/** What one viewer is told in one world, and everybody else's sockets there. */
interface Side {
  readonly house: House;
  readonly seats: readonly Client[];
  readonly viewer: Client;
}

/** Where nothing is hidden there is one world only. */
const HIDING = Object.values(KITS).filter(({ parts }) =>
  Object.values(parts).some((part) => typeof part === 'function'),
);

test.each(HIDING.map(({ game }) => game.id))(
  '%s: worlds that look the same to a viewer send that viewer the same bytes',
  async (game) => {
    const random = dice(41);
    const { least, most } = gameNamed(game).seats;
    const seats = Math.min(Math.max(SEATS, least), most);
    const all = Array.from({ length: TABLES }, (_, i) => {
      const viewer: Viewer = i % (seats + 1) === seats ? 'table' : i % (seats + 1);
      return imagineWorlds(`${game} ${i}`, game, seats, 3 + 5 * i, viewer, random);
    }).filter((worlds) => worlds !== undefined);
    const [here, there] = [await houseWith(all, 'here'), await houseWith(all, 'there')];
    let compared = 0;
    let differed = 0;
    for (const worlds of all) {
      if (JSON.stringify(worlds.here.state) !== JSON.stringify(worlds.there.state)) differed++;
      compared += await compare(worlds, here, there, random);
    }
    // A comparison of nothing would prove nothing.
    expect(differed).toBeGreaterThan(all.length / 2);
    expect(compared).toBeGreaterThan(20);
  },
);

test('the comparison sees what it should: to somebody else those worlds differ', async () => {
  const random = dice(43);
  const made = imagineWorlds('other', 'mozg', SEATS, 8, 0, random);
  if (made === undefined) throw new Error('the match is over');
  const all = [{ ...made, viewer: 1 }];
  const [here, there] = [await houseWith(all, 'here'), await houseWith(all, 'there')];
  await expect(compare({ ...made, viewer: 1 }, here, there, random)).rejects.toThrow('to deeply equal');
});

async function houseWith(all: readonly Worlds[], world: 'here' | 'there'): Promise<House> {
  const data = newFolder();
  await keepTables(data, all, world);
  return openHouse({ data });
}

/** Plays on in both worlds for as long as the viewer may not tell them apart, and counts the messages compared. */
async function compare(worlds: Worlds, here: House, there: House, random: Random): Promise<number> {
  const sides = [await sideOf(worlds, here), await sideOf(worlds, there)] as const;
  let matches = [worlds.here, worlds.there] as const;
  await abuse(sides, worlds);
  for (let i = 0; i < MOVES; i++) {
    const next = step(matches, worlds.viewer, random);
    if (next === undefined) break;
    matches = next.matches;
    for (const [w, side] of sides.entries()) {
      const before = (w === 0 ? worlds.here : worlds.there).length + i;
      const question = side.seats[next.seat]?.newest('view')?.['question'];
      side.seats[next.seat]?.say({ t: 'move', question, move: next.moves[w] });
      const seen = (told: { readonly t: string; readonly n?: unknown }): boolean =>
        told.t === 'view' && told.n === before + 1;
      await Promise.all([side.viewer, ...side.seats].map((client) => client.next(seen)));
    }
    await abuse(sides, worlds);
  }
  const told: (readonly string[])[] = [];
  for (const { house, viewer } of sides) {
    await viewer.close();
    const again = await join(house, worlds);
    await again.next('view');
    told.push([...viewer.texts, 'again', ...again.texts].filter((text) => !text.startsWith(LOBBY)).map(masked));
    await again.close();
  }
  expect(told[1]).toEqual(told[0]);
  for (const path of ['', '/view', '/records', `/records/match-${worlds.id}`]) {
    const answers = await Promise.all(sides.map(({ house }) => answer(house, worlds, path)));
    expect(answers[1]).toBe(answers[0]);
  }
  return told[0]?.length ?? 0;
}

/** One move in each world, by the same seat: the same one, or two that nobody else may tell apart. */
function step(
  [a, b]: readonly [Match<GameTypes>, Match<GameTypes>],
  viewer: Viewer,
  random: Random,
): { matches: readonly [Match<GameTypes>, Match<GameTypes>]; seat: Seat; moves: readonly unknown[] } | undefined {
  const { game } = a;
  const toAct = movers(a);
  for (let tries = 0; tries < 20 && toAct.length > 0; tries++) {
    const seat = toAct[random.below(toAct.length)] ?? 0;
    const mine: unknown = game.sample(game.legalView(a.state, seat), seat, random);
    const other: unknown =
      game.sealed(mine) && seat !== viewer ? game.sample(game.legalView(b.state, seat), seat, random) : mine;
    const [first, second] = [
      submit(a, { seat, move: mine, by: 'player' }),
      submit(b, { seat, move: other, by: 'player' }),
    ];
    if (!first.ok || !second.ok) continue;
    // Time is not the same twice.
    if (everySeat(a.seats).some((each) => game.pace(first.match.state, each) !== undefined)) continue;
    const shown = [first, second].map(({ match, events }) =>
      JSON.stringify([view(game, match.state, viewer), game.toAct(match.state), match.questions, events]),
    );
    if (shown[0] === shown[1]) return { matches: [first.match, second.match], seat, moves: [mine, other] };
  }
  return undefined;
}

/** The viewer asks for what is refused: the refusals, too, are compared. */
async function abuse(sides: readonly Side[], { viewer }: Worlds): Promise<void> {
  for (const side of sides) {
    const question = side.viewer.newest('view')?.['question'];
    const asks: unknown[] = [
      { t: 'move', question: 100_000, move: { pass: true } },
      { t: 'move', question: typeof question === 'number' ? question : 0, move: { nonsense: 1 } },
      { t: 'kick', chair: 99, id: 1 },
      { t: 'nonsense' },
    ];
    for (const ask of asks) {
      side.viewer.say(ask);
      await side.viewer.next('refused');
    }
    if (viewer !== 'table') {
      side.viewer.say({ t: 'ping', id: 3 });
      await side.viewer.next('pong');
    }
  }
}

async function sideOf(worlds: Worlds, house: House): Promise<Side> {
  const { id, tokens } = worlds;
  const seats: Client[] = [];
  for (const token of tokens) {
    const client = await connect(house.url, { table: id, token });
    await client.next('view');
    seats.push(client);
  }
  const viewer = await join(house, worlds);
  await viewer.next('view');
  return { house, seats, viewer };
}

function join(house: House, { id, viewer, tokens, watch }: Worlds): Promise<Client> {
  return connect(house.url, viewer === 'table' ? { table: id, watch } : { table: id, token: tokens[viewer] ?? '' });
}

async function answer({ url }: House, { id, viewer, tokens, watch }: Worlds, path: string): Promise<string> {
  const authorization = viewer === 'table' ? `Watch ${watch}` : `Bearer ${tokens[viewer] ?? ''}`;
  const response = await fetch(`${url}/api/tables/${id}${path}`, { headers: { authorization } });
  return `${response.status} ${masked(await response.text())}`;
}

/** The chain's hash is a commitment under the match's secret: it may differ, in nothing but its digits. */
function masked(text: string): string {
  return text.replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":"…"');
}
