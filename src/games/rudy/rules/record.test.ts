import { describe, expect, it } from 'vitest';
import { commitment, dealKey, nameHash, promiseOf } from '../../../kernel/fairness.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { start, submit, type Entry } from '../../../kernel/match.ts';
import { makeRecord, readRecord } from '../../../kernel/record.ts';
import { replay, reportOf } from '../../../kernel/replay.ts';
import { rudy, type Rudy } from './index.ts';
import { open, PILE, writeAll, ANSWERS } from './playing.testing.ts';

const games = { rudy };

/** A scenario that is right; a test breaks one thing of it. */
const scenario = {
  stolik: 1,
  game: 'rudy',
  version: 2,
  seats: ['Ala', 'Ola'],
  chance: { pile: [PILE] },
  entries: [
    { seat: 0, move: { number: 1 } },
    { seat: 1, move: { number: 2 } },
  ],
};

function whyWrong(change: object): string {
  const read = readRecord({ ...scenario, ...change }, games);
  if (!read.ok) return `${read.place}: ${read.why}`;
  const told = replay(read.value);
  return told.ok ? 'nothing' : told.error;
}

function played(change: object) {
  const read = readRecord({ ...scenario, ...change }, games);
  if (!read.ok) throw new Error(read.why);
  const told = replay(read.value);
  if (!told.ok) throw new Error(told.error);
  return reportOf(told.match, told.refused);
}

describe('a scenario', () => {
  it('may leave out options, chance with a seed, and by', () => {
    expect(whyWrong({})).toBe('nothing');
    expect(whyWrong({ chance: undefined, seed: 'x' })).toBe('nothing');
    expect(whyWrong({ comment: 'unknown keys are ignored' })).toBe('nothing');
  });

  it.each([
    [{ stolik: 2 }, 'stolik: expected 1, found 2'],
    [{ game: 'chess' }, 'game: expected one of rudy; found "chess"'],
    [{ game: 'toString' }, 'game: expected one of rudy; found "toString"'],
    [{ version: 9 }, 'version: this program plays version 2 of rudy, found 9'],
    [{ seats: [] }, 'seats: rudy is for 1 or more players, found 0'],
    [{ seats: ['Ala', 5] }, 'seats[1]: expected a text, found 5'],
    [{ options: { foxes: 2 } }, 'options.foxes: is not known here; known are fox, scoring, lastAloud, deck, time'],
    [{ options: { fox: 'dogs' } }, 'options.fox: expected one of species, most, single, cats; found "dogs"'],
    [{ options: { time: 0 } }, 'options.time: expected a whole number of at least 1, found 0'],
    [{ options: { deck: 'odd' } }, 'options.deck: expected one of standard, even; found "odd"'],
    [{ options: { lastAloud: 1 } }, 'options.lastAloud: expected true or false, found 1'],
    [{ chance: { pile: PILE[0] } }, 'chance.pile: expected a list, found "bear"'],
    [{ chance: {} }, 'chance.pile[0]: is not prescribed, and the scenario has no "seed"'],
    [{ chance: { pile: [PILE.slice(1)] } }, 'chance.pile[0]: expected 20 cards, found 19'],
    [{ chance: { pile: [['cat', ...PILE.slice(1)]] } }, 'chance.pile[0]: "cat" is no card'],
    [{ chance: { pile: [['fox', ...PILE.slice(1)]] } }, 'chance.pile[0]: there is no further "fox" to be had'],
    [{ chance: { pile: [PILE.map((card) => (card === 'fox' ? 'hen' : card))] } }, 'chance.pile[0]: the fox is missing'],
    [
      { chance: { pile: [['bear+cat', ...PILE.slice(1)]] } },
      'chance.pile[0]: there is no further "bear+cat" to be had',
    ],
    [{ seed: 5 }, 'seed: expected a text, found 5'],
    [{ entries: {} }, 'entries: expected a list, found {}'],
    [{ entries: [5] }, 'entries[0]: expected an entry, found 5'],
    [{ entries: [{ seat: 0.5, move: {} }] }, 'entries[0].seat: expected a whole number, found 0.5'],
    [{ entries: [{ seat: 0 }] }, 'entries[0].move: is missing'],
    [{ entries: [{ seat: 0, move: 1, by: 'me' }] }, 'entries[0].by: expected one of player, bot, clock; found "me"'],
    [{ outcome: { winners: [0] } }, 'outcome: is given, but the match is not finished'],
  ])('that is wrong is told where: %j', (change, why) => {
    expect(whyWrong(change)).toBe(why);
  });

  it.each([5, null, 'x', []])('is an object, not %j', (raw) => {
    expect(readRecord(raw, games)).toMatchObject({ ok: false, place: '' });
  });

  it('ignores a surplus of chance', () => {
    expect(whyWrong({ chance: { pile: [PILE, 'nonsense'], dice: [5] } })).toBe('nothing');
  });

  it('stops at the first entry that is refused and tells the table just before it', () => {
    const entries = [...scenario.entries, { seat: 7, move: { number: 1 } }, { seat: 0, move: { number: 1 } }];
    const report = played({ entries });
    expect(report.refused).toEqual({ entry: 2, code: 'no-seat' });
    expect(report).toMatchObject({ finished: false, outcome: null, toAct: [0, 1] });
    expect(report.views['0']).toMatchObject({ turn: 2, card: PILE[1] });
    expect(Object.keys(report.views)).toEqual(['0', '1', 'table']);
  });

  it.each([
    [{ seat: 0, move: { number: 3 } }, 'already-written'],
    [{ seat: 1, move: null }, 'malformed'],
    [{ seat: 1, move: { blank: true } }, 'malformed'],
    [{ seat: 1, move: { number: 3 }, by: 'clock' }, 'malformed'],
    [{ seat: -1, move: { number: 3 } }, 'no-seat'],
  ])('refuses %j with %s', (entry, code) => {
    expect(played({ entries: [scenario.entries[0], entry] }).refused).toEqual({ entry: 1, code });
  });

  it('with another outcome than the one reached is wrong, whatever the order of its keys', () => {
    const match = writeAll(open(2), 20, (_seat, turn) => ({ number: ANSWERS[turn] }));
    const entries = ANSWERS.flatMap((number) => [0, 1].map((seat) => ({ seat, move: { number } })));
    const outcome = rudy.outcome(match.state);
    expect(whyWrong({ entries, outcome })).toBe('nothing');
    expect(whyWrong({ entries, outcome: Object.fromEntries(Object.entries(outcome ?? {}).toReversed()) })).toBe(
      'nothing',
    );
    expect(whyWrong({ entries, outcome: { ...outcome, scores: [89, 88] } })).toMatch(
      /^outcome: is not the one reached/,
    );
    expect(whyWrong({ entries, outcome: { ...outcome, extra: 1 } })).toMatch(/^outcome: is not the one reached/);
  });
});

/** A finished match dealt from a secret, as a server would keep it. */
function fairRecord(): JsonObject {
  const secret = '0306'.repeat(16);
  const bytes = '05'.repeat(32);
  const deal = { match: 'm-1', attempt: 1, game: 'rudy', version: rudy.version, secret, openings: [bytes, null] };
  const options = rudy.options({}, '');
  if (!options.ok) throw new Error(options.why);
  let match = start(rudy, options.value, 2, { key: dealKey(deal) });
  const entries: Entry<Rudy['Move']>[] = [];
  for (let i = 0; i < 40; i++) {
    const answer = submit(match, { seat: i % 2, move: { number: 1 }, by: i % 2 === 0 ? 'player' : 'bot' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
    entries.push(answer.entry);
  }
  return makeRecord(match, ['Ala', 'Ola'], entries, {
    match: 'm-1',
    attempt: 1,
    secret,
    commitment: commitment('m-1', 1, secret),
    promises: [promiseOf('m-1', 1, 0, bytes), null],
    openings: [bytes, null],
    brokenOff: [],
    thrownAway: [],
    names: ['Ala', 'Ola'].map((name) => nameHash('00'.repeat(16), name)),
    salts: ['00'.repeat(16), '00'.repeat(16)],
  });
}

describe('a record', () => {
  const record = fairRecord();
  const flawOf = (change: object) => {
    const read = readRecord(JSON.parse(JSON.stringify({ ...record, ...change })), games);
    if (!read.ok) return `${read.place}: ${read.why}`;
    const told = replay(read.value);
    return told.ok ? (told.refused?.code ?? 'nothing') : told.error;
  };
  const fairness = record['fairness'] as Record<string, string>;

  it('derives its chance from the secret and finds it as listed', () => {
    expect(flawOf({})).toBe('nothing');
    expect(Object.keys(record).join(' ')).toBe('stolik game version options seats fairness chance entries outcome');
  });

  it('is another one when the secret was touched', () => {
    const secret = `ff${fairness['secret']?.slice(2)}`;
    expect(flawOf({ fairness: { ...fairness, secret } })).toMatch(/^fairness\.commitment: /);
  });

  it('is another one when an opening was touched', () => {
    expect(flawOf({ fairness: { ...fairness, openings: [null, null] } })).toMatch(/^chance\.pile\[0\]: /);
  });

  it('is another one when a card was touched', () => {
    const [pile] = (record['chance'] as { pile: string[][] }).pile;
    expect(flawOf({ chance: { pile: [pile?.toReversed()] } })).toMatch(/^chance\.pile\[0\]: /);
    expect(flawOf({ chance: { pile: [] } })).toBe('chance.pile: 1 outcomes follow from the secret, the record lists 0');
  });

  it.each([
    [{ options: undefined }, 'options: is missing; only a scenario may leave it out'],
    [{ chance: undefined }, 'chance: is missing; only a scenario may leave it out'],
    [{ options: null }, 'options: expected an object, found null'],
    [{ chance: null }, 'chance: expected an object, found null'],
    [{ fairness: 5 }, 'fairness: expected an object, found 5'],
    [{ fairness: { ...fairness, match: 5 } }, 'fairness.match: expected a text, found 5'],
    [
      { fairness: { ...fairness, secret: 'abc' } },
      'fairness.secret: expected 32 bytes in lower-case hexadecimal, found "abc"',
    ],
    [
      { fairness: { ...fairness, commitment: `g${fairness['commitment']?.slice(1)}` } },
      `fairness.commitment: expected 32 bytes in lower-case hexadecimal, found "g${fairness['commitment']?.slice(1, 38)}…`,
    ],
    [{ fairness: { ...fairness, openings: [null] } }, 'fairness.openings: expected one for each of 2 seats, found 1'],
    [
      { fairness: { ...fairness, promises: [null, 7] } },
      'fairness.promises[1]: expected 32 bytes in lower-case hexadecimal, found 7',
    ],
    [
      { entries: [{ seat: 0, move: { number: 1 } }] },
      'entries[0].by: expected one of player, bot, clock; found nothing',
    ],
  ])('must be whole: %j', (change, why) => {
    expect(flawOf(change)).toBe(why);
  });
});
