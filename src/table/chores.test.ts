import { expect, it } from 'vitest';
import { choresOf, type Chores } from './chores.ts';
import { bench, dealt, openingBy, promiseBy, type Bench } from './table.testing.ts';

/** `away`: since when each chair is absent. */
function chores(at: Bench, away: Readonly<Record<number, number>> = {}, blind = false): Chores {
  const absent = () => Object.entries(away).map(([chair, since]) => ({ chair: Number(chair), since }));
  return choresOf(at.table, { absent }, at.circumstances(), blind);
}

const NEVER = Number.POSITIVE_INFINITY;

it('a lobby has nothing to do', () => {
  expect(chores(bench())).toEqual({ now: [], next: NEVER });
});

it('a list waits for those who are here until its time is over, is closed, opened, and dealt', () => {
  const at = bench();
  at.as(0, { do: 'start' });
  const closing = at.table.preparing?.by ?? 0;
  expect(chores(at)).toEqual({ now: [], next: closing });
  at.now = closing;
  expect(chores(at).now).toEqual([{ do: 'close' }]);
  at.now = closing - 1;
  for (const chair of [0, 1]) at.as(chair, promiseBy(at, chair));
  expect(chores(at).now).toEqual([{ do: 'close' }]);
  at.itself({ do: 'close' });
  const opening = at.table.preparing?.by ?? 0;
  expect(chores(at)).toEqual({ now: [], next: opening });
  at.now = opening;
  expect(chores(at).now).toEqual([{ do: 'break-off' }]);
  at.now = opening - 1;
  for (const chair of [0, 1]) at.as(chair, openingBy(at, chair));
  expect(chores(at).now).toEqual([{ do: 'deal' }]);
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
  expect(chores(at)).toEqual({ now: [], next: NEVER });
});

it('a clock strikes when it is time, not before, and not while it is paused', () => {
  const at = dealt(bench('rudy', ['Ala', 'Ola'], { time: 20 }));
  const struck = at.now + 20_000;
  expect(chores(at)).toEqual({ now: [], next: struck });
  at.now = struck;
  expect(chores(at).now).toEqual([{ do: 'strike' }]);
  at.now = struck - 1;
  at.as(0, { do: 'pause' });
  at.now = struck + 1;
  expect(chores(at)).toEqual({ now: [], next: NEVER });
});

it('the absent are minded after a while, each when it is their time, unless nobody is to be or nobody knows who is here', () => {
  const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
  const { absence } = at.circumstances().tempo;
  const away = { 1: at.now - absence, 2: at.now - 1 };
  expect(chores(at, away)).toEqual({ now: [{ do: 'absent', chair: 1 }], next: at.now - 1 + absence });
  expect(chores(at, away, true)).toEqual({ now: [], next: NEVER });
  at.as(0, { do: 'set', settings: { minding: false } });
  expect(chores(at, away)).toEqual({ now: [], next: NEVER });
});
