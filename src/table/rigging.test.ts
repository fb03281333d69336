import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainEntry, chainKey, chainStart, headParts, markOf } from '../kernel/chain.ts';
import { commitment, dealKey, listHash, nameHash, promiseOf } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import { start, submit } from '../kernel/match.ts';
import { makeRecord } from '../kernel/record.ts';
import { confirmed, hearLobby, sent, type Share, type ShareMessage, type ShuffleNews } from '../kernel/share.ts';
import { signedMessage, type Signer } from '../kernel/signature.ts';
import { lobby } from './lobby.ts';
import { recordOf, type Logged } from './record.ts';
import { bench, codeOf, randomFrom, type Bench } from './table.testing.ts';
import type { PersonCommand } from './command.ts';
import { verify, type Witness } from './verify.ts';

/** The device of an honest player: what it draws it tells nobody, and what it is told it remembers. */
interface Phone {
  readonly chair: number;
  share: Share | undefined;
}

const OWNER = 0;

function phones(): Phone[] {
  return [1, 2].map((chair) => ({ chair, share: undefined }));
}

/** What an honest phone does with a lobby it is shown, true or not; what it says reaches the table unless it is `dropped`. */
function hears(at: Bench, phone: Phone, news: ShuffleNews, dropped = false): ShareMessage | undefined {
  const bytes = (): string => `${phone.chair}${news.preparing?.attempt}`.repeat(32);
  const { share, say } = hearLobby(phone.share, news, phone.chair, bytes);
  phone.share = share;
  if (say === undefined) return undefined;
  phone.share = sent(share, say);
  if (dropped) return say;
  const { t, ...rest } = say;
  const { answer } = at.as(phone.chair, { do: t, ...rest } as PersonCommand);
  if (answer.ok && answer.receipt !== undefined) phone.share = confirmed(phone.share, answer.receipt);
  return say;
}

const shown = (at: Bench): ShuffleNews => lobby(at.table, () => true);

function preparingOf({ table }: Bench): NonNullable<Bench['table']['preparing']> {
  if (table.preparing === null) throw new Error('nothing is being prepared');
  return table.preparing;
}

/** A table at which the owner of the server has a seat and plays with two honest people. */
function atTable(signer?: Signer): Bench {
  const at = bench('rudy', ['Właściciel', 'Ala', 'Ola']);
  if (signer !== undefined) Object.assign(at.environment, { signer });
  at.as(OWNER, { do: 'start' });
  return at;
}

function ownerPromises(at: Bench, bytes: string): void {
  const { match, attempt } = preparingOf(at);
  at.as(OWNER, { do: 'promise', match, attempt, promise: promiseOf(match, attempt, 0, bytes) });
}

function ownerOpens(at: Bench, bytes: string): void {
  const { match, attempt } = preparingOf(at);
  at.as(OWNER, { do: 'open', match, attempt, bytes });
}

const HEX = 'ee'.repeat(32);

/** The first card that bytes of the owner's choice would turn up: the owner has read everything there is. */
function firstCard(at: Bench, bytes: string): string {
  const { match, attempt, secret, openings } = preparingOf(at);
  const game = at.environment.games['rudy'];
  if (game === undefined) throw new Error('no rudy');
  const options = game.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const key = dealKey({
    match,
    attempt,
    game: 'rudy',
    version: game.version,
    secret,
    openings: openings.with(0, bytes),
  });
  const [pile] = start(game, options.value, 3, { key }).drawn['pile']?.outcomes ?? [];
  return (pile as string[])[0] ?? '';
}

describe('an owner who reads the database and plays one seat', () => {
  it('has promised before a single byte of the others is known', () => {
    const at = atTable();
    const devices = phones();
    for (const phone of devices) hears(at, phone, shown(at));
    ownerPromises(at, HEX);
    const known = JSON.stringify(at.table);
    for (const { share } of devices) expect(known).not.toContain(share?.bytes);
    at.itself({ do: 'close' });
    for (const phone of devices) hears(at, phone, shown(at));
    // Now all is known, and 600 tries find any opening; none of them is the one that was promised.
    const tries = Array.from({ length: 600 }, (_, i) => i.toString(16).padStart(64, '0'));
    expect(tries.some((bytes) => firstCard(at, bytes) === 'fox')).toBe(true);
    for (const bytes of tries) {
      ownerOpens(at, bytes);
      expect(codeOf(at)).toBe('not-promised');
    }
    at.itself({ do: 'deal' });
    expect(codeOf(at)).toBe('nothing-to-do');
    ownerOpens(at, HEX);
    at.itself({ do: 'deal' });
    for (const phone of devices) {
      hears(at, phone, shown(at));
      expect(phone.share?.complaint).toBeNull();
    }
  });

  it('can only break attempts off: three, each told to everybody and kept for ever', () => {
    const at = atTable();
    const devices = phones();
    const seen: string[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      for (const phone of devices) hears(at, phone, shown(at));
      const bytes = `e${attempt}`.repeat(32);
      ownerPromises(at, bytes);
      at.itself({ do: 'close' });
      for (const phone of devices) hears(at, phone, shown(at));
      seen.push(firstCard(at, bytes)); // The owner does not like what is coming, and opens nothing.
      at.now += at.circumstances().tempo.openings;
      at.itself({ do: 'break-off' });
      expect(lobby(at.table, () => true).preparing?.brokenOff.at(-1)).toEqual({ attempt, missing: [0] });
    }
    expect(preparingOf(at).stopped).toBe(true);
    at.itself({ do: 'break-off' });
    at.itself({ do: 'deal' });
    expect(preparingOf(at).attempt).toBe(3);
    at.as(OWNER, { do: 'start', without: [OWNER] });
    for (const phone of devices) hears(at, phone, shown(at));
    at.itself({ do: 'close' });
    for (const phone of devices) hears(at, phone, shown(at));
    at.itself({ do: 'deal' });
    const { fairness } = played(at);
    expect(fairness.brokenOff.map(({ missing }) => missing)).toEqual([[0], [0], [0]]);
    expect(fairness.without).toEqual([0]);
    expect(seen).toHaveLength(3);
    for (const phone of devices) expect(phone.share?.complaint).toBeNull();
  });

  it('who gives a match up and begins another leaves its name in the record', () => {
    const at = atTable();
    const { match } = preparingOf(at);
    at.as(OWNER, { do: 'abandon' });
    at.as(OWNER, { do: 'start' });
    at.present.clear();
    at.itself({ do: 'close' });
    at.itself({ do: 'deal' });
    expect(played(at).fairness.thrownAway.map((each) => each.match)).toEqual([match]);
  });
});

interface Played {
  readonly record: JsonObject;
  readonly fairness: {
    readonly brokenOff: { missing: number[] }[];
    without?: number[];
    thrownAway: { match: string }[];
  };
}

/** Plays the match to its end, at random, and tells its record. */
function played(at: Bench): Played {
  const random = randomFrom('rigging');
  for (;;) {
    const { playing } = at.table;
    if (playing === null) throw new Error('no match');
    if (playing.end !== null) break;
    const seat = playing.match.questions.findIndex((question) => question !== null);
    const { game, state } = playing.match;
    const move = game.sample(game.legalView(state, seat), seat, random);
    at.as(seat, { do: 'move', question: playing.match.questions[seat] ?? -1, move });
  }
  const steps = at.decisions.flatMap((decision) => decision.steps.map(({ step }) => step));
  const entries = steps.filter((step) => step.k === 'move') as unknown as Logged[];
  const record = JSON.parse(JSON.stringify(recordOf(at.environment, at.table.playing as never, entries))) as JsonObject;
  return { record, fairness: record['fairness'] as unknown as Played['fairness'] };
}

describe('an owner who lies to devices', () => {
  it('who drops an honest opening is found out by its sender at once', () => {
    const at = atTable();
    const [ala, ola] = phones() as [Phone, Phone];
    for (const phone of [ala, ola]) hears(at, phone, shown(at));
    ownerPromises(at, HEX);
    at.itself({ do: 'close' });
    hears(at, ala, shown(at));
    hears(at, ola, shown(at), true);
    at.now += at.circumstances().tempo.openings;
    at.itself({ do: 'break-off' });
    for (const phone of [ala, ola]) hears(at, phone, shown(at));
    expect([ala.share?.complaint, ola.share?.complaint]).toEqual([null, 'not-counted']);
  });

  it('who leaves a promise out, to choose another list, is found out before that device opens', () => {
    const at = atTable();
    const [ala, ola] = phones() as [Phone, Phone];
    for (const phone of [ala, ola]) hears(at, phone, shown(at));
    ownerPromises(at, HEX);
    at.itself({ do: 'close' });
    const news = shown(at);
    const without = {
      ...news,
      preparing: { ...preparingNews(news), promises: preparingOf(at).promises.with(2, null) },
    };
    expect(hears(at, ola, without)).toBeUndefined();
    expect(ola.share?.complaint).toBe('left-out');
  });

  it('who shows one list to one device and another to another is found out by both: by the deal, and by the record', () => {
    const at = atTable();
    const [ala, ola] = phones() as [Phone, Phone];
    for (const phone of [ala, ola]) hears(at, phone, shown(at));
    // The list is not closed yet: each is shown one of its own, with the promise of a different owner in it.
    const { match, attempt, promises } = preparingOf(at);
    const listFor = (bytes: string) => promises.with(0, promiseOf(match, attempt, 0, bytes));
    const told = (bytes: string): ShuffleNews => {
      const news = shown(at);
      return { ...news, preparing: { ...preparingNews(news), promises: listFor(bytes) } };
    };
    expect(hears(at, ala, told('a1'.repeat(32)), true)?.t).toBe('open');
    expect(hears(at, ola, told('b2'.repeat(32)), true)?.t).toBe('open');
    // Both have opened: now the owner chooses bytes for a third list, and deals from it.
    ownerPromises(at, 'c3'.repeat(32));
    at.itself({ do: 'close' });
    for (const { chair, share } of [ala, ola]) at.as(chair, { do: 'open', match, attempt, bytes: share?.bytes ?? '' });
    ownerOpens(at, 'c3'.repeat(32));
    at.itself({ do: 'deal' });
    for (const phone of [ala, ola]) {
      const before = phone.share;
      hears(at, phone, shown(at));
      expect(phone.share?.complaint).toBe('other-deal');
      // Had the lobby lied about the list, too, the record would still tell.
      const { record } = played(at);
      expect(verify(record, at.environment.games).ok).toBe(true);
      expect(verify(record, at.environment.games, { share: before }).flaw?.place).toBe('fairness.promises');
    }
  });
});

function preparingNews({ preparing }: ShuffleNews): NonNullable<ShuffleNews['preparing']> {
  if (preparing === null) throw new Error('nothing is being prepared');
  return preparing;
}

function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const house = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  return { house, sign: (message) => sign(null, message, privateKey).toString('hex') };
}

/** A match that was played, with what an honest device knows of it. */
function genuine(signer: Signer): { readonly at: Bench; readonly record: JsonObject; readonly seen: Witness } {
  const at = atTable(signer);
  const [ala, ola] = phones() as [Phone, Phone];
  for (const phone of [ala, ola]) hears(at, phone, shown(at));
  ownerPromises(at, HEX);
  at.itself({ do: 'close' });
  for (const phone of [ala, ola]) hears(at, phone, shown(at));
  ownerOpens(at, HEX);
  at.itself({ do: 'deal' });
  const { record } = played(at);
  const { playing } = at.table;
  return { at, record, seen: { share: ala.share, pins: [{ hash: playing?.hash ?? '' }] } };
}

/** Everything anew and consistent: a secret, a chain and an outcome of the forger's choice. */
function rewritten({ at, record }: { readonly at: Bench; readonly record: JsonObject }, signer?: Signer): JsonObject {
  const game = at.environment.games['rudy'];
  if (game === undefined) throw new Error('no rudy');
  const told = record['fairness'] as JsonObject;
  const match = told['match'] as string;
  const secret = '77'.repeat(32);
  const names = record['seats'] as readonly string[];
  const salts = names.map(() => '00'.repeat(16));
  const openings = [HEX, 'f1'.repeat(32), 'f2'.repeat(32)];
  const proof = {
    match,
    attempt: 1,
    secret,
    commitment: commitment(match, 1, secret),
    promises: openings.map((bytes, seat) => promiseOf(match, 1, seat, bytes)),
    openings,
    brokenOff: [],
    thrownAway: [],
    names: names.map((name) => nameHash('00'.repeat(16), name)),
    salts,
  };
  const options = game.options({}, '');
  if (!options.ok) throw new Error(options.why);
  let now = start(game, options.value, 3, { key: dealKey({ ...proof, game: 'rudy', version: game.version }) });
  const key = chainKey(match, 1, secret);
  const parts = headParts({ stolik: 1, game: 'rudy', version: game.version, options: {}, fairness: proof });
  const hashes = chainStart(key, parts);
  const entries = [];
  for (const entry of record['entries'] as unknown as Logged[]) {
    const progress = submit(now, entry);
    if (!progress.ok) throw new Error(progress.code);
    now = progress.match;
    entries.push(progress.entry);
    hashes.push(chainEntry(key, hashes.at(-1) ?? '', progress.entry));
  }
  const chain = { last: hashes.at(-1) ?? '', marks: hashes.map(markOf) };
  const house = signer === undefined ? {} : { house: signer.house };
  const forged = JSON.parse(
    JSON.stringify(makeRecord(now, names, entries, { ...proof, chain, ...house })),
  ) as JsonObject;
  if (signer === undefined) return forged;
  return {
    ...forged,
    fairness: { ...(forged['fairness'] as JsonObject), signature: signer.sign(signedMessage(forged)) },
  };
}

describe('a record that is rewritten whole', () => {
  const signer = newSigner();
  const truth = genuine(signer);
  const { games } = truth.at.environment;
  const expected = { house: signer.house };

  it('was genuine before', () => {
    const { steps, flaw } = verify(truth.record, games, { ...truth.seen, ...expected });
    expect(flaw).toBeNull();
    expect(steps.map(({ check }) => check)).toEqual(
      'format commitment promises names chain pins device entries chance outcome signature'.split(' '),
    );
  });

  it('by somebody without the house’s key is refused, whatever they put in the signature’s place', () => {
    const unsigned = rewritten(truth);
    expect(verify(unsigned, games).ok).toBe(true); // It fits together: that is all that can be said of it alone.
    expect(verify(unsigned, games, expected).flaw?.place).toBe('fairness.signature');
    const { signature, house } = truth.record['fairness'] as JsonObject;
    const borrowed = {
      ...unsigned,
      fairness: { ...(unsigned['fairness'] as JsonObject), signature, house },
    } as JsonObject;
    expect(verify(borrowed, games).flaw?.place).toBe('fairness.signature');
    const own = rewritten(truth, newSigner());
    expect(verify(own, games).ok).toBe(true);
    expect(verify(own, games, expected).flaw?.place).toBe('fairness.house');
  });

  it('by the owner, with the house’s key, is refused by a device that was there', () => {
    const forged = rewritten(truth, signer);
    expect(verify(forged, games, expected).ok).toBe(true);
    expect(verify(forged, games, { ...expected, pins: truth.seen.pins ?? [] }).flaw?.place).toBe('fairness.chain');
    expect(verify(forged, games, { ...expected, share: truth.seen.share }).flaw?.place).toBe('fairness.commitment');
  });

  it('still holds when a name is taken out, and not when another is put in', () => {
    const fairness = truth.record['fairness'] as JsonObject & { salts: string[] };
    const seats = ['Właściciel', '', 'Ola'];
    const taken = { ...truth.record, seats, fairness: { ...fairness, salts: fairness.salts.with(1, null as never) } };
    expect(verify(taken, games, expected).flaw).toBeNull();
    expect(verify({ ...truth.record, seats }, games).flaw?.place).toBe('seats[1]');
    expect(verify({ ...taken, seats: ['Właściciel', 'Ula', 'Ola'] }, games).flaw?.place).toBe('seats[1]');
  });

  it('is noticed wherever it was touched, if only by its signature', () => {
    const fairness = truth.record['fairness'] as JsonObject;
    expect(verify({ ...truth.record, remark: 'hello' }, games).flaw?.place).toBe('remark');
    const later = { rudy: { ...games['rudy'], version: 9 } as never };
    expect(verify({ ...truth.record, remark: 'hello' }, later).flaw?.place).toBe('fairness.signature');
    const list = {
      ...truth.record,
      fairness: { ...fairness, thrownAway: [{ match: 'x', commitment: '0'.repeat(64) }] },
    };
    expect(verify(list, games).flaw?.place).toBe('fairness');
    expect(listHash(fairness['promises'] as string[])).toBe(truth.seen.share?.list);
  });
});
