import { describe, expect, it } from 'vitest';
import { readBase, writeBase } from './base.ts';
import { lobby } from './lobby.ts';
import { showing } from './showing.ts';
import { bench, codeOf, dealt, playingOf, testEnvironment, type Bench } from './table.testing.ts';
import { TEMPO } from './tempo.ts';

/** A teacher who stands, and two pupils. */
function classroom(game = 'rudy', people: readonly string[] = ['Pani Anna', 'Ola', 'Kuba']): Bench {
  const at = bench(game, people);
  at.as(0, { do: 'stand', on: true });
  return at;
}

const here = (): boolean => true;

describe('a host who stands beside the table', () => {
  it('has the host’s rights and no seat; everybody sees it', () => {
    const at = classroom();
    expect(lobby(at.table, here).chairs.map(({ standing }) => standing)).toEqual([true, false, false]);
    dealt(at);
    expect(playingOf(at).chairs).toEqual([1, 2]);
    at.as(0, { do: 'pause' });
    expect(playingOf(at).pausedAt).not.toBeNull();
  });

  it('sees what the table shows, and nothing of a seat’s own', () => {
    const at = dealt(classroom());
    expect(showing(at.table)?.own(0)).toBe('"seat":null');
    at.as(0, { do: 'move', question: 0, move: { number: 1 } });
    expect(codeOf(at)).toBe('no-seat');
  });

  it('sits down again, while a match runs for the next one', () => {
    const at = dealt(classroom());
    at.as(0, { do: 'stand', on: false });
    expect(playingOf(at).chairs).toEqual([1, 2]);
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(playingOf(at).chairs).toEqual([0, 1, 2]);
  });

  it('is nobody but the host, and nobody who has a seat in a match', () => {
    const at = bench();
    at.as(1, { do: 'stand', on: true });
    expect(codeOf(at)).toBe('host-only');
    dealt(at);
    at.as(0, { do: 'stand', on: true });
    expect(codeOf(at)).toBe('running');
    at.as(0, { do: 'abandon' });
    at.as(0, { do: 'stand', on: true });
    at.as(0, { do: 'stand', on: true });
    expect(codeOf(at)).toBe('nothing-to-do');
  });

  it('takes no seat of a small game, and sits down only where one is left', () => {
    const at = bench('mozg', ['Pani Anna', 'Ala', 'Ola', 'Ula', 'Ela']);
    at.as(0, { do: 'stand', on: true });
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Ewa', lang: 'pl', token: 'e' });
    expect(codeOf(at)).toBeUndefined();
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Iza', lang: 'pl', token: 'i' });
    expect(codeOf(at)).toBe('too-many');
    at.as(0, { do: 'stand', on: false });
    expect(codeOf(at)).toBe('too-many');
    at.as(5, { do: 'leave' });
    at.as(0, { do: 'stand', on: false });
    expect(codeOf(at)).toBeUndefined();
  });

  it('can be the only one who is no player at a table of a thousand', () => {
    const at = bench(
      'rudy',
      Array.from({ length: 1000 }, (_, i) => `Osoba ${i}`),
    );
    at.as(0, { do: 'stand', on: true });
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Jeszcze', lang: 'pl', token: 'j' });
    expect(codeOf(at)).toBe('too-many');
    at.as(0, { do: 'start' });
    expect(at.table.preparing?.chairs.length).toBe(999);
  });

  it('alone begins nothing', () => {
    const at = classroom('rudy', ['Pani Anna']);
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBe('too-few');
  });

  it('does not count among those who are missing', () => {
    const at = classroom('rudy', ['Pani Anna', ...Array.from({ length: 9 }, (_, i) => `Osoba ${i}`)]);
    for (const chair of [0, 1, 2, 3, 4]) at.present.delete(chair);
    at.as(0, { do: 'start' });
    expect(at.table.preparing?.chairs.length).toBe(9);
  });

  it('says when the next match begins: nobody waits for everybody’s yes, and nothing begins by itself', () => {
    const at = dealt(classroom());
    at.as(0, { do: 'abandon' });
    at.as(0, { do: 'rematch', in: true });
    expect(codeOf(at)).toBe('not-allowed');
    for (const chair of [1, 2]) at.as(chair, { do: 'rematch', in: true });
    at.itself({ do: 'count-down' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(0, { do: 'start' });
    expect(at.table.preparing?.chairs).toEqual([1, 2]);
  });

  it('who goes away is taken over from as any host is, and is no player when they are back', () => {
    const at = dealt(classroom());
    at.present.delete(0);
    at.absences.set(0, at.now);
    at.as(1, { do: 'claim-host' });
    expect(codeOf(at)).toBe('host-may-return');
    at.now += TEMPO.hostAway;
    at.as(1, { do: 'claim-host' });
    expect(at.table.host).toBe(1);
    at.as(1, { do: 'abandon' });
    dealt(at);
    expect(playingOf(at).chairs).toEqual([1, 2]);
  });

  it('hands over to a pupil, and goes on standing', () => {
    const at = classroom();
    at.as(0, { do: 'host', chair: 2 });
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBe('host-only');
    dealt(at);
    expect(playingOf(at).chairs).toEqual([1, 2]);
  });

  it('is the same after a restart', () => {
    const at = classroom();
    expect(readBase(testEnvironment(), writeBase(at.table))).toEqual(at.table);
  });

  it('lets somebody who is late sit down while a match runs', () => {
    const at = dealt(classroom());
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Spóźniona', lang: 'pl', token: 's' });
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(playingOf(at).chairs).toEqual([1, 2, 3]);
  });
});

describe('the order of seats', () => {
  it('is drawn when the host says so: every order is as likely, and the step says which it was', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const at = bench('rudy', ['Ala', 'Ola', 'Ula'], {}, {}, `seats ${i}`);
      at.as(0, { do: 'shuffle' });
      const order = at.table.chairs.map(({ id }) => id).join('');
      const [step] = at.decisions.at(-1)?.steps ?? [];
      expect(step?.step).toEqual({ k: 'seats', order: order.split('').map(Number) });
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(Math.min(...seen.values())).toBeGreaterThan(60);
  });

  it('is the host’s to draw, between matches, and changes no rights', () => {
    const at = bench();
    at.as(1, { do: 'shuffle' });
    expect(codeOf(at)).toBe('host-only');
    dealt(at);
    at.as(0, { do: 'shuffle' });
    expect(codeOf(at)).toBe('running');
    expect(at.table.host).toBe(0);
  });
});
