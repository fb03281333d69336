import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../../store/memory.ts';
import type { SharedStore } from '../../store/postgres.ts';
import type { Store } from '../../store/store.ts';
import type { Who } from '../../table/command.ts';
import type { Publication } from '../../table/publication.ts';
import { bytesFrom, fakeTime, quiet, testBots, testEnvironment, type FakeTime } from '../../table/table.testing.ts';
import { createTables, type Handle, type Tables } from '../../table/tables.ts';
import { TEMPO } from '../../table/tempo.ts';
import { exchange, type Exchange } from './exchange.testing.ts';
import { sharedKeeper } from './keeper.ts';
import { clusterTables } from './tables.ts';

interface Node {
  readonly tables: Tables;
  /** What the store was asked. */
  readonly asked: string[];
}

let time: FakeTime;
let memory: Store;
let wires: Exchange;
let nodes: number;

beforeEach(() => {
  time = fakeTime();
  memory = openMemory();
  wires = exchange();
  nodes = 0;
});

/** The memory as a store of several programs. Its answers take a turn of the event loop, as a database's do. */
function sharedStore(asked: string[]): SharedStore {
  const told = async <T>(what: string, answer: Promise<T>): Promise<T> => {
    asked.push(what);
    const value = await answer;
    await new Promise<void>((resolve) => void setImmediate(resolve));
    return value;
  };
  return {
    ...memory,
    cluster: 'test',
    outage: null,
    load: (id) => told('load', memory.load(id)),
    code: (id) => told('code', memory.code(id)),
    steps: (id, from, to) => told('steps', memory.steps(id, from, to)),
    newest: () => Promise.resolve(new Map()),
  };
}

function node(): Node {
  const asked: string[] = [];
  const store = sharedStore(asked);
  const bus = wires.bus();
  const name = `node ${nodes++}`;
  const inner = createTables({
    environment: testEnvironment(),
    keeper: sharedKeeper(store, (table, n, steps) => bus.publish(table, { kind: 'steps', n, steps })),
    time,
    random: bytesFrom(name),
    bots: testBots(),
    tempo: TEMPO,
    report: () => {},
    peers: { standIn: () => 3000, blind: () => false },
  });
  return { tables: clusterTables({ tables: inner, store, bus, node: name, time }), asked };
}

const as = (chair: number): Who => ({ kind: 'chair', chair });
const VISITOR: Who = { kind: 'visitor' };

async function open({ tables }: Node, id: string): Promise<Handle> {
  const handle = await tables.open(id);
  if (handle === undefined) throw new Error('not there');
  return handle;
}

async function newTable(at: Node): Promise<string> {
  const host = { name: 'Ala', lang: 'pl', token: 't Ala' };
  const made = await at.tables.create({ game: 'rudy', options: {}, settings: {}, host });
  if (!made.ok) throw new Error(made.code);
  return made.id;
}

function sit(handle: Handle, name: string): Promise<unknown> {
  return handle.submit(VISITOR, { do: 'sit', name, lang: 'pl', token: `t ${name}` });
}

/** As a visit is let in: who it is, the table as it is, and whether they were sent away meanwhile. */
async function hello(at: Node, id: string, token: string): Promise<Who | undefined> {
  const handle = await open(at, id);
  if ((await handle.whoHolds(token)) === undefined) return undefined;
  handle.listen(() => {});
  await handle.look(() => {});
  return handle.whoHolds(token);
}

describe('words', () => {
  it('of somebody whose seat this node hears of only when it looks again are told to the other nodes', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    const [mine, theirs] = [await open(here, id), await open(there, id)];
    const heard: Publication[] = [];
    mine.listen((each) => void heard.push(each));
    theirs.listen(() => {});
    await theirs.lobby();
    await quiet();
    wires.deaf = true;
    await sit(mine, 'Ola');
    await quiet();
    wires.deaf = false;
    expect(await theirs.submit(as(1), { do: 'chat', text: 'Hej!' })).toEqual({ ok: true });
    await quiet();
    const said = heard.filter((each) => each.kind === 'said');
    expect(said).toMatchObject([{ said: { chair: 1, text: 'Hej!' } }]);
  });

  it('that are refused are told to nobody', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    const [mine, theirs] = [await open(here, id), await open(there, id)];
    const heard: Publication[] = [];
    mine.listen((each) => void heard.push(each));
    expect(await theirs.submit(as(7), { do: 'chat', text: 'Hej!' })).toMatchObject({ ok: false });
    await quiet();
    expect(heard.filter((each) => each.kind === 'said')).toEqual([]);
  });
});

describe('a hello', () => {
  it('is one question to the store, at a table that somebody here looks at', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    await hello(there, id, 't Ala');
    await quiet();
    there.asked.length = 0;
    expect(await hello(there, id, 't Ala')).toMatchObject({ chair: 0 });
    expect(there.asked).toHaveLength(1);
  });

  it('shares its question with those that come while another is on its way', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    await hello(there, id, 't Ala');
    await quiet();
    there.asked.length = 0;
    const came = await Promise.all(Array.from({ length: 20 }, () => hello(there, id, 't Ala')));
    expect(came.every((who) => who?.kind === 'chair')).toBe(true);
    expect(there.asked).toHaveLength(2);
  });

  it('sees what another node has kept before it came, although nobody was told', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    await hello(there, id, 't Ala');
    await quiet();
    wires.deaf = true;
    for (const name of ['Ola', 'Ela', 'Iza']) {
      await sit(await open(here, id), name);
      const [first, second] = await Promise.all([hello(there, id, `t ${name}`), hello(there, id, `t ${name}`)]);
      expect([first?.kind, second?.kind]).toEqual(['chair', 'chair']);
    }
  });

  it('and the same handle sees later what was kept meanwhile', async () => {
    const [here, there] = [node(), node()];
    const id = await newTable(here);
    const theirs = await open(there, id);
    expect((await theirs.lobby()).chairs).toHaveLength(1);
    wires.deaf = true;
    await sit(await open(here, id), 'Ola');
    await new Promise<void>((resolve) => void setImmediate(resolve));
    expect((await theirs.lobby()).chairs).toHaveLength(2);
  });
});
