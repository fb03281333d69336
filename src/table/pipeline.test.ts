import { expect, it } from 'vitest';
import { DONE } from './answer.ts';
import type { Decision } from './decision.ts';
import type { Append, Keeper, Kept } from './keeper.ts';
import { Pipeline, type Lost, type Pending } from './pipeline.ts';
import { bench, quiet } from './table.testing.ts';

interface Trial {
  readonly pipeline: Pipeline;
  readonly appends: Append[];
  readonly events: string[];
  readonly broken: string[];
  lost: readonly Pending[];
  /** Answers the append under way. */
  land(kept: Kept): Promise<void>;
  /** A decision that gives the table one more step. */
  add(name: string): void;
}

function trial(): Trial {
  const at = bench();
  const { table } = at;
  const appends: Append[] = [];
  const events: string[] = [];
  const broken: string[] = [];
  let land: ((kept: Kept) => void) | undefined;
  const append = (each: Append): Promise<Kept> => {
    appends.push(each);
    return new Promise((resolve) => (land = resolve));
  };
  const made: Trial = {
    appends,
    events,
    broken,
    lost: [],
    pipeline: new Pipeline(
      { table, baseAt: table.n, due: null },
      {
        keeper: { append } as unknown as Keeper,
        every: 100,
        kept: (settled) => void events.push(`kept ${settled.map(({ command }) => command.do).join(' ')}`),
        lost(pending: readonly Pending[], why: Lost) {
          made.lost = pending;
          events.push(`lost ${why}`);
        },
        broken: (thrown) => void broken.push(String(thrown)),
      },
    ),
    async land(kept) {
      land?.(kept);
      await quiet();
    },
    add(lang) {
      const decision: Decision = at.as(0, { do: 'lang', lang });
      made.pipeline.add({
        who: { kind: 'table' },
        command: { do: 'lang', lang },
        decision,
        answer: () => {},
      });
    },
  };
  return made;
}

it('has one append on its way at a time, whatever is decided meanwhile', async () => {
  const at = trial();
  at.add('en');
  at.add('pl');
  await quiet();
  at.add('en');
  at.add('pl');
  await quiet();
  expect(at.appends.map(({ n, steps }) => [n, steps.length])).toEqual([[at.appends[0]?.n, 2]]);
  expect([at.pipeline.inFlight, at.pipeline.idle]).toEqual([true, false]);
  await at.land({ ok: true });
  expect(at.events).toEqual(['kept lang lang']);
  expect(at.appends.map(({ n }) => n)).toEqual([at.appends[0]?.n, (at.appends[0]?.n ?? 0) + 2]);
  await at.land({ ok: true });
  expect([at.pipeline.inFlight, at.pipeline.idle]).toEqual([false, true]);
});

it('gives back everything that was built on what was not kept', async () => {
  const at = trial();
  at.add('en');
  await quiet();
  at.add('pl');
  await at.land({ ok: false, why: 'conflict' });
  expect(at.events).toEqual(['lost conflict']);
  expect(at.lost).toHaveLength(2);
  expect(at.appends).toHaveLength(1);
});

it('what cannot be written down is lost alone, and no keeper is told of it', async () => {
  const at = trial();
  const { decision } = { decision: bench().as(0, { do: 'lang', lang: 'en' }) };
  // A clock that throws when it is asked when it is due.
  const game = {
    pace: () => {
      throw new Error('no pace');
    },
  };
  const playing = {
    pausedAt: null,
    held: null,
    end: null,
    reveal: null,
    timers: [{}],
    match: { game, seats: 1, questions: [0] },
  };
  const table = { ...decision.table, playing } as unknown as Decision['table'];
  at.pipeline.add({
    who: { kind: 'table' },
    command: { do: 'strike' },
    decision: { ...decision, table, answer: DONE },
    answer: () => {},
  });
  await quiet();
  expect(at.events).toEqual(['lost broken']);
  expect(at.broken).toEqual(['Error: no pace']);
  expect(at.appends).toEqual([]);
});

it('sends nothing more once it is dropped', async () => {
  const at = trial();
  at.add('en');
  expect(at.pipeline.drop()).toHaveLength(1);
  await quiet();
  expect(at.appends).toEqual([]);
});
