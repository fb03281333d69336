import { describe, expect, it } from 'vitest';
import { dealKey, promiseOf } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import { start } from '../kernel/match.ts';
import { confirmed, hearLobby, sent, type Share, type ShuffleNews } from '../kernel/share.ts';
import type { PersonCommand } from './command.ts';
import { groupRecord, groupsOf, playGroup } from './groups.testing.ts';
import { lobby } from './lobby.ts';
import { bench, codeOf, type Bench } from './table.testing.ts';
import { verify } from './verify.ts';

const OWNER = 0;
const HEX = 'ee'.repeat(32);

/** The device of an honest player, who may sit at any of the tables. */
interface Phone {
  readonly chair: number;
  share: Share | undefined;
}

const phones = (): Phone[] => [1, 2, 3].map((chair) => ({ chair, share: undefined }));
const shown = (at: Bench): ShuffleNews => lobby(at.table, () => true);

function hears(at: Bench, phone: Phone, news: ShuffleNews = shown(at)): void {
  const bytes = (): string => `${phone.chair}${news.preparing?.attempt}`.repeat(32);
  const { share, say } = hearLobby(phone.share, news, phone.chair, bytes);
  phone.share = share;
  if (say === undefined) return;
  phone.share = sent(share, say);
  const { t, ...rest } = say;
  const { answer } = at.as(phone.chair, { do: t, ...rest } as PersonCommand);
  if (answer.ok && answer.receipt !== undefined) phone.share = confirmed(phone.share, answer.receipt);
}

function preparingOf({ table }: Bench): NonNullable<Bench['table']['preparing']> {
  if (table.preparing === null) throw new Error('nothing is being prepared');
  return table.preparing;
}

/** Two tables with one deal. The owner of the server plays at one of them, with honest people at both. */
function twoTables(): Bench {
  const at = bench('rudy', ['Właściciel', 'Ala', 'Ola', 'Ula']);
  at.as(OWNER, { do: 'spread', tables: 2 });
  at.as(OWNER, { do: 'start' });
  return at;
}

const seatOf = (at: Bench, chair: number): number => preparingOf(at).chairs.indexOf(chair);

function ownerPromises(at: Bench, bytes: string): void {
  const { match, attempt } = preparingOf(at);
  at.as(OWNER, { do: 'promise', match, attempt, promise: promiseOf(match, attempt, seatOf(at, OWNER), bytes) });
}

function ownerOpens(at: Bench, bytes: string): void {
  const { match, attempt } = preparingOf(at);
  at.as(OWNER, { do: 'open', match, attempt, bytes });
}

function dealtWith(at: Bench, devices: readonly Phone[]): void {
  for (const phone of devices) hears(at, phone);
  ownerPromises(at, HEX);
  at.itself({ do: 'close' });
  for (const phone of devices) hears(at, phone);
  ownerOpens(at, HEX);
  at.itself({ do: 'deal' });
}

describe('an owner who deals the same cards to several tables', () => {
  it('is bound by the devices of all tables, also of those they do not sit at', () => {
    const at = twoTables();
    const devices = phones();
    for (const phone of devices) hears(at, phone);
    ownerPromises(at, HEX);
    at.itself({ do: 'close' });
    for (const phone of devices) hears(at, phone);
    // Every honest byte is known now, and none of the owner's 200 others is taken.
    for (let i = 0; i < 200; i++) {
      ownerOpens(at, i.toString(16).padStart(64, '0'));
      expect(codeOf(at)).toBe('not-promised');
    }
    at.itself({ do: 'deal' });
    expect(codeOf(at)).toBe('nothing-to-do');
    ownerOpens(at, HEX);
    const { match, attempt, secret, openings } = preparingOf(at);
    expect(openings.every((bytes) => bytes !== null)).toBe(true);
    at.itself({ do: 'deal' });
    const key = dealKey({ match, attempt, game: 'rudy', version: 2, secret, openings });
    for (const { match: dealt } of groupsOf(at)) {
      const { game, options, seats, drawn } = dealt;
      expect(start(game, options, seats, { key }).drawn).toEqual(drawn);
    }
    for (const phone of devices) {
      hears(at, phone);
      expect(phone.share?.complaint).toBeNull();
    }
  });

  it('who leaves out the promise of a device at the other table is found out before it opens', () => {
    const at = twoTables();
    const devices = phones();
    for (const phone of devices) hears(at, phone);
    ownerPromises(at, HEX);
    at.itself({ do: 'close' });
    const news = shown(at);
    const { preparing } = news;
    if (preparing === null || preparing.promises === null) throw new Error('not closed');
    const [ala, ola] = devices as [Phone, Phone];
    const promises = preparing.promises.with(seatOf(at, ola.chair), null);
    hears(at, ola, { ...news, preparing: { ...preparing, promises } });
    expect([ola.share?.complaint, ola.share?.opened]).toEqual(['left-out', false]);
    hears(at, ala);
    expect(ala.share?.complaint).toBeNull();
  });

  it('who shows each table another list is found out by whoever hears what the other was dealt from', () => {
    const at = twoTables();
    const devices = phones();
    dealtWith(at, devices);
    const news = shown(at);
    const [first, second] = news.groups ?? [];
    if (first === undefined || second === undefined) throw new Error('not dealt');
    for (const other of [{ list: '0'.repeat(64) }, { commitment: '1'.repeat(64) }, { attempt: 2 }]) {
      for (const phone of devices) {
        const lied = { ...news, groups: [first, { match: { ...second.match, ...other } }] };
        const { share } = hearLobby(phone.share, lied, phone.chair, () => HEX);
        expect(share?.complaint).toBe('other-deal');
      }
    }
    for (const phone of devices) {
      hears(at, phone, news);
      expect(phone.share?.complaint).toBeNull();
    }
  });

  it('breaks the attempt off for all tables with one device that does not open, and it is named', () => {
    const at = twoTables();
    const devices = phones();
    for (const phone of devices) hears(at, phone);
    ownerPromises(at, HEX);
    at.itself({ do: 'close' });
    for (const phone of devices) hears(at, phone);
    at.now += at.circumstances().tempo.openings;
    at.itself({ do: 'break-off' });
    const { preparing, groups } = lobby(at.table, () => true);
    expect(groups).toBeNull();
    expect(preparing).toMatchObject({ attempt: 2, brokenOff: [{ attempt: 1, missing: [seatOf(at, OWNER)] }] });
    ownerPromises(at, HEX);
    dealtWith(at, devices);
    at.as(OWNER, { do: 'abandon' });
    for (const group of [0, 1]) {
      const record = groupRecord(at, group);
      expect(verify(record, at.environment.games).flaw).toBeNull();
      expect((record['fairness'] as { brokenOff: object[] }).brokenOff).toHaveLength(1);
    }
    for (const phone of devices) expect(phone.share?.complaint).toBeNull();
  });
});

describe('a record of one of several tables', () => {
  const at = twoTables();
  const devices = phones();
  dealtWith(at, devices);
  for (const group of [0, 1]) playGroup(at, group);
  const records = [0, 1].map((group) => groupRecord(at, group));
  const { games } = at.environment;
  const touched = (record: JsonObject, change: JsonObject): JsonObject => ({
    ...record,
    fairness: { ...(record['fairness'] as JsonObject), ...change },
  });

  it('is checked by every device that was in the deal, at whichever table', () => {
    for (const record of records) {
      for (const { share } of devices) {
        const { flaw, steps } = verify(record, games, { share });
        expect(flaw).toBeNull();
        expect(steps.find(({ check }) => check === 'device')?.data).toEqual({ mine: true });
      }
    }
  });

  it('that leaves out an opening of the other table does not verify, with or without a witness', () => {
    const [record] = records;
    const [ala] = devices;
    if (record === undefined || ala?.share === undefined) throw new Error('not played');
    const { openings, promises } = record['fairness'] as unknown as { openings: string[]; promises: string[] };
    for (const seat of openings.keys()) {
      expect(verify(touched(record, { openings: openings.with(seat, null as never) }), games).ok).toBe(false);
      const both = { openings: openings.with(seat, null as never), promises: promises.with(seat, null as never) };
      expect(verify(touched(record, both), games).ok).toBe(false);
    }
    const [two] = [promises.length - 1];
    const shorter = { openings: openings.slice(0, two), promises: promises.slice(0, two) };
    expect(verify(touched(record, shorter), games, { share: ala.share }).ok).toBe(false);
  });
});
