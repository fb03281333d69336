import { describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { club } from './club.testing.ts';
import { decide } from './decide.ts';
import { dutiesOf } from './duties.ts';
import { listingOf } from './listed.ts';
import { lobby } from './lobby.ts';
import { bench, codeOf, dealt, testEnvironment, type Bench } from './table.testing.ts';
import { TEMPO } from './tempo.ts';

const BAD = 'Kurwa';
const VISITOR = { kind: 'visitor' } as const;

function open(game = 'mozg', people: readonly string[] = ['Ala']): Bench {
  const at = bench(game, people);
  at.as(0, { do: 'set', settings: { listed: true } });
  return at;
}

/** Does what is due now, as the steward would. */
function attend(at: Bench): void {
  for (;;) {
    const around = at.circumstances();
    const attendance = { attended: at.present.size > 0, absent: () => [] };
    const duties = dutiesOf(at.environment, at.table, around, attendance);
    const due = duties.find((duty) => duty.at <= at.now && duty.what !== 'think');
    if (due === undefined || due.what === 'think' || at.itself(due.what).steps.length === 0) return;
  }
}

function pass(at: Bench, ms: number): void {
  at.now += ms;
  attend(at);
}

function sit(at: Bench, name: string): void {
  const chair = at.table.nextChair;
  at.do(VISITOR, { do: 'sit', name, lang: 'pl', token: `token of ${name}` });
  at.present.add(chair);
  attend(at);
}

const namesAt = ({ table }: Bench): readonly string[] => table.chairs.map(({ name }) => name);
const listing = (at: Bench) => listingOf(at.environment, at.table, (chair) => at.present.has(chair));
const startsIn = (at: Bench): number | null => lobby(at.table, () => true, false, at.now).startsIn;

describe('a table that is open to the house', () => {
  it('is one only where the house lists tables', () => {
    const at = bench();
    const closed = { ...testEnvironment() };
    delete (closed as { listing?: unknown }).listing;
    const who = { kind: 'chair', chair: 0 } as const;
    const asked = decide(closed, at.table, who, { do: 'set', settings: { listed: true } }, at.circumstances());
    expect(asked.answer).toMatchObject({ ok: false, code: 'no-listing' });
    at.as(1, { do: 'set', settings: { listed: true } });
    expect(codeOf(at)).toBe('host-only');
  });

  it('tells game, language, pace and free seats, and nothing of who is there', () => {
    const at = open('mozg', ['Ala', 'Ola']);
    expect(listing(at)).toEqual({
      game: 'mozg',
      lang: at.table.chairs[0]?.lang,
      pace: 'calm',
      free: 3,
      playing: false,
    });
    at.as(0, { do: 'game', game: 'mozg', options: { time: 20 } });
    expect(listing(at)).toMatchObject({ pace: 'timed' });
  });

  it('is not listed while it is locked, full, or nobody is there', () => {
    const at = open('mozg', ['Ala', 'Ola', 'Ula', 'Ela']);
    expect(listing(at)?.free).toBe(1);
    at.as(0, { do: 'set', settings: { locked: true } });
    expect(listing(at)).toBeUndefined();
    at.as(0, { do: 'set', settings: { locked: false } });
    sit(at, 'Iga');
    expect(listing(at)).toBeUndefined();
    at.as(4, { do: 'leave' });
    expect(listing(at)?.free).toBe(1);
    at.present.clear();
    expect(listing(at)).toBeUndefined();
  });

  it('waits twenty seconds for people, then bots fill it and it begins', () => {
    const at = open();
    attend(at);
    expect(startsIn(at)).toBe(TEMPO.gathering);
    pass(at, 12_000);
    expect(startsIn(at)).toBe(8000);
    sit(at, 'Kuba');
    expect(startsIn(at)).toBe(8000);
    pass(at, 7999);
    expect(at.table.preparing).toBeNull();
    pass(at, 1);
    expect(at.table.preparing?.chairs).toEqual([0, 1, 2, 3]);
    expect(at.table.chairs.map(({ bot }) => bot !== null)).toEqual([false, false, true, true]);
  });

  it('begins in three seconds once people have taken every seat, without a bot', () => {
    const at = open();
    attend(at);
    for (const name of ['Ola', 'Ula', 'Ela', 'Iga']) sit(at, name);
    expect(startsIn(at)).toBe(TEMPO.countdown);
    pass(at, TEMPO.countdown);
    expect(at.table.preparing?.chairs).toEqual([0, 1, 2, 3, 4]);
  });

  it('is begun at once by its host, with bots', () => {
    const at = open();
    attend(at);
    at.as(0, { do: 'start' });
    expect(at.table.preparing?.chairs).toEqual([0, 1, 2, 3]);
  });

  it('frees the chairs of those who came by and are gone, and does not begin for nobody', () => {
    const at = open();
    attend(at);
    sit(at, 'Kuba');
    at.present.delete(1);
    pass(at, TEMPO.gathering);
    expect(namesAt(at)).not.toContain('Kuba');
    expect(at.table.preparing?.chairs).toHaveLength(4);

    const left = open();
    attend(left);
    left.present.clear();
    pass(left, TEMPO.gathering);
    expect([left.table.preparing, left.table.startsAt]).toEqual([null, null]);
    expect(left.table.chairs).toHaveLength(1);
  });

  it('lets people sit while bots play, and a bot gives way to them at the next match', () => {
    const at = open();
    attend(at);
    pass(at, TEMPO.gathering);
    at.now += 2000;
    at.itself({ do: 'close' });
    at.itself({ do: 'deal' });
    for (const name of ['Kuba', 'Ola', 'Ula']) sit(at, name);
    expect(listing(at)).toMatchObject({ free: 1, playing: true });
    sit(at, 'Ela');
    at.do(VISITOR, { do: 'sit', name: 'Iga', lang: 'pl', token: 'token of Iga' });
    expect(codeOf(at)).toBe('too-many');
    at.as(7, { do: 'leave' });
    expect(at.table.playing?.chairs).toEqual([0, 1, 2, 3]);

    at.as(0, { do: 'abandon' });
    attend(at);
    // Three wait; whoever has played is given the time to say so.
    expect(startsIn(at)).toBe(TEMPO.gathering);
    at.as(0, { do: 'rematch', in: true });
    attend(at);
    expect(startsIn(at)).toBe(TEMPO.countdown);
    pass(at, TEMPO.countdown);
    // Four people, and none of the three bots is left.
    expect(at.table.preparing?.chairs).toEqual([0, 4, 5, 6]);
    expect(at.table.chairs.every(({ bot }) => bot === null)).toBe(true);
  });

  it('begins no further match that nobody wants', () => {
    const at = dealt(open('mozg', ['Ala', 'Ola']));
    at.as(0, { do: 'abandon' });
    attend(at);
    expect(startsIn(at)).toBeNull();
    at.as(1, { do: 'rematch', in: true });
    attend(at);
    expect(startsIn(at)).toBe(TEMPO.gathering);
    at.as(0, { do: 'rematch', in: false });
    attend(at);
    expect(startsIn(at)).toBe(TEMPO.countdown);
    pass(at, TEMPO.countdown);
    expect(at.table.preparing?.chairs).toEqual([1, 2, 3, 4]);
  });

  it('waits for nobody any longer once it is closed', () => {
    const at = open();
    attend(at);
    at.as(0, { do: 'set', settings: { listed: false } });
    pass(at, TEMPO.gathering);
    expect([at.table.preparing, at.table.startsAt]).toEqual([null, null]);
  });

  it('is like any other table while it is locked: everybody says yes, and it is counted down', () => {
    const at = open('mozg', ['Ala', 'Ola']);
    at.as(0, { do: 'set', settings: { locked: true } });
    dealt(at);
    at.as(0, { do: 'abandon' });
    for (const chair of [0, 1]) at.as(chair, { do: 'rematch', in: true });
    attend(at);
    pass(at, TEMPO.countdown);
    expect(at.table.preparing?.chairs).toEqual([0, 1]);
  });

  it('shows nobody a name with a bad word in it: neither a newcomer’s, nor one that was there before', () => {
    const at = bench('mozg', ['Ala', BAD]);
    at.as(0, { do: 'set', settings: { listed: true } });
    expect(namesAt(at)).not.toContain(BAD);
    at.do(VISITOR, { do: 'sit', name: `${BAD} 2`, lang: 'pl', token: 'token of another' });
    expect(codeOf(at)).toBe('bad-word');
    at.as(0, { do: 'name', name: `${BAD} 3` });
    expect(codeOf(at)).toBe('bad-word');
  });

  it('lets nobody type among strangers', () => {
    const at = open('mozg', ['Ala', 'Ola']);
    at.as(1, { do: 'chat', text: 'hej' });
    expect([codeOf(at), lobby(at.table, () => true).emotesOnly]).toEqual(['among-strangers', true]);
    expect(at.as(1, { do: 'emote', emote: 'wave' }).answer.ok).toBe(true);
    at.as(0, { do: 'set', settings: { listed: false } });
    expect(at.as(1, { do: 'chat', text: 'hej' }).answer.ok).toBe(true);
  });
});

describe('in a program', () => {
  it('counts by itself as soon as somebody is there', async () => {
    const store = openMemory();
    const at = club(store);
    const host = { name: 'Ala', lang: 'pl', token: 'token of Ala' };
    const made = await at.tables.create({ game: 'mozg', options: {}, settings: { listed: true }, host });
    if (!made.ok) throw new Error(made.code);
    const table = await at.tables.open(made.id);
    if (table === undefined) throw new Error('no table');
    expect((await table.lobby()).starting).toBe(false);
    const leave = table.arrive(0);
    await at.time.pass(0);
    expect((await table.lobby()).starting).toBe(true);
    await at.time.pass(TEMPO.gathering);
    expect((await table.lobby()).phase).not.toBe('open');
    expect((await table.lobby()).chairs).toHaveLength(4);
    leave();
    await at.tables.close();
  });
});
