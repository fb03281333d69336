import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { as, bet, club, hear, type Club } from './club.testing.ts';
import { lobby } from './lobby.ts';
import type { Publication } from './publication.ts';
import { isRevealed, SCREEN } from './reveal.ts';
import { showing } from './showing.ts';
import { bench, codeOf, dealt, playingOf, type Bench } from './table.testing.ts';
import type { Handle } from './tables.ts';

const TURNS = 20;

/** A match of Rudy, played to its last number. */
function played(at: Bench): Bench {
  dealt(at);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const chair of playingOf(at).chairs) {
      at.as(chair, { do: 'move', question: playingOf(at).match.questions[chair] ?? 0, move: { number: turn } });
    }
  }
  return at;
}

/** With a big screen in the room. */
function together(people?: readonly string[], game = 'rudy'): Bench {
  const at = bench(game, people);
  at.present.add(SCREEN);
  return played(at);
}

interface Seen {
  readonly table: { readonly pile?: readonly string[]; readonly boards?: readonly (readonly unknown[])[] };
  readonly reveal?: {
    readonly moment: number;
    readonly last: number;
    readonly held: boolean;
    readonly outcome?: object;
  };
}

function seenBy(at: Bench, chair: number | null): Seen {
  return JSON.parse(`{${showing(at.table)?.shared(chair)}}`) as Seen;
}

function lobbyOf(at: Bench) {
  return lobby(at.table, (chair) => at.present.has(chair));
}

/** Seconds pass, and the table does what is due. */
function wait(at: Bench, seconds: number): void {
  at.now += 1000 * seconds;
  at.itself({ do: 'reveal-on' });
}

describe('an end is revealed together', () => {
  it('where a big screen shows the table, and not where everybody looks at their own', () => {
    expect(isRevealed(played(bench()).table)).toBe(true);
    const at = together();
    expect(isRevealed(at.table)).toBe(false);
    expect(lobbyOf(at)).toMatchObject({ phase: 'playing', match: { revealing: true, outcome: null } });
  });

  it('where its host stands beside the table', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    const { table } = at;
    const other = {
      ...table,
      chairs: [...table.chairs, { ...table.chairs[0], id: 7, name: 'Pani' }],
      host: 7,
    } as typeof table;
    at.table = other;
    expect(lobbyOf(at).together).toBe(false);
    at.present.add(7);
    expect(lobbyOf(at).together).toBe(true);
  });

  it('where the host wants it, and never where the host does not', () => {
    const wanted = bench();
    wanted.as(0, { do: 'set', settings: { together: true } });
    expect(isRevealed(played(wanted).table)).toBe(false);
    const alone = bench('rudy', ['Ala']);
    alone.as(0, { do: 'set', settings: { together: true } });
    expect(isRevealed(played(alone).table)).toBe(true);
    const unwanted = bench();
    unwanted.present.add(SCREEN);
    unwanted.as(0, { do: 'set', settings: { together: false } });
    expect(isRevealed(played(unwanted).table)).toBe(true);
  });

  it('not where nobody is here to see it, nor where the game has nothing to reveal', () => {
    const left = bench();
    left.present.add(SCREEN);
    left.present.delete(0);
    left.present.delete(1);
    expect(isRevealed(played(left).table)).toBe(true);
    const snap = bench('snap');
    snap.present.add(SCREEN);
    dealt(snap);
    for (let round = 0; round < 3; round++) {
      snap.as(0, { do: 'move', question: playingOf(snap).match.questions[0] ?? 0, move: { snap: true } });
    }
    expect(isRevealed(snap.table)).toBe(true);
  });

  it('moment by moment, by itself, the last ones slower, and told when it has ended', () => {
    const at = together();
    const lasted: number[] = [];
    for (let moment = 0; moment <= TURNS; moment++) {
      const { table, reveal } = seenBy(at, 0);
      expect(reveal).toEqual({ moment, last: TURNS, held: false });
      expect([table.pile?.length, table.boards?.[1]?.length]).toEqual([moment, moment]);
      expect(lobbyOf(at).match?.outcome).toBeNull();
      let seconds = 0;
      while (at.table.playing?.reveal?.moment === moment) wait(at, ++seconds && 1);
      lasted.push(seconds);
    }
    expect(lasted.at(-1)).toBeGreaterThan(lasted[1] ?? 0);
    expect(isRevealed(at.table)).toBe(true);
    expect(lobbyOf(at)).toMatchObject({ phase: 'ended', match: { revealing: false, outcome: { places: [1, 1] } } });
    expect(seenBy(at, 0).reveal).toBeUndefined();
  });

  it('keeps the table busy until it has ended', () => {
    const at = together();
    for (const command of [
      { do: 'start' },
      { do: 'game', game: 'mozg', options: {} },
      { do: 'rematch', in: true },
    ] as const) {
      at.as(0, command);
      expect(codeOf(at)).toBe('running');
    }
    at.as(0, { do: 'abandon' });
    expect(codeOf(at)).toBe('no-match');
    at.as(0, { do: 'reveal', moment: TURNS + 1 });
    at.as(0, { do: 'start' });
    expect(at.table.preparing).not.toBeNull();
  });
});

describe('the pace of it', () => {
  it('is the host’s: further, held, on again, to the end; two taps are one', () => {
    const at = together();
    at.as(0, { do: 'reveal', moment: 1 });
    at.as(0, { do: 'reveal', moment: 1 });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(0, { do: 'reveal', moment: 1, held: true });
    wait(at, 60);
    expect(seenBy(at, 1).reveal).toEqual({ moment: 1, last: TURNS, held: true });
    at.as(0, { do: 'reveal', moment: 1, held: false });
    wait(at, 10);
    expect(seenBy(at, 1).reveal?.moment).toBe(2);
    at.as(0, { do: 'reveal', moment: 1 });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.as(0, { do: 'reveal', moment: 999 });
    expect(isRevealed(at.table)).toBe(true);
    at.as(0, { do: 'reveal', moment: 3 });
    expect(codeOf(at)).toBe('nothing-to-do');
  });

  it('is nobody else’s while the host is here, and anybody’s while not', () => {
    const at = together();
    at.as(1, { do: 'reveal', moment: 1 });
    expect(codeOf(at)).toBe('host-only');
    at.do({ kind: 'watcher', link: 'tv' }, { do: 'reveal', moment: 1 });
    expect(codeOf(at)).toBe('not-allowed');
    at.present.delete(0);
    at.as(1, { do: 'reveal', moment: 1 });
    expect(seenBy(at, null).reveal?.moment).toBe(1);
  });

  it('is never held for ever', () => {
    const at = together();
    at.as(0, { do: 'reveal', moment: 1, held: true });
    wait(at, 180);
    expect(seenBy(at, 1).reveal).toEqual({ moment: 2, last: TURNS, held: false });
  });
});

describe('whoever lets go', () => {
  it('sees all of it, and the others none of it', () => {
    const at = together(['Ala', 'Ola', 'Ula']);
    at.as(1, { do: 'let-go' });
    expect(seenBy(at, 1)).toMatchObject({ reveal: { moment: 0, outcome: { places: [1, 1, 1] } } });
    expect(seenBy(at, 1).table.pile).toHaveLength(TURNS);
    for (const other of [0, 2, null]) {
      expect(seenBy(at, other).table.pile).toEqual([]);
      expect(seenBy(at, other).reveal).toEqual({ moment: 0, last: TURNS, held: false });
    }
    expect(lobbyOf(at).match?.outcome).toBeNull();
    at.as(0, { do: 'reveal', moment: 5 });
    expect(seenBy(at, 1).table.pile).toHaveLength(TURNS);
    at.as(1, { do: 'let-go' });
    expect(codeOf(at)).toBe('nothing-to-do');
  });

  it('ends it with the last of them, unless a screen shows it to the room', () => {
    const at = together();
    at.as(0, { do: 'let-go' });
    at.as(1, { do: 'let-go' });
    expect(isRevealed(at.table)).toBe(false);
    const apart = bench();
    apart.as(0, { do: 'set', settings: { together: true } });
    played(apart);
    apart.as(0, { do: 'let-go' });
    expect(isRevealed(apart.table)).toBe(false);
    apart.as(1, { do: 'let-go' });
    expect(isRevealed(apart.table)).toBe(true);
  });
});

describe('at a table in a program', () => {
  let at: Club;
  let handle: Handle;
  let heard: Publication[];

  beforeEach(async () => {
    at = club(openMemory());
    handle = await at.table();
    heard = hear(handle);
    handle.arrive(SCREEN);
    await at.deal(handle);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const chair of [0, 1]) await handle.submit(as(chair), bet(2 * turn, turn));
    }
  });

  /** Everything that was told of the end to those who have not let go. */
  const told = (): string =>
    heard
      .map((each) =>
        each.kind === 'view'
          ? `${each.showing.shared(null)} ${each.showing.shared(1)} ${each.events.join(' ')}`
          : each.kind === 'lobby'
            ? JSON.stringify(each.lobby())
            : '',
      )
      .join('\n');
  const match = async (): Promise<string> => (await handle.lobby()).match?.match ?? '';

  it('nothing of the end is told before its time: neither the outcome, nor the record, nor a later card', async () => {
    const pile = async (): Promise<number> =>
      (JSON.parse(`{${(await handle.showing())?.shared()}}`) as { table: { pile: string[] } }).table.pile.length;
    await handle.submit(as(0), { do: 'let-go' });
    for (let moment = 0; moment <= TURNS; moment++) {
      expect(await pile()).toBe(moment);
      expect(told()).not.toContain('"winners"');
      expect(await at.tables.record(await match(), handle.id)).toBeUndefined();
      await handle.submit(as(0), { do: 'reveal', moment: moment + 1 });
    }
    expect(told()).toContain('"winners"');
    expect(await at.tables.record(await match(), handle.id)).toContain('"outcome"');
  });

  it('goes on by itself, whoever is here, and leaves a record', async () => {
    await at.time.pass(120_000);
    const { phase, match: over } = await handle.lobby();
    expect([phase, over?.revealing]).toEqual(['ended', false]);
    expect((await at.store.record(await match()))?.data).toContain('"outcome"');
  });

  it('loses nothing when the program dies: it is where it was, and goes on', async () => {
    await handle.submit(as(0), { do: 'reveal', moment: 7, held: true });
    await handle.submit(as(1), { do: 'let-go' });
    const before = await handle.look(({ showing: shown }) => [shown?.shared(0), shown?.shared(1)]);
    const tables = at.start({ lastAlive: at.time.now() });
    const again = await tables.open(handle.id);
    expect(await again?.look(({ showing: shown }) => [shown?.shared(0), shown?.shared(1)])).toEqual(before);
    expect(await tables.record(await match(), handle.id)).toBeUndefined();
    await tables.begin();
    await at.time.pass(400_000);
    expect((await again?.lobby())?.phase).toBe('ended');
    expect(await tables.record(await match(), handle.id)).toContain('"outcome"');
  });
});
