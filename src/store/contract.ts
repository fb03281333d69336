import { deepStrictEqual as same, ok } from 'node:assert/strict';
import type { NewTable, Store, StoredRecord, StoredStep } from './store.ts';

/** One promise of every store. `run` throws where it is broken. */
export interface Check {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<void>;
}

/** A store to try, empty at first. */
export interface Bench {
  readonly store: Store;
  /** The same store after the program has stopped and started again. */
  readonly again: () => Promise<Store>;
}

const AT = 1_700_000_000_000;

function table(id: string, more: Partial<NewTable> = {}): NewTable {
  return { id, code: `CODE${id}`, at: AT, base: `base of ${id}`, due: null, ...more };
}

function steps(...data: string[]): StoredStep[] {
  return data.map((each, i) => ({ at: AT + 1 + i, data: each }));
}

function record(match: string, at: number, of = 'a'): StoredRecord {
  return { match, table: of, at, upTo: 1, data: `{"${match}":1}` };
}

async function kept(answer: Promise<{ ok: boolean }>): Promise<void> {
  same(await answer, { ok: true });
}

async function refused(answer: Promise<unknown>, why: string): Promise<void> {
  same(await answer, { ok: false, why });
}

async function dataOf(store: Store, id: string): Promise<string[] | undefined> {
  return (await store.load(id))?.steps.map(({ data }) => data);
}

/** What tables build on. PostgreSQL, SQLite and memory are all held to it. */
export const CONTRACT: readonly Check[] = [
  {
    name: 'gives back a new table as it was made, by its id and by its code',
    async run({ store }) {
      await kept(store.create(table('a')));
      same(await store.load('a'), { id: 'a', code: 'CODEa', base: { n: 0, data: 'base of a' }, steps: [] });
      same(await store.find('CODEa'), 'a');
      same([await store.code('a'), await store.code('CODEa')], ['CODEa', undefined]);
    },
  },
  {
    name: 'knows nothing of what was never made',
    async run({ store }) {
      same(await store.load('a'), undefined);
      same(await store.find('CODEa'), undefined);
      same(await store.record('m'), undefined);
      same(await store.records('a', 10), []);
      same(await store.steps('a', 0, 10), []);
      same(await store.due(AT, 10), []);
    },
  },
  {
    name: 'refuses a second table with the same id or the same code, and keeps the first',
    async run({ store }) {
      await kept(store.create(table('a')));
      await refused(store.create(table('a', { code: 'OTHER' })), 'taken');
      await refused(store.create(table('b', { code: 'CODEa' })), 'taken');
      same(await store.find('CODEa'), 'a');
      same(await store.load('b'), undefined);
      same(await store.find('OTHER'), undefined);
    },
  },
  {
    name: 'gives back steps in their order, with their times, whatever is in them',
    async run({ store }) {
      await kept(store.create(table('a')));
      const odd = steps('{"k":"sit","name":"Żółć 🦊 \' \\" %s $1"}', '', 'x'.repeat(100_000));
      await kept(store.append({ table: 'a', n: 1, steps: odd }));
      await kept(store.append({ table: 'a', n: 4, steps: steps('last') }));
      same(
        (await store.load('a'))?.steps.map(({ at, data }) => ({ at, data })),
        [...odd, ...steps('last')],
      );
    },
  },
  {
    name: 'has every place once: a taken place, a gap and a table that is not there are conflicts and change nothing',
    async run({ store }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2') }));
      for (const n of [0, 1, 2, 4, 9]) await refused(store.append({ table: 'a', n, steps: steps('x') }), 'conflict');
      await refused(store.append({ table: 'b', n: 1, steps: steps('x') }), 'conflict');
      same(await dataOf(store, 'a'), ['1', '2']);
    },
  },
  {
    name: 'lets one of many that race for a place win',
    async run({ store }) {
      await kept(store.create(table('a')));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.append({ table: 'a', n: 1, steps: steps(`${i}`) })),
      );
      same(answers.filter((each) => each.ok).length, 1);
      same(await dataOf(store, 'a'), [String(answers.findIndex((each) => each.ok))]);
    },
  },
  {
    name: 'refuses with an append what was asked before its answer, although that fits what others wrote',
    async run({ store }) {
      for (const id of ['a', 'b']) await kept(store.create(table(id)));
      await kept(store.append({ table: 'a', n: 1, steps: steps('theirs') }));
      const lost = store.append({ table: 'a', n: 1, steps: steps('ours') });
      const built = store.append({ table: 'a', n: 2, steps: steps('built on ours') });
      const further = store.append({ table: 'a', n: 2, steps: steps('built on ours, too') });
      const beside = store.append({ table: 'b', n: 1, steps: steps('another table') });
      for (const each of [lost, built, further]) await refused(each, 'conflict');
      await kept(beside);
      same(await dataOf(store, 'a'), ['theirs']);
      // Whoever has heard of it builds on what is there.
      await kept(store.append({ table: 'a', n: 2, steps: steps('built on theirs') }));
    },
  },
  {
    name: 'keeps a table whole or throws it away whole when it is written to and cleaned at once',
    async run({ store }) {
      const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (const id of ids) await kept(store.create(table(id)));
      const now = AT + 5000;
      const write = (id: string) => store.append({ table: id, n: 1, steps: [{ at: now, data: id }] });
      const before = ids.slice(0, 10).map(write);
      const cleaning = store.clean({ tablesBefore: AT + 1000 });
      const answers = await Promise.all([...before, ...ids.slice(10).map(write)]);
      same((await cleaning).tables, answers.filter((each) => !each.ok).length);
      for (const [i, id] of ids.entries()) same(await dataOf(store, id), answers[i]?.ok === true ? [id] : undefined);
    },
  },
  {
    name: 'keeps all steps of an append or none, also beside others that conflict',
    async run({ store }) {
      for (const id of ['a', 'b', 'c']) await kept(store.create(table(id)));
      await kept(store.append({ table: 'b', n: 1, steps: steps('first') }));
      const answers = await Promise.all([
        store.append({ table: 'a', n: 1, steps: steps('1', '2') }),
        store.append({ table: 'b', n: 1, steps: steps('x', 'y'), base: 'wrong', due: 5 }),
        store.append({ table: 'c', n: 1, steps: steps('1') }),
        store.append({ table: 'a', n: 3, steps: steps('3') }),
      ]);
      same(
        answers.map((each) => each.ok),
        [true, false, true, true],
      );
      same(await dataOf(store, 'a'), ['1', '2', '3']);
      same((await store.load('b'))?.base, { n: 0, data: 'base of b' });
      same(await dataOf(store, 'b'), ['first']);
      same(await store.due(AT, 10), []);
    },
  },
  {
    name: 'keeps a thousand appends that were asked for at once, each table in its order',
    async run({ store }) {
      const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => kept(store.create(table(id)))));
      const asked: Promise<void>[] = [];
      for (let n = 1; n <= 20; n++) {
        for (const id of ids) asked.push(kept(store.append({ table: id, n, steps: steps(`${id} ${n}`) })));
      }
      await Promise.all(asked);
      for (const id of ids) {
        same(
          await dataOf(store, id),
          Array.from({ length: 20 }, (_, i) => `${id} ${i + 1}`),
        );
      }
    },
  },
  {
    name: 'starts from the newest base',
    async run({ store }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2'), base: 'after 2' }));
      await kept(store.append({ table: 'a', n: 3, steps: steps('3') }));
      const loaded = await store.load('a');
      same(loaded?.base, { n: 2, data: 'after 2' });
      same(
        loaded?.steps.map(({ data }) => data),
        ['3'],
      );
    },
  },
  {
    name: 'gives the steps at the places asked for, also before the base, and never the making of the table',
    async run({ store }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2', '3', '4'), base: 'after 4' }));
      const places = async (from: number, to: number) => (await store.steps('a', from, to)).map(({ data }) => data);
      same(await places(2, 3), ['2', '3']);
      same(await places(0, 99), ['1', '2', '3', '4']);
      same(await places(4, 4), ['4']);
      same(await places(5, 9), []);
      same(await places(3, 2), []);
    },
  },
  {
    name: 'lists tables that want waking, the most urgent first, with the time of their newest step',
    async run({ store }) {
      await kept(store.create(table('a', { due: AT + 300 })));
      await kept(store.create(table('b', { due: AT + 100 })));
      await kept(store.create(table('c')));
      await kept(store.create(table('d', { due: AT + 200 })));
      await kept(store.append({ table: 'b', n: 1, steps: steps('1') }));
      await kept(store.append({ table: 'd', n: 1, steps: steps('1'), due: null }));
      await kept(store.append({ table: 'c', n: 1, steps: steps('1', '2'), due: AT + 50 }));
      const line = (id: string, due: number, at: number) => ({ id, due: AT + due, at: AT + at });
      const plain = async (before: number, limit: number) =>
        (await store.due(AT + before, limit)).map(({ id, due, at }) => ({ id, due, at }));
      same(await plain(300, 10), [line('c', 50, 2), line('b', 100, 1), line('a', 300, 0)]);
      same(await plain(299, 10), [line('c', 50, 2), line('b', 100, 1)]);
      same(await plain(300, 1), [line('c', 50, 2)]);
    },
  },
  {
    name: 'keeps records, each once, the newest first',
    async run({ store }) {
      await kept(store.keepRecord(record('m1', 1)));
      await kept(store.keepRecord(record('m2', 2)));
      await kept(store.keepRecord(record('m3', 3, 'b')));
      await kept(store.keepRecord({ ...record('m1', 9), data: 'another' }));
      same((await store.record('m1'))?.data, '{"m1":1}');
      same(
        (await store.records('a', 10)).map(({ match, at }) => [match, at]),
        [
          ['m2', 2],
          ['m1', 1],
        ],
      );
      same(
        (await store.records('a', 1)).map(({ match }) => match),
        ['m2'],
      );
    },
  },
  {
    name: 'throws away steps only before both the base and the record, and never frees their places',
    async run({ store }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2', '3') }));
      same((await store.clean({})).steps, 0);
      await kept(store.keepRecord({ match: 'm', table: 'a', at: AT, upTo: 3, data: '{}' }));
      same((await store.clean({})).steps, 0);
      await kept(store.append({ table: 'a', n: 4, steps: steps('4'), base: 'after 4' }));
      same((await store.clean({})).steps, 3);
      same(
        (await store.steps('a', 1, 9)).map(({ data }) => data),
        ['3', '4'],
      );
      for (const n of [1, 2, 3, 4]) await refused(store.append({ table: 'a', n, steps: steps('x') }), 'conflict');
      await kept(store.append({ table: 'a', n: 5, steps: steps('5') }));
      same(await dataOf(store, 'a'), ['5']);
    },
  },
  {
    name: 'throws away tables and records that are too old, and nothing younger',
    async run({ store }) {
      await kept(store.create(table('old')));
      await kept(store.create(table('new')));
      await kept(store.append({ table: 'new', n: 1, steps: [{ at: AT + 5000, data: '1' }] }));
      await kept(store.keepRecord({ match: 'm1', table: 'old', at: AT, upTo: 1, data: '{}' }));
      await kept(store.keepRecord({ match: 'm2', table: 'old', at: AT + 5000, upTo: 1, data: '{}' }));
      const { tables, records } = await store.clean({ tablesBefore: AT + 1000, recordsBefore: AT + 1000 });
      same([tables, records], [1, 1]);
      same(await store.load('old'), undefined);
      same(await store.find('CODEold'), undefined);
      same(await dataOf(store, 'new'), ['1']);
      same(await store.record('m1'), undefined);
      ok((await store.record('m2')) !== undefined);
      await refused(store.append({ table: 'old', n: 1, steps: steps('x') }), 'conflict');
      await kept(store.create(table('old')));
    },
  },
  {
    name: 'has everything again after a restart',
    async run({ store, again }) {
      await kept(store.create(table('a', { due: AT + 7 })));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2'), base: 'after 2' }));
      await kept(store.append({ table: 'a', n: 3, steps: steps('3') }));
      await kept(store.keepRecord({ match: 'm', table: 'a', at: AT, upTo: 3, data: '{}' }));
      const before = await store.load('a');
      const reopened = await again();
      same(await reopened.load('a'), before);
      same((await reopened.record('m'))?.data, '{}');
      same(
        (await reopened.due(AT + 7, 9)).map(({ id }) => id),
        ['a'],
      );
      await refused(reopened.append({ table: 'a', n: 3, steps: steps('x') }), 'conflict');
      await kept(reopened.append({ table: 'a', n: 4, steps: steps('4') }));
    },
  },
  {
    name: 'keeps the key of the house that came first, and gives it to everybody',
    async run({ store, again }) {
      const given = await Promise.all([store.houseKey('one'), store.houseKey('two')]);
      same(new Set(given).size, 1);
      const [first] = given;
      ok(first === 'one' || first === 'two');
      await store.close();
      same(await (await again()).houseKey('three'), first);
    },
  },
  {
    name: 'lists all tables, the newest first, with how old and how large they are',
    async run({ store }) {
      for (const [i, id] of ['a', 'b', 'c'].entries()) await kept(store.create(table(id, { at: AT + i })));
      await kept(store.append({ table: 'b', n: 1, steps: [{ at: AT + 500, data: 'x'.repeat(1000) }] }));
      await kept(store.keepRecord(record('m', 1, 'c')));
      const all = await store.office.tables(null, 10);
      same(
        all.map(({ id, code, made, at, records }) => [id, code, made, at, records]),
        [
          ['c', 'CODEc', AT + 2, AT + 2, 1],
          ['b', 'CODEb', AT + 1, AT + 500, 0],
          ['a', 'CODEa', AT, AT, 0],
        ],
      );
      for (const { bytes } of all) ok(bytes > 0);
      same(
        (await store.office.tables('c', 1)).map(({ id }) => id),
        ['b'],
      );
      same(await store.office.tables('a', 10), []);
      same((await store.office.table('b'))?.code, 'CODEb');
      same(await store.office.table('z'), undefined);
    },
  },
  {
    name: 'throws a table away whole, with its records, and nothing else; its name can be given again',
    async run({ store }) {
      for (const id of ['a', 'b']) await kept(store.create(table(id, { due: AT })));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2') }));
      for (const [match, of] of [
        ['m1', 'a'],
        ['m2', 'a'],
        ['m3', 'b'],
      ] as const)
        await kept(store.keepRecord(record(match, 1, of)));
      same(await store.office.dropTable('a'), { records: 2 });
      same(await store.office.dropTable('a'), undefined);
      same(
        [await store.load('a'), await store.find('CODEa'), await store.record('m1')],
        [undefined, undefined, undefined],
      );
      same(
        (await store.due(AT, 9)).map(({ id }) => id),
        ['b'],
      );
      await refused(store.append({ table: 'a', n: 3, steps: steps('x') }), 'conflict');
      ok((await store.record('m3')) !== undefined);
      await kept(store.create(table('a')));
      same(await dataOf(store, 'a'), []);
    },
  },
  {
    name: 'throws a record away, changes one, and goes through all of them',
    async run({ store }) {
      for (const match of ['m2', 'm1', 'm3']) await kept(store.keepRecord(record(match, 1)));
      same(await store.office.dropRecord('m2'), true);
      same(await store.office.dropRecord('m2'), false);
      await kept(store.office.amendRecord('m3', 'another'));
      same(
        (await store.office.everyRecord(null, 10)).map(({ match, table: of, data }) => [match, of, data]),
        [
          ['m1', 'a', '{"m1":1}'],
          ['m3', 'a', 'another'],
        ],
      );
      same(
        (await store.office.everyRecord('m1', 1)).map(({ match }) => match),
        ['m3'],
      );
    },
  },
  {
    name: 'begins a table anew at a place: what came before is gone, and what comes after fits',
    async run({ store, again }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2', '3') }));
      await kept(store.office.rebase('a', 3, 'after 3'));
      same((await store.load('a'))?.base, { n: 3, data: 'after 3' });
      same(
        (await store.steps('a', 1, 9)).map(({ data }) => data),
        ['3'],
      );
      await kept(store.append({ table: 'a', n: 4, steps: steps('4'), base: 'after 4' }));
      await kept(store.office.rebase('a', 3, 'too late'));
      await store.close();
      same((await (await again()).load('a'))?.base, { n: 4, data: 'after 4' });
    },
  },
  {
    name: 'keeps small documents by their names, and what was noted, the newest first',
    async run({ store, again }) {
      const { office } = store;
      same(await office.get('x'), undefined);
      same(await office.first('x', 'one'), 'one');
      same(await office.first('x', 'two'), 'one');
      await kept(office.put('ban:1', 'a'));
      await kept(office.put('ban:2', 'b'));
      await kept(office.put('ban:2', 'c'));
      await kept(office.put('ban:1', null));
      same([...(await office.list('ban:'))], [['ban:2', 'c']]);
      for (const at of [1, 2, 3]) await kept(office.note({ at, data: `did ${at}` }));
      await kept(office.forgetNoted(2));
      await store.close();
      const later = (await again()).office;
      same(await later.get('x'), 'one');
      same(
        (await later.noted(1)).map(({ at, data }) => [at, data]),
        [[3, 'did 3']],
      );
      same((await later.noted(9)).length, 2);
    },
  },
  {
    name: 'counts what it keeps',
    async run({ store }) {
      await kept(store.create(table('a')));
      await kept(store.append({ table: 'a', n: 1, steps: steps('1', '2') }));
      same(await store.ready(), { ok: true, trouble: null });
      const health = await store.health();
      same([health.ok, health.trouble, health.tables, health.records, health.steps], [true, null, 1, 0, 2]);
      ok(health.commits >= 1);
    },
  },
  {
    name: 'finishes what was asked before it is closed, and refuses what comes after',
    async run({ store, again }) {
      await kept(store.create(table('a')));
      const last = store.append({ table: 'a', n: 1, steps: steps('1') });
      await store.close();
      await kept(last);
      await refused(store.append({ table: 'a', n: 2, steps: steps('2') }), 'closed');
      await refused(store.create(table('b')), 'closed');
      await store.close();
      same(await dataOf(await again(), 'a'), ['1']);
    },
  },
];
