import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import type { GameTypes } from '../src/kernel/contract.ts';
import { seedKey } from '../src/kernel/fairness.ts';
import { isObject, type Json, type JsonObject } from '../src/kernel/json.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';
import { movers } from '../src/kernel/laws/moment.ts';
import { start, submit, type Match } from '../src/kernel/match.ts';
import { pick } from '../src/kernel/random.ts';
import { readRecord } from '../src/kernel/record.ts';
import { replay } from '../src/kernel/replay.ts';
import { BY, everySeat } from '../src/kernel/seat.ts';
import { openStream } from '../src/kernel/stream.ts';
import { documents } from '../src/server/documents.ts';
import { readUp, type UP } from '../src/wire/up.ts';
import { EMOTES } from '../src/wire/emote.ts';
import { bent, withStrangers } from './bent.ts';
import { misfit, ofGame, ofProtocol, PUBLISHED, PUBLISHING } from './schemas.ts';

it('docs/ has the schemas that the declarations give: `npm run schemas` writes them', () => {
  const made = documents();
  expect(Object.keys(PUBLISHED).toSorted()).toEqual(Object.keys(made).toSorted());
  for (const [name, schema] of Object.entries(made)) {
    expect(JSON.stringify(PUBLISHED[name]), name).toBe(JSON.stringify(schema));
  }
});

/** Of `all`, so many, spread evenly. */
function some<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, i) => i % step === 0);
}

describe.each(PUBLISHING)('$game.id: schema and decoder agree', (kit) => {
  const { game } = kit;

  it('on every move, and on moves with one thing changed', () => {
    let taken = 0;
    let refused = 0;
    for (const raw of kit.options) {
      const options = game.options(raw, '');
      if (!options.ok) throw new Error(options.why);
      const reads = (move: Json): boolean => BY.some((by) => game.readMove(move, by, options.value) !== undefined);
      const universe = [...kit.universe(options.value, 3)] as Json[];
      const moves = [...universe, ...some(universe, 60).flatMap((move) => [...bent(move)])];
      for (const move of moves) {
        const flaw = misfit(ofGame(game.id, 'move'), move);
        // Only at a table with a clock is there anybody to say it.
        if (isObject(move) && 'blank' in move && flaw === undefined) continue;
        expect(flaw === undefined, flaw ?? JSON.stringify(move)).toBe(reads(move));
        if (flaw === undefined) taken++;
        else refused++;
      }
    }
    expect(taken).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });

  it('on options, and on options with one thing changed', () => {
    let refused = 0;
    for (const raw of kit.options) {
      for (const options of [raw as Json, ...bent(raw)]) {
        const read = game.options(options, '');
        // How many cards a deck has in all is more than a schema can say.
        if (!read.ok && /a deck has|listed twice/.test(read.why)) continue;
        const flaw = misfit(ofGame(game.id, 'options'), options);
        expect(flaw === undefined, flaw ?? JSON.stringify(options)).toBe(read.ok);
        const told = read.ok ? game.encodeOptions(read.value) : {};
        expect(misfit(ofGame(game.id, 'options'), told)).toBeUndefined();
        if (!read.ok) refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

/** What was met. */
interface Heard {
  readonly kinds: Set<string>;
  views: number;
}

function fits(game: string, part: string, value: unknown): void {
  const flaw = misfit(ofGame(game, part), JSON.parse(JSON.stringify(value)) as Json);
  if (flaw !== undefined) throw new Error(`${part} of ${game}: ${flaw}`);
}

function look<T extends GameTypes>(
  { game, state, seats }: Match<T>,
  events: readonly T['Event'][],
  heard: Heard,
): void {
  fits(game.id, 'table', game.table(state));
  for (const seat of everySeat(seats).slice(0, 6)) fits(game.id, 'own', game.own(state, seat));
  for (const event of events) {
    fits(game.id, 'event', event);
    heard.kinds.add((event as { readonly kind: string }).kind);
  }
  const outcome = game.outcome(state);
  if (outcome !== undefined) fits(game.id, 'detail', outcome.detail);
  heard.views++;
}

function listen<T extends GameTypes>(
  { game }: Kit<T>,
  raw: JsonObject,
  seats: number,
  seed: string,
  heard: Heard,
): void {
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  const random = openStream(seedKey(seed), 'moves');
  let match = start(game, options.value, seats, { key: seedKey(seed) });
  look(match, [], heard);
  for (let asked = movers(match); asked.length > 0; asked = movers(match)) {
    const seat = pick(random, asked);
    const seen = game.legalView(match.state, seat);
    const byClock = random.below(20) === 0 && game.pace(match.state, seat) !== undefined;
    const move: unknown = byClock ? game.fallback(seen, seat) : game.sample(seen, seat, random);
    const made = submit(match, { seat, move, by: byClock ? 'clock' : 'player' });
    if (!made.ok) throw new Error(`${JSON.stringify(move)}: ${made.code}`);
    fits(game.id, 'move', made.entry.move);
    match = made.match;
    look(match, made.events, heard);
  }
}

function play(path: string, heard: Heard): void {
  const record = readRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES);
  if (!record.ok) throw new Error(`${path}: ${record.why}`);
  replay(record.value, (match, events) => look(match, events, heard));
}

/** The kinds a union in a document has. */
function kindsOf(of: unknown): string[] {
  const { anyOf } = of as {
    readonly anyOf: readonly { readonly properties: { readonly kind: { readonly const: string } } }[];
  };
  return anyOf.map(({ properties }) => properties.kind.const);
}

describe.each(PUBLISHING)('$game.id: random matches of all options, and all scenarios', (kit) => {
  const { id } = kit.game;
  const document = PUBLISHED[`games/${id}.schema.json`] as { readonly $defs: Record<string, unknown> };
  const games = id === 'rudy' ? 1 : 4;

  it('every view, event and move fits what is published, and every kind of event is met', () => {
    const heard: Heard = { kinds: new Set(), views: 0 };
    for (const options of kit.options) {
      for (const seats of kit.players) {
        for (let i = 0; i < games; i++) listen(kit, options, seats, `schemas ${seats} ${i}`, heard);
      }
    }
    for (const path of globSync(`src/games/${id}/rules/scenarios/*.json`)) play(path, heard);
    expect(heard.views).toBeGreaterThan(1000);
    expect([...heard.kinds].toSorted()).toEqual(kindsOf(document.$defs['event']).toSorted());
  });

  it('a key nobody knows is found wherever it stands', () => {
    const { game } = kit;
    let found = 0;
    for (const raw of kit.options) {
      const options = game.options(raw, '');
      if (!options.ok) throw new Error(options.why);
      const seats = kit.players.at(-2) ?? 2;
      const random = openStream(seedKey('strangers'), 'moves');
      let match = start(game, options.value, seats, { key: seedKey('strangers') });
      for (let i = 0; i < 60; i++) {
        const [seat] = movers(match);
        if (seat === undefined) break;
        const made = submit(match, {
          seat,
          move: game.sample(game.legalView(match.state, seat), seat, random),
          by: 'player',
        });
        if (!made.ok) throw new Error(made.code);
        match = made.match;
        for (const [part, told] of [
          ['table', game.table(match.state)],
          ['own', game.own(match.state, seat)],
          ...made.events.map((event) => ['event', event] as const),
        ] as const) {
          for (const strange of withStrangers(JSON.parse(JSON.stringify(told)) as Json)) {
            expect(misfit(ofGame(id, part), strange), JSON.stringify(strange)).toBeDefined();
            found++;
          }
        }
      }
    }
    expect(found).toBeGreaterThan(500);
  });
});

describe('messages up', () => {
  const hex = 'ab'.repeat(32);
  const examples: { readonly [K in keyof typeof UP]: JsonObject } = {
    hello: { protocol: 1, table: 'a', token: 'b' },
    screen: { key: 'ab'.repeat(16), busy: false },
    'show-on': { screen: 'KM7RQ' },
    'show-off': { screen: 'ab'.repeat(16) },
    move: { question: 3, move: { number: 1 } },
    ping: { id: 1 },
    promise: { match: 'm', attempt: 1, promise: hex },
    open: { match: 'm', attempt: 1, bytes: hex },
    'call-time': {},
    next: {},
    stand: { on: true },
    rename: { names: [{ chair: 1, name: 'Ola' }] },
    wishes: {},
    shuffle: {},
    name: { name: 'Ala' },
    lang: { lang: 'pl' },
    face: { face: 'cactus' },
    dress: { dress: 'red' },
    leave: {},
    pass: { id: 3 },
    'claim-host': {},
    rematch: { in: true },
    asleep: { on: true },
    'let-go': {},
    reveal: { moment: 3, held: true },
    chat: { text: 'Hej' },
    emote: { emote: EMOTES[0] },
    game: { game: 'rudy', options: { time: 5 } },
    set: { settings: { locked: true, chat: false } },
    bot: { name: 'Bot', level: 'casual' },
    kick: { chair: 1, barred: false },
    'let-in': { chair: 1 },
    'renew-links': {},
    host: { chair: 1 },
    mind: { chair: 1, on: true },
    start: { id: 1 },
    spread: { tables: 3 },
    abandon: {},
    pause: {},
    resume: {},
    'more-time': { seconds: 30 },
  };

  it.each(Object.entries(examples))('%s: schema and decoder agree, also with one thing changed', (t, rest) => {
    const message = { t, ...rest };
    expect(misfit(ofProtocol('up'), message)).toBeUndefined();
    expect(misfit(ofProtocol(`up-${t}`), message)).toBeUndefined();
    for (const other of bent(message)) {
      const read = readUp(other);
      // What people will read, what is left of it, and whether there is such a game or move: the table says.
      const isWords = !read.ok && /name|line of text/.test(read.why);
      const isOfAGame = t === 'move' || t === 'game';
      const flaw = misfit(ofProtocol('up'), other);
      const agree = read.ok ? isOfAGame || flaw === undefined : isWords || flaw !== undefined;
      expect(agree, `${flaw ?? JSON.stringify(other)}: ${JSON.stringify(read)}`).toBe(true);
    }
  });
});
