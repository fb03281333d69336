import { describe, expect, it } from 'vitest';
import { promiseOf } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import { readTable, writeBase } from './base.ts';
import { lobby } from './lobby.ts';
import { recordOf } from './record.ts';
import { bench, codeOf, dealt, openingBy, playingOf, promiseBy, type Bench } from './table.testing.ts';
import { verify } from './verify.ts';

function preparingOf({ table }: Bench): NonNullable<Bench['table']['preparing']> {
  if (table.preparing === null) throw new Error('nothing is being prepared');
  return table.preparing;
}

/** All at the table promise and the list is closed; those in `opening` open. */
function attempted(at: Bench, opening: readonly number[]): Bench {
  const { chairs, without } = preparingOf(at);
  for (const [seat, chair] of chairs.entries()) if (!without.includes(seat)) at.as(chair, promiseBy(at, chair));
  at.itself({ do: 'close' });
  for (const chair of opening) at.as(chair, openingBy(at, chair));
  return at;
}

function brokenOff(at: Bench, opening: readonly number[]): Bench {
  attempted(at, opening).now += at.circumstances().tempo.openings;
  at.itself({ do: 'break-off' });
  return at;
}

function recordOfNow(at: Bench): JsonObject {
  return JSON.parse(JSON.stringify(recordOf(at.environment, playingOf(at), []))) as JsonObject;
}

describe('a match', () => {
  it('is committed to, promised for, closed, opened and dealt, in this order', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    const { match, attempt, commitment } = preparingOf(at);
    expect([attempt, commitment]).toEqual([1, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    for (const errand of ['deal', 'close', 'break-off'] as const) {
      at.itself({ do: errand });
      expect(codeOf(at)).toBe('nothing-to-do');
    }
    at.as(1, openingBy(at, 1));
    expect(codeOf(at)).toBe('too-early');
    const promise = promiseOf(match, 1, 1, '1'.padStart(64, '0'));
    const first = at.as(1, { do: 'promise', match, attempt: 1, promise });
    expect(first.answer).toEqual({ ok: true, receipt: { match, attempt: 1, seat: 1, promise } });
    const again = at.as(1, { do: 'promise', match, attempt: 1, promise });
    expect([again.answer, again.steps]).toEqual([first.answer, []]);
    at.as(1, { do: 'promise', match, attempt: 1, promise: 'cd'.repeat(32) });
    expect(codeOf(at)).toBe('promised');
    at.as(0, { do: 'promise', match: 'another', attempt: 1, promise });
    expect(codeOf(at)).toBe('old-match');
    at.as(0, { do: 'promise', match, attempt: 2, promise });
    expect(codeOf(at)).toBe('old-match');
    at.as(0, { do: 'promise', match, attempt: 1, promise: 'short' });
    expect(codeOf(at)).toBe('malformed');
    at.now += at.circumstances().tempo.promises;
    at.itself({ do: 'close' });
    expect(lobby(at.table, () => true).preparing?.promises).toEqual([null, promise]);
    at.as(0, promiseBy(at, 0));
    expect(codeOf(at)).toBe('old-match');
    at.itself({ do: 'deal' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(1, { do: 'open', match, attempt: 1, bytes: 'ab'.repeat(32) });
    expect(codeOf(at)).toBe('not-promised');
    at.as(0, openingBy(at, 0));
    expect(codeOf(at)).toBe('not-promised');
    const bytes = '1'.padStart(64, '0');
    const opened = at.as(1, openingBy(at, 1));
    expect(opened.answer).toEqual({ ok: true, receipt: { match, attempt: 1, seat: 1, bytes } });
    expect(at.as(1, openingBy(at, 1))).toMatchObject({ answer: opened.answer, steps: [] });
    at.itself({ do: 'deal' });
    expect(playingOf(at)).toMatchObject({ id: match, names: ['Ala', 'Ola'] });
    expect(playingOf(at).proof).toMatchObject({ match, attempt: 1, commitment, promises: [null, promise] });
    expect(playingOf(at).proof.openings).toEqual([null, bytes]);
    expect(verify(recordOfNow(at), at.environment.games).flaw).toBeNull();
  });

  it('waits for the promises of those who are there, not of the absent', () => {
    const at = bench();
    at.present.delete(1);
    at.as(0, { do: 'start' });
    at.itself({ do: 'close' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(0, promiseBy(at, 0));
    at.itself({ do: 'close' });
    expect(preparingOf(at).closed).toBe(true);
  });

  it('is dealt by the server alone where no device is there', () => {
    const at = bench();
    at.present.clear();
    at.as(0, { do: 'start' });
    at.itself({ do: 'close' });
    at.itself({ do: 'deal' });
    const { steps } = verify(recordOfNow(at), at.environment.games);
    expect(steps.find(({ check }) => check === 'promises')?.data).toMatchObject({ came: 0, brokenOff: 0 });
  });
});

describe('an attempt that somebody does not open', () => {
  it('is broken off when their time is over, not before, and told in the lobby', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    const { match, commitment, secret } = preparingOf(at);
    attempted(at, [0]);
    at.itself({ do: 'break-off' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.now += at.circumstances().tempo.openings;
    at.itself({ do: 'break-off' });
    const told = lobby(at.table, () => true).preparing;
    expect(told).toMatchObject({ match, attempt: 2, promised: [], promises: null, opened: [], stopped: false });
    expect(told?.brokenOff).toEqual([{ attempt: 1, missing: [1] }]);
    expect(told?.commitment).not.toBe(commitment);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('is broken off at once when nobody is left who could open', () => {
    const at = bench('rudy', ['Ala', 'Ola', 'Ula']);
    at.as(0, { do: 'start' });
    attempted(at, [0, 1]);
    at.as(2, { do: 'leave' });
    at.itself({ do: 'break-off' });
    expect(preparingOf(at)).toMatchObject({ attempt: 2, brokenOff: [{ missing: [2] }] });
  });

  it('stands in the record with its secret, and so does every one after it', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    const { secret } = preparingOf(at);
    brokenOff(brokenOff(at, [0]), [1]);
    attempted(at, [0, 1]).itself({ do: 'deal' });
    const record = recordOfNow(at);
    expect(record['fairness']).toMatchObject({
      attempt: 3,
      brokenOff: [
        { attempt: 1, secret, missing: [1] },
        { attempt: 2, missing: [0] },
      ],
    });
    expect(verify(record, at.environment.games).flaw).toBeNull();
    expect(lobby(at.table, () => true).match?.brokenOff).toHaveLength(2);
    const twice = structuredClone(record) as { fairness: { openings: string[]; promises: string[]; match: string } };
    const { fairness } = twice;
    fairness.openings[0] = '0'.repeat(64);
    fairness.promises[0] = promiseOf(fairness.match, 3, 0, '0'.repeat(64));
    expect(verify(twice, at.environment.games).flaw).toMatchObject({
      place: 'fairness.openings[0]',
      why: expect.stringMatching('opened before'),
    });
    const hidden = structuredClone(record) as { fairness: { attempt: number; brokenOff: unknown[] } };
    hidden.fairness.brokenOff.pop();
    expect(verify(hidden, at.environment.games).flaw?.place).toBe('fairness.attempt');
  });

  it('wants other bytes the next time: those that were opened are known', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    brokenOff(at, [0]);
    const {
      match,
      brokenOff: [broken],
    } = preparingOf(at);
    const bytes = broken?.openings[0] ?? '';
    at.as(0, { do: 'promise', match, attempt: 2, promise: promiseOf(match, 2, 0, bytes) });
    at.as(1, promiseBy(at, 1));
    at.itself({ do: 'close' });
    at.as(0, { do: 'open', match, attempt: 2, bytes });
    expect(codeOf(at)).toBe('not-promised');
  });

  it('the third time stops the start: the host asks again, and every attempt counts on', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    for (let i = 0; i < 3; i++) brokenOff(at, [0]);
    expect(lobby(at.table, () => true).preparing).toMatchObject({ attempt: 3, stopped: true });
    at.as(0, promiseBy(at, 0));
    expect(codeOf(at)).toBe('old-match');
    at.as(1, { do: 'start' });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'start' });
    expect(preparingOf(at)).toMatchObject({ attempt: 4, stopped: false, without: [] });
    expect(preparingOf(at).brokenOff).toHaveLength(3);
    attempted(at, [0, 1]).itself({ do: 'deal' });
    expect(playingOf(at).proof.attempt).toBe(4);
  });

  it('the third time lets the host go on without that luck, and the record says so', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    for (let i = 0; i < 3; i++) brokenOff(at, [0]);
    at.as(0, { do: 'start', without: [0] });
    expect(codeOf(at)).toBe('no-chair');
    at.as(0, { do: 'start', without: [1] });
    expect(lobby(at.table, () => true).preparing).toMatchObject({ attempt: 4, without: [1] });
    at.as(1, promiseBy(at, 1));
    expect(codeOf(at)).toBe('not-allowed');
    attempted(at, [0]).itself({ do: 'deal' });
    const record = recordOfNow(at);
    expect(record['fairness']).toMatchObject({ without: [1], openings: [expect.any(String), null] });
    expect(verify(record, at.environment.games).flaw).toBeNull();
    expect(lobby(at.table, () => true).match?.without).toEqual([1]);
  });
});

describe('a match that is thrown away', () => {
  it('before it was dealt leaves its name and commitment in the next record, and only there', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    const { match, commitment } = preparingOf(at);
    at.as(0, { do: 'abandon' });
    expect(at.table.thrownAway).toEqual([{ match, commitment }]);
    dealt(at);
    expect(recordOfNow(at)['fairness']).toMatchObject({ thrownAway: [{ match, commitment }] });
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(recordOfNow(at)['fairness']).toMatchObject({ thrownAway: [] });
  });
});

describe('a base', () => {
  it('keeps what is prepared, broken off and thrown away', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    at.as(0, { do: 'abandon' });
    at.as(0, { do: 'start' });
    brokenOff(at, [0]);
    attempted(at, [1]);
    const kept = { code: at.table.code, base: { n: at.table.n, data: writeBase(at.table) }, steps: [] };
    expect(readTable(at.environment, kept)).toEqual(at.table);
  });
});
