import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../kernel/laws/moment.ts';
import type { Random } from '../kernel/random.ts';
import { pick } from '../kernel/random.ts';
import { apply } from './apply.ts';
import { keptStep, readBase, readTable, writeBase } from './base.ts';
import type { Command, Who } from './command.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { News } from './publication.ts';
import { follow } from './follow.ts';
import type { Environment } from './environment.ts';
import type { KeptStep } from './keeper.ts';
import { isRunning, type Table } from './table.ts';
import { bench, dealt, openingBy, promiseBy, randomFrom, snap, testEnvironment, type Bench } from './table.testing.ts';

/** Anything anybody could ask, lawful or not, likely enough to get somewhere. */
function anything(at: Bench, random: Random): { who: Who; command: Command } {
  const { table } = at;
  const chair = table.chairs.length === 0 ? 0 : pick(random, table.chairs).id;
  const who: Who = { kind: 'chair', chair };
  const host: Who = { kind: 'chair', chair: table.host ?? 0 };
  const itself: Who = { kind: 'table' };
  const seat = random.below(4);
  const question = table.playing?.match.questions[seat] ?? random.below(9);
  const owner: Who = { kind: 'chair', chair: table.playing?.chairs[seat] ?? chair };
  const name = `N${random.below(12)}`;
  const move =
    table.game === 'snap'
      ? pick(random, [{ snap: true }, { poke: true }, { pass: true }, { hide: 4 }, { no: 1 }] as object[])
      : { number: random.below(9), ...(random.below(9) === 0 && { circled: true }) };
  if (random.below(3) > 0 && isRunning(table)) return { who: owner, command: { do: 'move', question, move } };
  return pick<{ who: Who; command: Command }>(random, [
    { who: { kind: 'visitor' }, command: { do: 'sit', name, lang: 'pl', face: 'kite', token: `t${random.below(99)}` } },
    { who: { kind: 'visitor' }, command: { do: 'sit', name, lang: 'pl', face: 'kite', token: `t${random.below(99)}` } },
    { who, command: { do: 'name', name } },
    { who, command: { do: 'lang', lang: 'en' } },
    { who, command: { do: random.below(12) === 0 ? 'leave' : 'claim-host' } },
    { who: host, command: { do: 'asleep', on: random.below(2) === 0 } },
    { who, command: { do: 'pass', pass: 'p' } },
    { who: { kind: 'visitor' }, command: { do: 'redeem', pass: 'p', token: 'moved' } },
    { who: host, command: { do: 'bot', name, level: 'random' } },
    { who: host, command: { do: 'set', settings: { locked: random.below(4) === 0, minding: random.below(2) === 0 } } },
    { who: host, command: { do: 'game', game: table.game, options: random.below(2) === 0 ? {} : { time: 5 } } },
    { who: host, command: { do: random.below(9) === 0 ? 'kick' : 'host', chair } },
    { who: host, command: { do: 'let-in', chair: random.below(12) } },
    { who: host, command: { do: 'renew-links' } },
    { who: host, command: { do: 'mind', chair, on: random.below(2) === 0 } },
    { who: host, command: { do: 'start' } },
    { who: host, command: { do: 'start', soon: random.below(2) === 0 } },
    { who, command: { do: 'rematch', in: random.below(4) > 0 } },
    { who: itself, command: { do: pick(random, ['count-down', 'begin'] as const) } },
    { who: host, command: { do: pick(random, ['pause', 'resume', 'resume'] as const) } },
    { who: host, command: { do: random.below(9) === 0 ? 'abandon' : 'resume' } },
    { who: host, command: { do: 'more-time', seconds: 3 } },
    { who, command: promiseBy(at, chair) },
    { who, command: promiseBy(at, chair) },
    { who, command: openingBy(at, chair) },
    { who, command: openingBy(at, chair) },
    { who: itself, command: { do: 'close' } },
    { who: itself, command: { do: 'deal' } },
    { who: itself, command: { do: pick(random, ['break-off', 'deal'] as const) } },
    { who: itself, command: { do: 'strike' } },
    { who: itself, command: { do: random.below(2) === 0 ? 'absent' : 'returned', chair } },
    { who: itself, command: { do: 'bot-move', seat, question, n: 0 } },
    { who: itself, command: { do: 'outage', from: at.now - 50, to: at.now + random.below(3) } },
  ]);
}

function wander(at: Bench, random: Random): void {
  at.now += random.below(1200);
  if (random.below(5) === 0) at.present.add(random.below(6));
  if (random.below(5) === 0) at.present.delete(random.below(6));
}

/** What whoever follows tells comes in one order. */
function inOrder(tell: readonly News[]): News[] {
  const rank = ({ kind }: News): number => (kind === 'view' ? 2 : kind === 'lobby' ? 1 : 0);
  return tell.toSorted((a, b) => rank(a) - rank(b));
}

/** Tables between a decision's steps. */
function viaOf(environment: Environment, before: Table, { steps }: Decision): string[] {
  let at = before;
  return steps.slice(0, -1).map(({ at: time, step }) => {
    at = apply(environment, at, time, step);
    return writeBase(at);
  });
}

let ended = 0;

describe.each(['rudy', 'snap'])('the journal of a table of %s', (game) => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'replays to the same bytes at every step (seed %i)',
    (seed) => {
      const random = randomFrom(`journal ${seed}`);
      const at = bench(game, ['Ala', 'Ola', 'Ula'], {}, {}, `bench ${seed}`);
      const { environment: house } = at;
      const base = { n: 0, data: writeBase(at.table) };
      const steps: KeptStep[] = [];
      let replayed = readBase(house, base.data);
      for (let i = 0; i < 400; i++) {
        wander(at, random);
        const { who, command } = anything(at, random);
        const before = at.table;
        const decision = at.do(who, command);
        const fresh = decision.steps.map(keptStep);
        expect(fresh.map(({ data }) => data)).toEqual(decision.steps.map(({ step }) => JSON.stringify(step)));
        const followed = follow(house, before, fresh);
        expect(writeBase(followed.table)).toBe(writeBase(at.table));
        expect(followed.tell).toEqual(inOrder(decision.tell));
        expect(followed.via.map(writeBase)).toEqual(viaOf(house, before, decision));
        steps.push(...fresh);
        replayed = readTable(house, { code: '', base: { n: replayed.n, data: writeBase(replayed) }, steps: fresh });
        expect(writeBase(replayed)).toBe(writeBase(at.table));
        expect(at.table.n).toBe(steps.length);
        if (decision.table.playing?.end?.how === 'over' && decision.steps.length > 0) ended++;
      }
      expect(writeBase(readTable(house, { code: '', base, steps }))).toBe(writeBase(at.table));
      expect(steps.length).toBeGreaterThan(35);
    },
  );
});

it('some of these matches came to their end', () => {
  expect(ended).toBeGreaterThan(5);
});

describe('a decision', () => {
  it('that is thrown away leaves no trace, and is taken again the same', () => {
    const random = randomFrom('no trace');
    const at = bench('snap', ['Ala', 'Ola', 'Ula']);
    for (let i = 0; i < 400; i++) {
      wander(at, random);
      const { who, command } = anything(at, random);
      const before = writeBase(at.table);
      deepFreeze(command);
      const bytes = () => new Uint8Array(64).fill(i);
      const now = { ...at.circumstances(), random: bytes };
      deepFreeze([at.table.chairs, at.table.preparing, at.table.playing?.match.state, at.table.playing?.race]);
      const first = decide(at.environment, Object.freeze(at.table), who, command, now);
      expect(writeBase(at.table)).toBe(before);
      const second = decide(at.environment, at.table, who, command, now);
      expect(writeBase(second.table)).toBe(writeBase(first.table));
      expect(second.steps).toEqual(first.steps);
      expect(second.answer).toEqual(first.answer);
      at.table = first.table;
    }
    expect(at.table.n).toBeGreaterThan(60);
  });
});

describe('a damaged journal is refused with its place', () => {
  function played() {
    const at = bench('rudy', ['Ala', 'Ola']);
    const base = { n: 0, data: writeBase(at.table) };
    at.as(0, { do: 'start' });
    at.now += 9000;
    at.itself({ do: 'close' });
    at.itself({ do: 'deal' });
    for (const chair of [0, 1]) at.as(chair, { do: 'move', question: 0, move: { number: 4 } });
    const steps = at.decisions.flatMap((decision) => decision.steps.map(keptStep));
    return { base, steps, house: at.environment };
  }

  it.each([
    ['a move that was changed', 3, '"number":4', '"number":5', /step 4: the chain of the log is broken/],
    ['a move by another sender', 3, '"by":"player"', '"by":"bot"', /step 4: the chain of the log is broken/],
    ['another secret', 0, '"secret":"', '"secret":"00', /step 3|hex|bytes/],
    ['a step there is not', 3, '"k":"move"', '"k":"mvoe"', /step 4: there is no step "mvoe"/],
    ['half a line', 4, '}', '', /step 5: is no JSON/],
  ])('%s', (_, line, from, to, message) => {
    const { base, steps, house } = played();
    const touched = steps.map((step, i) => (i === line ? { ...step, data: step.data.replace(from, to) } : step));
    expect(touched).not.toEqual(steps);
    expect(() => readTable(house, { code: '', base, steps: touched })).toThrow(message);
  });

  it('a line that is missing', () => {
    const { base, steps, house } = played();
    const missing = steps.findIndex(({ data }) => data.includes('"k":"move"'));
    expect(() => readTable(house, { code: '', base, steps: steps.toSpliced(missing, 1) })).toThrow(/chain/);
  });

  it('but not a match that was over when its game got another version: the table goes on without it', () => {
    const at = dealt(bench('snap'));
    for (const question of [0, 1, 2]) at.as(0, { do: 'move', question, move: { snap: true } });
    expect(at.table.playing?.end).not.toBeNull();
    const newer = testEnvironment({ games: { snap: { ...snap, version: 2 } } });
    const read = readBase(newer, writeBase(at.table));
    expect(read).toEqual({ ...at.table, playing: null });
    expect(decide(newer, read, { kind: 'chair', chair: 0 }, { do: 'start' }, at.circumstances()).answer.ok).toBe(true);
  });
});
