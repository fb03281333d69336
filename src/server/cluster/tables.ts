import type { SharedStore } from '../../store/postgres.ts';
import type { Answer } from '../../table/answer.ts';
import type { PersonCommand, Who } from '../../table/command.ts';
import type { Handle, Tables } from '../../table/tables.ts';
import type { Time } from '../../wire/fanout.ts';
import type { Bus } from './bus.ts';
import { openWatch, type Watch } from './watch.ts';

export interface ClusterTablesOptions {
  readonly tables: Tables;
  readonly store: SharedStore;
  readonly bus: Bus;
  readonly node: string;
  readonly time: Time;
}

/** A watched table of which nothing was heard for so long is looked up in the store: with NATS, and without. */
const SILENCE = { up: 10_000, down: 400 };
const TICK = 200;
const RENEW = 8000;
const EXPIRE = 25_000;
const AT_ONCE = 1000;

/** The tables of a cluster, as one node has them: whoever looks sees what is kept, whichever node kept it. */
export function clusterTables({ tables, store, bus, node, time }: ClusterTablesOptions): Tables & { stop(): void } {
  const watches = new Map<string, { readonly inner: Handle; readonly watch: Watch; users: number }>();
  let stopped = false;
  let cancel = time.after(TICK, tick);
  let checking = false;

  const use = (inner: Handle): { readonly watch: Watch; readonly release: () => void } => {
    const { id } = inner;
    const arriveAtTable = (chair: number): (() => void) => inner.arrive(chair);
    const found = watches.get(id) ?? {
      inner,
      watch: openWatch({ table: id, node, bus, tables, now: () => time.now(), arriveAtTable }),
      users: 0,
    };
    watches.set(id, found);
    found.users++;
    let released = false;
    return {
      watch: found.watch,
      release() {
        if (released) return;
        released = true;
        if (--found.users > 0) return;
        watches.delete(id);
        found.watch.stop();
      },
    };
  };

  /** Asks the store for the newest places of tables that have been silent; those that are behind catch up. */
  async function check(): Promise<void> {
    const now = time.now();
    const before = now - (bus.isUp ? SILENCE.up : SILENCE.down);
    const silent: Watch[] = [];
    for (const { watch } of watches.values()) if (watch.checkedAt <= before) silent.push(watch);
    for (let i = 0; i < silent.length; i += AT_ONCE) {
      const some = silent.slice(i, i + AT_ONCE);
      for (const watch of some) watch.checkedAt = now;
      const newest = await store.newest(some.map(({ table }) => table));
      for (const [table, n] of newest) tables.hear(table, n, []);
    }
  }

  function keepPresence(): void {
    const now = time.now();
    for (const { watch } of watches.values()) {
      if (bus.isUp) watch.presence.expire(now - EXPIRE);
      if (now - watch.saidHereAt >= RENEW && watch.presence.here.length > 0) watch.announce(false);
    }
  }

  function tick(): void {
    keepPresence();
    if (!checking) {
      checking = true;
      check()
        .catch(() => {}) // The store says so itself.
        .finally(() => {
          checking = false;
        });
    }
    if (!stopped) cancel = time.after(TICK, tick);
  }

  bus.onUp(() => {
    for (const { watch } of watches.values()) {
      watch.presence.renew(time.now());
      watch.announce(true);
      watch.checkedAt = Number.NEGATIVE_INFINITY;
    }
  });

  /** Words are kept nowhere: the other nodes hear of them from us. */
  const tellWords = (id: string, who: Who, command: PersonCommand): void => {
    if (who.kind !== 'chair' || (command.do !== 'chat' && command.do !== 'emote')) return;
    const words = command.do === 'chat' ? { text: command.text } : { emote: command.emote };
    bus.publish(id, { kind: 'said', said: { chair: who.chair, at: time.now(), ...words } });
  };

  const submitOnce = async (inner: Handle, who: Who, command: PersonCommand): Promise<Answer> => {
    const answer = await inner.submit(who, command);
    if (answer.ok) tellWords(inner.id, who, command);
    return answer;
  };

  const submit = async (inner: Handle, who: Who, command: PersonCommand): Promise<Answer> => {
    const { id } = inner;
    if (!watches.has(id)) await tables.catchUp(id).catch(() => {});
    const answer = await submitOnce(inner, who, command);
    if (answer.ok || answer.code.startsWith('store-')) return answer;
    // It may have been refused for what another node has changed since.
    const news = await tables.catchUp(id).catch(() => false);
    return news ? submitOnce(inner, who, command) : answer;
  };

  const around = (inner: Handle): Handle => {
    /** Whoever looks again in the same turn of the event loop is still about the same errand. */
    let isFresh = false;
    const fresh = async <T>(look: () => Promise<T>): Promise<T> => {
      if (isFresh) return look();
      await tables.catchUp(inner.id);
      const seen = await look();
      isFresh = true;
      setImmediate(() => {
        isFresh = false;
      });
      return seen;
    };
    return {
      id: inner.id,
      code: inner.code,
      submit: (who, command) => submit(inner, who, command),
      submitThen: (who, command, answered) => void submit(inner, who, command).then(answered),
      whoHolds: (token) => fresh(() => inner.whoHolds(token)),
      whoWatches: (link, key) => fresh(() => inner.whoWatches(link, key)),
      look: (see) => fresh(() => inner.look(see)),
      lobby: () => fresh(() => inner.lobby()),
      showing: (chair) => fresh(() => inner.showing(chair)),
      links: () => fresh(() => inner.links()),
      fail: () => inner.fail(),
      async manage(command) {
        await tables.catchUp(inner.id).catch(() => {});
        return inner.manage(command);
      },
      base: () => inner.base(),
      listen(listener) {
        const deafen = inner.listen(listener);
        const { release } = use(inner);
        return () => {
          deafen();
          release();
        };
      },
      arrive(chair) {
        const { watch, release } = use(inner);
        const depart = watch.presence.arrive(chair);
        return () => {
          depart();
          release();
        };
      },
    };
  };

  return {
    create: (ask) => tables.create(ask),
    find: (code) => tables.find(code),
    async open(id) {
      // What is watched is there: whoever looks at it finds out if it no longer is.
      const inner = watches.get(id)?.inner ?? (await tables.open(id));
      return inner === undefined ? undefined : around(inner);
    },
    async record(match, table) {
      await tables.catchUp(table);
      return tables.record(match, table);
    },
    begin: () => tables.begin(),
    hear: (id, n, steps) => tables.hear(id, n, steps),
    overhear: (id, said) => tables.overhear(id, said),
    survey: (id) => tables.survey(id),
    knows: (id, name) => tables.knows(id, name),
    drop: (id) => tables.drop(id),
    catchUp: (id) => tables.catchUp(id),
    get inMemory() {
      return tables.inMemory;
    },
    close: () => tables.close(),
    stop() {
      stopped = true;
      cancel();
      for (const { watch } of watches.values()) watch.stop();
      watches.clear();
    },
  };
}
