import { describe, expect, it } from 'vitest';
import { readBase, writeBase } from './base.ts';
import { dutiesOf } from './duties.ts';
import { follow } from './follow.ts';
import { keptStep } from './base.ts';
import { showing } from './showing.ts';
import { bench, codeOf, dealt, playingOf, testEnvironment, type Bench } from './table.testing.ts';

/** Two who play, and a host who turns the cards. */
function lesson(options: object = {}, game = 'rudy'): Bench {
  const at = bench(game, ['Pani Anna', 'Ola', 'Kuba'], options);
  at.as(0, { do: 'stand', on: true });
  at.as(0, { do: 'set', settings: { paced: true } });
  return dealt(at);
}

function writes(at: Bench, chair: number, number = chair): void {
  const seat = playingOf(at).chairs.indexOf(chair);
  at.as(chair, { do: 'move', question: playingOf(at).match.questions[seat] ?? -1, move: { number } });
}

function seen(at: Bench, chair: number | null) {
  const shown = showing(at.table);
  if (shown === undefined) throw new Error('nothing is shown');
  return JSON.parse(`{${shown.shared()},${shown.own(chair)}}`) as {
    readonly n: number;
    readonly toAct: readonly number[];
    readonly held?: true;
    readonly question?: number | null;
    readonly table: { readonly turn: number; readonly card: string; readonly waiting: readonly number[] };
    readonly own?: { readonly numbers: readonly ({ readonly number: number } | null)[] };
  };
}

const everybody = { attended: true, absent: () => [] };

describe('a host who turns the cards', () => {
  it('lets nothing follow the last answer; its owner sees it as written and is asked nothing', () => {
    const at = lesson();
    writes(at, 1);
    expect(seen(at, 2).held).toBeUndefined();
    writes(at, 2, 7);
    const kept = seen(at, 2);
    expect([kept.held, kept.toAct, kept.table.turn, kept.table.waiting, kept.question]).toEqual([
      true,
      [],
      1,
      [],
      null,
    ]);
    expect(kept.own?.numbers[0]).toMatchObject({ number: 7 });
    expect(seen(at, null).table.waiting).toEqual([]);
    expect(playingOf(at).match.length).toBe(1);
    at.as(2, { do: 'move', question: 0, move: { number: 8 } });
    expect(codeOf(at)).toBe('not-asked');
    at.as(0, { do: 'next' });
    expect([seen(at, 2).table.turn, seen(at, 2).held, playingOf(at).match.length]).toEqual([2, undefined, 2]);
  });

  it('is the only one who says so', () => {
    const at = lesson();
    at.as(0, { do: 'next' });
    expect(codeOf(at)).toBe('nothing-to-do');
    writes(at, 1);
    writes(at, 2);
    at.as(1, { do: 'next' });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'pause' });
    at.as(0, { do: 'next' });
    expect(codeOf(at)).toBe('paused');
  });

  it('gives nothing away: whatever the last one wrote, all others see the same', () => {
    const views = [3, 44].map((number) => {
      const at = lesson();
      writes(at, 1, 5);
      writes(at, 2, number);
      const { n: _, ...table } = seen(at, null);
      return [table, seen(at, 1), seen(at, 0)];
    });
    expect(views[0]).toEqual(views[1]);
    const news = lesson();
    writes(news, 1);
    writes(news, 2);
    expect(news.decisions.at(-1)?.tell).toEqual([{ kind: 'view', events: [], movers: [2] }]);
  });

  it('makes the same match: entries, chain and cards are those of a table that turns by itself', () => {
    const hashes = [true, false].map((paced) => {
      const at = bench('rudy', ['Pani Anna', 'Ola', 'Kuba']);
      at.as(0, { do: 'stand', on: true });
      dealt(at);
      if (paced) at.as(0, { do: 'set', settings: { paced } });
      for (let turn = 0; turn < 20; turn++) {
        writes(at, 1, turn);
        writes(at, 2, turn);
        if (paced) at.as(0, { do: 'next' });
      }
      expect(playingOf(at).end?.how).toBe('over');
      return playingOf(at).hash;
    });
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('loses nothing when the program ends in between', () => {
    const at = lesson();
    writes(at, 1);
    const before = at.table;
    writes(at, 2, 9);
    expect(readBase(testEnvironment(), writeBase(at.table))).toEqual(at.table);
    const steps = at.decisions.at(-1)?.steps.map(keptStep) ?? [];
    expect(follow(testEnvironment(), before, steps)).toEqual({
      table: at.table,
      tell: [{ kind: 'view', events: [], movers: [2] }],
      via: [],
    });
  });

  it('closes a card for those missing and goes on: that is their word', () => {
    const at = lesson();
    writes(at, 1);
    at.as(0, { do: 'call-time' });
    expect(seen(at, 1).table.turn).toBe(2);
    writes(at, 1);
    writes(at, 2, 6);
    at.as(0, { do: 'call-time' });
    expect(seen(at, 2).own?.numbers.slice(0, 2)).toEqual([null, { number: 6, circled: false }]);
    expect(seen(at, 1).table.turn).toBe(3);
  });

  it('is waited for by clocks and bots: nothing is due until the next card', () => {
    const at = lesson({ time: 10 });
    writes(at, 1);
    at.now += 10_000;
    at.itself({ do: 'strike' });
    expect([seen(at, 2).held, showing(at.table)?.left(at.now)]).toEqual([true, null]);
    at.now += 60_000;
    at.itself({ do: 'strike' });
    expect(codeOf(at)).toBe('nothing-to-do');
    expect(dutiesOf(at.environment, at.table, at.circumstances(), everybody)).toEqual([]);
    at.as(0, { do: 'next' });
    expect(showing(at.table)?.left(at.now)).toBe(10_000);
    expect(playingOf(at).match.length).toBe(2);
  });

  it('keeps a bot’s answer too, and its thoughts are over', () => {
    const at = bench('rudy', ['Pani Anna', 'Ola']);
    at.as(0, { do: 'stand', on: true });
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    at.as(0, { do: 'set', settings: { paced: true } });
    dealt(at);
    writes(at, 1);
    at.itself({ do: 'bot-move', seat: 1, question: 0, n: 1, move: { number: 4 } });
    expect(playingOf(at).held).toEqual({ seat: 1, move: { number: 4 }, by: 'bot' });
    at.itself({ do: 'bot-move', seat: 1, question: 0, n: 1, move: { number: 5 } });
    expect(codeOf(at)).toBe('old-question');
    expect(dutiesOf(at.environment, at.table, at.circumstances(), everybody)).toEqual([]);
  });

  it('lets go of what was kept by letting go of the pace', () => {
    const at = lesson();
    writes(at, 1);
    writes(at, 2);
    at.as(0, { do: 'set', settings: { paced: false } });
    expect([seen(at, 1).table.turn, playingOf(at).held]).toEqual([2, null]);
    expect(at.decisions.at(-1)?.steps.map(({ step }) => step.k)).toEqual(['set', 'move']);
  });

  it('is not waited for where a game cannot be shown in between', () => {
    const at = lesson({}, 'snap');
    const question = playingOf(at).match.questions[0] ?? -1;
    at.as(1, { do: 'move', question, move: { snap: true } });
    expect(playingOf(at).held).toBeNull();
  });

  it('waits for nobody whose answer is kept', () => {
    const at = lesson();
    writes(at, 1);
    writes(at, 2);
    at.now += 60_000;
    at.as(0, { do: 'mind', chair: 2, on: true });
    expect(codeOf(at)).toBe('present');
    expect(showing(at.table)?.isAwaited(2)).toBe(false);
  });
});
