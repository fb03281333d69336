import { expect, it } from 'vitest';
import { dueOf, dutiesOf, firstOf, type Duty } from './duties.ts';
import { bench, dealt, openingBy, promiseBy, testEnvironment, type Bench } from './table.testing.ts';

/** `away`: since when each chair is absent. */
function duties(at: Bench, away: Readonly<Record<number, number>> = {}, attended = true): readonly Duty[] {
  const absent = () => Object.entries(away).map(([chair, since]) => ({ chair: Number(chair), since }));
  return dutiesOf(testEnvironment(), at.table, at.circumstances(), { attended, absent });
}

it('a lobby has nothing to do', () => {
  expect(duties(bench())).toEqual([]);
  expect(firstOf([])).toBe(Number.POSITIVE_INFINITY);
});

it('a list waits for those who are here until its time is over, is closed, opened, and dealt', () => {
  const at = bench();
  at.as(0, { do: 'start' });
  const closing = at.table.preparing?.by ?? 0;
  expect(duties(at)).toEqual([{ at: closing, what: { do: 'close' } }]);
  expect(dueOf(at.table)).toBe(closing);
  at.now = closing - 1;
  for (const chair of [0, 1]) at.as(chair, promiseBy(at, chair));
  expect(duties(at)).toEqual([{ at: at.now, what: { do: 'close' } }]);
  at.itself({ do: 'close' });
  const opening = at.table.preparing?.by ?? 0;
  expect(duties(at)).toEqual([{ at: opening, what: { do: 'break-off' } }]);
  expect(dueOf(at.table)).toBe(opening);
  at.now = opening - 1;
  for (const chair of [0, 1]) at.as(chair, openingBy(at, chair));
  expect(duties(at)).toEqual([{ at: at.now, what: { do: 'deal' } }]);
});

it('a start that has stopped waits for its host', () => {
  const at = bench();
  at.as(0, { do: 'start' });
  for (let attempt = 1; attempt <= 3; attempt++) {
    for (const chair of [0, 1]) at.as(chair, promiseBy(at, chair));
    at.itself({ do: 'close' });
    at.now += at.circumstances().tempo.openings;
    at.itself({ do: 'break-off' });
  }
  expect(at.table.preparing?.stopped).toBe(true);
  expect(duties(at)).toEqual([]);
});

it('a clock strikes when it is time, whoever is here, and not while it is paused', () => {
  const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
  const struck = at.now + 20_000;
  for (const attended of [true, false]) {
    expect(duties(at, {}, attended)).toEqual([{ at: struck, what: { do: 'strike' } }]);
  }
  expect(dueOf(at.table)).toBe(struck);
  at.as(0, { do: 'pause' });
  expect(duties(at)).toEqual([]);
  expect(dueOf(at.table)).toBeNull();
});

it('the absent are minded after a while, each when it is their time, unless nobody is to be or nobody is here', () => {
  const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
  const { absence } = at.circumstances().tempo;
  const away = { 1: at.now - absence, 2: at.now - 1 };
  expect(duties(at, away)).toEqual([
    { at: at.now, what: { do: 'absent', chair: 1 } },
    { at: at.now - 1 + absence, what: { do: 'absent', chair: 2 } },
  ]);
  expect(dueOf(at.table), 'no store knows who is here').toBeNull();
  expect(duties(at, away, false)).toEqual([]);
  at.as(0, { do: 'set', settings: { minding: false } });
  expect(duties(at, away)).toEqual([]);
});

it('bots think where somebody is here to see it, or a clock drives the match', () => {
  const calm = bench('rudy', ['Ala']);
  calm.as(0, { do: 'bot', name: 'Bot', level: 'random' });
  dealt(calm);
  expect(duties(calm)).toEqual([{ at: calm.table.at, what: 'think' }]);
  expect(duties(calm, {}, false)).toEqual([]);
  const timed = bench('rudy', ['Ala'], { time: 20 });
  timed.as(0, { do: 'bot', name: 'Bot', level: 'random' });
  dealt(timed);
  expect(duties(timed, {}, false).map(({ what }) => what)).toEqual([{ do: 'strike' }, 'think']);
});

it('whoever left a table where nobody minds is answered for at once', () => {
  const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
  at.as(0, { do: 'set', settings: { minding: false } });
  at.as(1, { do: 'leave' });
  expect(duties(at)).toEqual([{ at: at.table.at, what: { do: 'fall-back' } }]);
  expect(at.itself({ do: 'fall-back' }).steps).toHaveLength(1);
  expect(duties(at)).toEqual([]);
});

it('a slice at a time is answered for, however many are absent', () => {
  const crowd = Array.from({ length: 150 }, (_, i) => `P${i}`);
  const at = dealt(bench('rudy', crowd, { time: 20 }));
  at.now += 20_000;
  expect(at.itself({ do: 'strike' }).steps).toHaveLength(64);
  expect(duties(at).map(({ what }) => what)).toEqual([{ do: 'strike' }]);
  expect(at.itself({ do: 'strike' }).steps).toHaveLength(64);
  expect(at.itself({ do: 'strike' }).steps).toHaveLength(22);
  expect(firstOf(duties(at))).toBe(at.now + 20_000);
});

it('at a table of very many the absent have no bots: each would be shown everything that happens', () => {
  const crowd = Array.from({ length: 65 }, (_, i) => `P${i}`);
  const at = dealt(bench('rudy', crowd));
  at.present.delete(7);
  at.itself({ do: 'absent', chair: 7 });
  expect(duties(at).map(({ what }) => what)).toEqual([{ do: 'fall-back' }]);
});
