import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { as, club, type Club } from './club.testing.ts';
import { lobby } from './lobby.ts';
import { bench, codeOf, dealt, type Bench } from './table.testing.ts';
import type { Handle } from './tables.ts';
import { TEMPO } from './tempo.ts';

/** A match has just been broken off; everybody is still here. */
function afterMatch(people: readonly string[] = ['Ala', 'Ola', 'Ula'], game = 'rudy'): Bench {
  const at = dealt(bench(game, people));
  at.as(0, { do: 'abandon' });
  return at;
}

const yes = { do: 'rematch', in: true } as const;
const no = { do: 'rematch', in: false } as const;
const seated = ({ table }: Bench): readonly number[] | undefined => table.preparing?.chairs;

describe('once more', () => {
  it('is asked after a match, and told to all', () => {
    const at = bench();
    at.as(0, yes);
    expect(codeOf(at)).toBe('no-match');
    dealt(at);
    at.as(0, yes);
    expect(codeOf(at)).toBe('running');
    at.as(0, { do: 'abandon' });
    at.as(0, yes);
    at.as(1, no);
    expect(lobby(at.table, () => true).chairs.map(({ rematch }) => rematch)).toEqual([true, false]);
    at.as(1, no);
    expect(codeOf(at)).toBe('nothing-to-do');
  });

  it('is counted down to when everybody who is here has answered; who said no stays out', () => {
    const at = afterMatch();
    at.as(0, yes);
    at.as(1, yes);
    at.itself({ do: 'count-down' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(2, no);
    at.itself({ do: 'count-down' });
    expect(lobby(at.table, () => true).starting).toBe(true);
    at.itself({ do: 'begin' });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.now += TEMPO.countdown;
    at.itself({ do: 'begin' });
    expect(seated(at)).toEqual([0, 1]);
    const { chairs, starting } = lobby(at.table, () => true);
    expect([chairs.map(({ rematch }) => rematch), starting]).toEqual([[null, null, null], false]);
  });

  it('waits for nobody who has left: who is not here and said nothing stays out, who said yes before plays', () => {
    const at = afterMatch(['Ala', 'Ola', 'Ula', 'Ela']);
    at.as(0, yes);
    at.as(1, yes);
    for (const chair of [1, 2, 3]) at.present.delete(chair);
    at.itself({ do: 'count-down' });
    at.now += TEMPO.countdown;
    at.itself({ do: 'begin' });
    expect(seated(at)).toEqual([0, 1]);
  });

  it('begins at once for one alone with bots', () => {
    const at = bench('rudy', ['Ala']);
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    dealt(at);
    at.as(0, { do: 'abandon' });
    at.as(0, yes);
    at.itself({ do: 'count-down' });
    expect(seated(at)).toEqual([0, 1]);
  });

  it('is the host’s to begin: with a countdown with all who are here and have not said no', () => {
    const at = afterMatch(['Ala', 'Ola', 'Ula', 'Ela']);
    at.as(1, { do: 'start', soon: true });
    expect(codeOf(at)).toBe('host-only');
    at.as(1, no);
    at.present.delete(2);
    at.as(0, { do: 'start', soon: true });
    at.now += TEMPO.countdown;
    at.itself({ do: 'begin' });
    expect(seated(at)).toEqual([0, 3]);
  });

  it('begins at once by the host’s plain start, without those who said no', () => {
    const at = afterMatch();
    at.as(1, no);
    at.present.delete(2);
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([0, 2]);
  });

  it('is not counted down to for too few', () => {
    const at = afterMatch(['Ala', 'Ola'], 'snap');
    at.as(1, no);
    expect(at.as(0, { do: 'start', soon: true }).answer).toEqual({ ok: false, code: 'too-few' });
    at.as(0, yes);
    at.itself({ do: 'count-down' });
    expect(codeOf(at)).toBe('nothing-to-do');
  });

  it('comes to nothing where too few are left when it has been counted down, and everybody is asked anew', () => {
    const at = afterMatch(['Ala', 'Ola'], 'snap');
    at.as(0, yes);
    at.as(1, yes);
    at.itself({ do: 'count-down' });
    at.as(1, { do: 'leave' });
    at.now += TEMPO.countdown;
    at.itself({ do: 'begin' });
    const { chairs, starting, phase } = lobby(at.table, () => true);
    expect([chairs.map(({ rematch }) => rematch), starting, phase]).toEqual([[null], false, 'ended']);
  });

  it('is asked anew when the host lays another game on the table', () => {
    const at = afterMatch();
    for (const chair of [0, 1, 2]) at.as(chair, yes);
    at.itself({ do: 'count-down' });
    at.as(0, { do: 'game', game: 'rudy', options: { time: 20 } });
    const { chairs, starting } = lobby(at.table, () => true);
    expect([chairs.map(({ rematch }) => rematch), starting]).toEqual([[null, null, null], false]);
  });
});

describe('a table after a match', () => {
  let at: Club;
  let handle: Handle;
  beforeEach(async () => {
    at = club(openMemory());
    handle = await at.table('rudy', ['Ala', 'Ola', 'Ula']);
    await at.deal(handle, 2);
    await handle.submit(as(0), { do: 'abandon' });
  });
  const phase = async (): Promise<string> => (await handle.lobby()).phase;

  it('begins the next by itself once all who are here have said yes', async () => {
    const gone = handle.arrive(2);
    await handle.submit(as(0), yes);
    await handle.submit(as(1), yes);
    await at.time.pass(TEMPO.countdown);
    expect([await phase(), (await handle.lobby()).starting]).toEqual(['ended', false]);
    gone();
    await at.time.pass(TEMPO.countdown - 1);
    expect([await phase(), (await handle.lobby()).starting]).toEqual(['ended', true]);
    await at.time.pass(1);
    expect([await phase(), (await handle.lobby()).preparing?.chairs]).toEqual(['preparing', [0, 1]]);
  });

  it('does not forget it is counting when its program is killed', async () => {
    await handle.submit(as(0), { do: 'start', soon: true });
    const other = await at.start().open(handle.id);
    await at.time.pass(TEMPO.countdown);
    expect((await other?.lobby())?.phase).toBe('preparing');
  });
});
