import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { keptStep, readBase, writeBase } from './base.ts';
import { follow } from './follow.ts';
import { divided } from './groups.ts';
import { apart, groupRecord, groupsOf, playGroup, SIX } from './groups.testing.ts';
import { lobby } from './lobby.ts';
import { groupShowing, showing, showingTo } from './showing.ts';
import { bench, bytesFrom, codeOf, dealt, type Bench } from './table.testing.ts';
import { verify } from './verify.ts';

const shown = (at: Bench) => lobby(at.table, () => true);
const pileOf = (at: Bench, group: number): unknown => groupsOf(at)[group]?.match.drawn['pile']?.outcomes;

describe('several tables, one deal', () => {
  it('have the same pile, and each its own people and log', () => {
    const at = apart(3);
    const groups = groupsOf(at);
    expect(groups.map(({ chairs }) => chairs.length)).toEqual([2, 2, 2]);
    expect(groups.flatMap(({ chairs }) => chairs).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pileOf(at, 1)).toEqual(pileOf(at, 0));
    expect(pileOf(at, 2)).toEqual(pileOf(at, 0));
    expect(new Set(groups.map(({ hash }) => hash)).size).toBe(3);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
    const { match, commitment, secret, promises } = groups[0]?.proof ?? {};
    for (const { proof } of groups) expect(proof).toMatchObject({ match, commitment, secret, promises });
  });

  it('have the same pile in Rudy whatever their number of people', () => {
    const at = apart(2, 'rudy', [...SIX, 'Jan']);
    expect(groupsOf(at).map(({ chairs }) => chairs.length)).toEqual([4, 3]);
    expect(pileOf(at, 1)).toEqual(pileOf(at, 0));
  });

  it('have the same cards at the same seats where a game deals by seats, and want equally many', () => {
    const at = apart(2, 'mozg');
    const hands = groupsOf(at).map(({ match }) => [0, 1, 2].map((seat) => match.game.own(match.state, seat)));
    expect(hands[1]).toEqual(hands[0]);
    const uneven = bench('mozg', [...SIX, 'Jan']);
    uneven.as(0, { do: 'spread', tables: 2 });
    uneven.as(0, { do: 'start' });
    expect(codeOf(uneven)).toBe('uneven');
  });

  it('let more people in than the game seats, and begin with enough for each', () => {
    const at = bench('mozg', ['Ala', 'Ola', 'Ula', 'Ela', 'Iza']);
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Ewa', lang: 'pl', token: 'x' });
    expect(codeOf(at)).toBe('too-many');
    at.as(0, { do: 'spread', tables: 2 });
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Ewa', lang: 'pl', token: 'x' });
    expect(codeOf(at)).toBeUndefined();
    at.as(0, { do: 'spread', tables: 4 });
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBe('too-few');
    // Nobody plays alone, though Rudy could be.
    const few = bench('rudy', ['Ala', 'Ola', 'Ula']);
    few.as(0, { do: 'spread', tables: 2 });
    few.as(0, { do: 'start' });
    expect(codeOf(few)).toBe('too-few');
  });

  it('are the host’s to ask for, and not while one plays', () => {
    const at = bench('rudy', SIX);
    at.as(1, { do: 'spread', tables: 2 });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'spread', tables: 1 });
    expect(codeOf(at)).toBe('nothing-to-do');
    dealt(at);
    at.as(0, { do: 'spread', tables: 2 });
    expect(codeOf(at)).toBe('running');
  });

  it('divide people by lot, as evenly as can be', () => {
    const chairs = Array.from({ length: 29 }, (_, i) => i);
    const groups = divided(chairs, 6, bytesFrom('lot'));
    expect(groups.map((each) => each.length)).toEqual([5, 5, 5, 5, 5, 4]);
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(chairs);
    expect(groups).not.toEqual(divided(chairs, 6, bytesFrom('another lot')));
  });

  it('take moves each from its own people only', () => {
    const at = apart();
    const [first, second] = groupsOf(at);
    const [mine = -1] = first?.chairs ?? [];
    at.as(mine, { do: 'move', question: 0, move: { number: 3 } });
    expect(groupsOf(at)[0]?.match.length).toBe(1);
    expect(groupsOf(at)[1]).toBe(second);
    expect(at.decisions.at(-1)?.tell).toEqual([{ kind: 'view', events: expect.anything(), movers: [mine], group: 0 }]);
    const late = at.do({ kind: 'visitor' }, { do: 'sit', name: 'Jan', lang: 'pl', token: 'x' });
    at.as(6, { do: 'move', question: 0, move: { number: 3 } });
    expect([late.answer.ok, codeOf(at)]).toEqual([true, 'no-seat']);
  });

  it('are shown each to its own people, and to nobody else', () => {
    const at = apart();
    const [first, second] = groupsOf(at);
    const [mine = -1, theirs = -1] = [first?.chairs[0], second?.chairs[0]];
    expect(showingTo(at.table, mine)?.match).toBe(first?.id);
    expect(showingTo(at.table, theirs)?.match).toBe(second?.id);
    expect(showingTo(at.table, null)).toBeUndefined();
    expect(showing(at.table)).toBeUndefined();
    expect(JSON.stringify(shown(at))).not.toContain('"pile"');
  });

  it('let nobody type while they play: whoever is ahead could tell what is coming', () => {
    const at = apart(2, 'mozg');
    at.as(0, { do: 'chat', text: 'Następny będzie pająk' });
    expect(codeOf(at)).toBe('emotes-only');
    at.as(0, { do: 'emote', emote: 'wave' });
    expect(codeOf(at)).toBeUndefined();
  });
});

describe('a table that is done before the others', () => {
  it('shows nothing of its end: no view, no outcome, no record, no ranking', () => {
    const at = apart();
    playGroup(at, 0);
    const told = JSON.stringify([shown(at), at.decisions.at(-1)?.tell]);
    const { match, proof } = groupsOf(at)[0] ?? {};
    expect(groupShowing(at.table, 0)).toBeUndefined();
    expect(shown(at).ranking).toBeNull();
    expect(shown(at).groups?.map(({ over, progress, match: { outcome } }) => ({ over, progress, outcome }))).toEqual([
      { over: true, progress: 100, outcome: null },
      { over: false, progress: 0, outcome: null },
    ]);
    expect(shown(at).phase).toBe('playing');
    expect(told).not.toContain(proof?.secret);
    const detail = match?.game.outcome(match.state)?.detail;
    expect(detail?.['answers']).toHaveLength(20);
    expect(told).not.toContain(JSON.stringify(detail?.['answers']));
  });

  it('is told with all the others when the last is done, with one ranking', () => {
    const at = apart();
    playGroup(at, 0);
    playGroup(at, 1);
    expect(at.decisions.at(-1)?.tell.map(({ kind, ...rest }) => [kind, 'group' in rest ? rest.group : null])).toEqual([
      ['view', 0],
      ['view', 1],
      ['lobby', null],
    ]);
    expect(groupShowing(at.table, 0)?.shared()).toContain('"pile"');
    const { ranking, groups, phase } = shown(at);
    expect(phase).toBe('ended');
    expect(ranking).toHaveLength(6);
    const scores = ranking?.map(({ score }) => score) ?? [];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { group, seat, score } of ranking ?? []) {
      expect(groups?.[group]?.match.outcome?.scores[seat]).toBe(score);
    }
  });

  it('ends with the others where the host ends it; what was played to its end keeps its outcome', () => {
    const at = apart(3);
    playGroup(at, 1);
    at.as(0, { do: 'abandon' });
    expect(groupsOf(at).map(({ end }) => end?.how)).toEqual(['abandoned', 'over', 'abandoned']);
    expect(shown(at).ranking?.map(({ group }) => group)).toEqual([1, 1]);
    at.as(0, { do: 'abandon' });
    expect(codeOf(at)).toBe('no-match');
  });
});

describe('the records of several tables', () => {
  it('verify each on its own, with the list over all of them', () => {
    const at = apart(3);
    for (const group of [0, 1, 2]) playGroup(at, group);
    for (const group of [0, 1, 2]) {
      const record = groupRecord(at, group);
      expect(verify(record, at.environment.games).flaw).toBeNull();
      expect(record['seats']).toHaveLength(2);
      expect(record['fairness']).toMatchObject({
        group: { number: group + 1, of: 3, seats: [2 * group, 2 * group + 1] },
        promises: { length: 6 },
      });
    }
  });

  it('refuse to be taken for another table’s, or for one alone', () => {
    const at = apart();
    playGroup(at, 0);
    playGroup(at, 1);
    const record = groupRecord(at, 0);
    const fairness = record['fairness'] as { group: object };
    const with_ = (group: unknown) =>
      verify({ ...record, fairness: { ...fairness, group } }, at.environment.games).flaw?.place;
    expect(with_({ ...fairness.group, number: 2 })).toBe('fairness');
    expect(with_({ ...fairness.group, seats: [3, 4, 5] })).toBe('fairness');
    expect(with_({ ...fairness.group, of: 4 })).toBe('fairness');
    expect(with_({ ...fairness.group, number: 3 })).toBe('fairness.group');
    expect(with_({ ...fairness.group, seats: [0, 1] })).toBe('fairness.group');
    expect(with_({ ...fairness.group, seats: [0, 1, 6] })).toBe('fairness.group');
    expect(with_({ ...fairness.group, seats: [1, 0, 2] })).toBe('fairness.group');
    expect(with_(undefined)).toBe('fairness.promises');
  });
});

describe('what several tables have in common', () => {
  it('a seat of somebody who left is kept as long as any table plays', () => {
    const at = apart();
    const [gone = -1] = groupsOf(at)[0]?.chairs.filter((chair) => chair !== 0) ?? [];
    at.as(gone, { do: 'leave' });
    expect(at.table.chairs.find(({ id }) => id === gone)?.gone).toBe(true);
    playGroup(at, 1);
    expect(at.table.chairs).toHaveLength(6);
    at.as(0, { do: 'abandon' });
    expect(at.table.chairs.some(({ id }) => id === gone)).toBe(false);
  });

  it('the host pauses and goes on with all of them at once', () => {
    const at = apart(2, 'rudy', SIX, { time: 20 });
    playGroup(at, 0);
    at.as(0, { do: 'pause' });
    expect(groupsOf(at).map(({ pausedAt }) => pausedAt)).toEqual([null, 1000]);
    at.as(0, { do: 'pause' });
    expect(codeOf(at)).toBe('paused');
    at.now += 5000;
    at.as(0, { do: 'resume' });
    expect(groupsOf(at)[1]?.timers[0]?.extra).toBe(5000);
    at.as(0, { do: 'call-time' });
    expect(groupsOf(at)[1]?.match.length).toBe(3);
  });

  it('whoever stands beside them is at none, and brings the next card to all', () => {
    const at = bench('rudy', ['Pani', ...SIX]);
    at.as(0, { do: 'stand', on: true });
    at.as(0, { do: 'spread', tables: 2 });
    at.as(0, { do: 'set', settings: { paced: true } });
    dealt(at);
    expect(groupsOf(at).flatMap(({ chairs }) => chairs)).not.toContain(0);
    for (const { chairs } of groupsOf(at)) {
      for (const chair of chairs) at.as(chair, { do: 'move', question: 0, move: { number: 1 } });
    }
    expect(groupsOf(at).map(({ match, held }) => [match.length, held !== null])).toEqual([
      [2, true],
      [2, true],
    ]);
    at.as(0, { do: 'next' });
    expect(groupsOf(at).map(({ match, held }) => [match.length, held])).toEqual([
      [3, null],
      [3, null],
    ]);
  });

  it('the next match is divided anew', () => {
    const at = apart();
    const before = groupsOf(at).map(({ chairs }) => chairs);
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(groupsOf(at)).toHaveLength(2);
    expect(groupsOf(at).map(({ chairs }) => chairs)).not.toEqual(before);
  });
});

describe('a journal of several tables', () => {
  const at = apart(2, 'rudy', SIX, { time: 20 });
  playGroup(at, 0);
  at.as(0, { do: 'pause' });
  at.as(0, { do: 'resume' });
  playGroup(at, 1);
  const steps = at.decisions.flatMap((decision) => decision.steps);
  const fresh = bench('rudy', SIX, { time: 20 }).table;

  it('gives the same table, step by step and by its base', () => {
    let table = fresh;
    for (const { at: time, step } of steps)
      table = apply(at.environment, table, time, JSON.parse(JSON.stringify(step)));
    expect(writeBase(table)).toBe(writeBase(at.table));
    expect(writeBase(readBase(at.environment, writeBase(table)))).toBe(writeBase(table));
  });

  it('tells another program the same, and no end before all have ended', () => {
    const whole = follow(at.environment, fresh, steps.map(keptStep));
    expect(writeBase(whole.table)).toBe(writeBase(at.table));
    expect(whole.tell.filter(({ kind }) => kind === 'lobby')).toHaveLength(1);
    const last = follow(at.environment, at.decisions.at(-2)?.table ?? fresh, steps.slice(-1).map(keptStep));
    expect(last.tell).toEqual(at.decisions.at(-1)?.tell);
  });
});
