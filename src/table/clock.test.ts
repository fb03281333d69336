import { GAMES } from '../games/rules.ts';
import { describe, expect, it } from 'vitest';
import { dueOf } from './duties.ts';
import { bench, dealt, type Bench } from './table.testing.ts';
import { showing } from './showing.ts';

function left(at: Bench): number | null | undefined {
  return showing(at.table)?.left(at.now);
}

describe('the clock', () => {
  it('gives each turn its seconds, and what is left is told', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    expect(dueOf(at.table)).toBe(at.now + 20_000);
    at.now += 5000;
    at.as(0, { do: 'move', question: 0, move: { number: 1 } });
    expect(left(at)).toBe(15_000);
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(left(at)).toBe(20_000);
  });

  it('is not there where nobody hurries', () => {
    const at = dealt(bench());
    expect([dueOf(at.table), left(at)]).toEqual([null, null]);
    at.as(0, { do: 'more-time', seconds: 5 });
    expect(at.decisions.at(-1)?.answer).toEqual({ ok: false, code: 'nothing-to-do' });
  });

  it('answers for everybody who is out of time, in the order of the seats, and not before', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula'], { time: 20 }));
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    at.now += 19_999;
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
    at.now += 1;
    const struck = at.itself({ do: 'strike' });
    expect(struck.steps.map(({ step }) => step)).toMatchObject([
      { k: 'move', seat: 0, by: 'clock', move: { blank: true } },
      { k: 'move', seat: 2, by: 'clock', move: { blank: true } },
    ]);
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
  });

  it('loses a race to whoever came first, and wins it over whoever came after', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    at.as(0, { do: 'move', question: 0, move: { number: 1 } });
    at.now += 20_000;
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(at.decisions.at(-1)?.answer.ok).toBe(true);
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
    at.now += 20_000;
    expect(at.itself({ do: 'strike' }).steps).toHaveLength(2);
    at.as(1, { do: 'move', question: 2, move: { number: 1 } });
    expect(at.decisions.at(-1)?.answer).toMatchObject({ ok: false, code: 'old-question' });
  });

  it('stands still in a pause, and goes on with what was left', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    at.now += 12_000;
    at.as(0, { do: 'pause' });
    at.now += 3_600_000;
    expect([dueOf(at.table), left(at)]).toEqual([null, 8000]);
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
    at.as(0, { do: 'resume' });
    expect(left(at)).toBe(8000);
    at.now += 8000;
    expect(at.itself({ do: 'strike' }).steps).toHaveLength(2);
  });

  it('gets more time from the host', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    at.now += 19_000;
    at.as(0, { do: 'more-time', seconds: 30 });
    expect(left(at)).toBe(31_000);
    at.now += 30_000;
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
  });

  it('goes on after an outage with the time that was left when it began', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    const from = at.now + 6000;
    at.now += 100_000;
    const { steps } = at.itself({ do: 'outage', from, to: at.now });
    expect(steps).toHaveLength(1);
    expect(left(at)).toBe(14_000);
    expect(at.itself({ do: 'outage', from, to: at.now }).steps).toEqual([]);
  });

  it('that began after the program was last seen alive loses nothing to the time before', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    const from = at.now - 5000;
    at.now += 100_000;
    at.itself({ do: 'outage', from, to: at.now });
    expect(left(at)).toBe(20_000);
  });

  it('does not count an outage twice when the wall clock was set back meanwhile', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    const from = at.now + 6000;
    const to = at.now + 50_000;
    at.now = to - 30_000;
    expect(at.itself({ do: 'outage', from, to }).steps).toHaveLength(1);
    expect(at.itself({ do: 'outage', from, to }).steps).toEqual([]);
  });

  it('does not count an outage twice that fell into a pause', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    at.now += 6000;
    at.as(0, { do: 'pause' });
    at.now += 100_000;
    expect(at.itself({ do: 'outage', from: at.now - 50_000, to: at.now }).steps).toEqual([]);
    at.as(0, { do: 'resume' });
    expect(left(at)).toBe(14_000);
  });

  it('of the turn before is forgotten, with the time that was added to it', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    at.as(0, { do: 'more-time', seconds: 60 });
    for (const chair of [0, 1]) at.as(chair, { do: 'move', question: 0, move: { number: 1 } });
    expect(left(at)).toBe(20_000);
    expect(at.table.playing?.timers).toHaveLength(1);
  });

  it('leaves a finished match alone', () => {
    const at = dealt(bench('rudy', ['Ala'], { time: 1 }));
    for (let turn = 0; turn < 20; turn++) {
      at.now += 1000;
      at.itself({ do: 'strike' });
    }
    expect(at.table.playing?.end?.how).toBe('over');
    expect([dueOf(at.table), left(at)]).toEqual([null, null]);
    expect(at.itself({ do: 'strike' }).steps).toEqual([]);
  });
});

describe('calling time', () => {
  const move = (number: number) => ({ do: 'move', question: 0, move: { number } }) as const;

  it('[R11] closes a card for those who have not written, at a table without time', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
    at.as(1, move(1));
    const called = at.as(0, { do: 'call-time' });
    expect(called.steps.map(({ step }) => step)).toMatchObject([
      { k: 'move', seat: 0, by: 'clock', move: { blank: true } },
      { k: 'move', seat: 2, by: 'clock', move: { blank: true } },
    ]);
    expect(called.tell.map(({ kind }) => kind)).toEqual(['view']);
    expect(showing(at.table)?.n).toBe(3);
    expect(at.as(2, move(1)).answer).toMatchObject({ ok: false, code: 'old-question' });
  });

  it('[R11] closes the last card too, and the match is over', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
    for (let turn = 0; turn < 20; turn++) expect(at.as(0, { do: 'call-time' }).steps).toHaveLength(2);
    expect(at.table.playing?.end?.how).toBe('over');
    expect(at.as(0, { do: 'call-time' }).answer).toEqual({ ok: false, code: 'no-match' });
  });

  it('is the host’s, not in a pause, and only where the rules know it', () => {
    const at = dealt(bench('rudy'));
    expect(at.as(1, { do: 'call-time' }).answer).toEqual({ ok: false, code: 'host-only' });
    at.as(0, { do: 'pause' });
    expect(at.as(0, { do: 'call-time' }).answer).toEqual({ ok: false, code: 'paused' });
    for (const { id } of Object.values(GAMES).filter(({ callsTime }) => callsTime !== true)) {
      const other = dealt(bench(id));
      expect(other.as(0, { do: 'call-time' })).toMatchObject({ answer: { ok: false, code: 'not-allowed' }, steps: [] });
    }
  });
});
