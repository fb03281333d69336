import type { Millis, Time } from '../runner/time.ts';
import type { Seat } from '../kernel/seat.ts';
import { Actor } from './actor.ts';
import { refuse, type Answer } from './answer.ts';
import { apply } from './apply.ts';
import { readTable, writeBase } from './base.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import type { ChairId } from './chair.ts';
import type { HouseCommand, PersonCommand, Who } from './command.ts';
import { emptyTable } from './create.ts';
import { gameOf } from './deal.ts';
import type { Environment } from './environment.ts';
import { groupOf, ownTable } from './groups.ts';
import type { Keeper, KeptStep } from './keeper.ts';
import { listingOf, type Listing } from './listed.ts';
import { namesAt } from './decide-house.ts';
import { lobby, type Lobby } from './lobby.ts';
import type { Peers } from './peers.ts';
import type { Presence } from './presence.ts';
import type { Listener, Said } from './publication.ts';
import type { Report } from './report.ts';
import type { Settings } from './settings.ts';
import { showing, showingTo, type Showing } from './showing.ts';
import { createSlices } from './slices.ts';
import { createStoppages, type Stoppage } from './stoppages.ts';
import { seatOf, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { createWaking } from './waking.ts';

export type { Report };

export interface TablesOptions {
  readonly environment: Environment;
  readonly keeper: Keeper;
  readonly time: Time;
  readonly random: (bytes: number) => Uint8Array;
  readonly bots: BotRunner;
  readonly tempo: Tempo;
  readonly report: (report: Report) => void;
  readonly peers?: Peers;
}

export interface NewTableAsk {
  readonly game: string;
  readonly options: unknown;
  readonly settings: Partial<Settings>;
  readonly host: { readonly name: string; readonly lang: string; readonly face?: string; readonly token: string };
  /** The host stands beside the table from the beginning. */
  readonly standing?: boolean;
}

export type Created =
  | { readonly ok: true; readonly id: string; readonly code: string; readonly chair: ChairId }
  | { readonly ok: false; readonly code: string; readonly place?: string; readonly why?: string };

/** All tables of a program, in memory or not. */
export interface Tables {
  create(ask: NewTableAsk): Promise<Created>;
  /** The id of the table with this short code. */
  find(code: string): Promise<string | undefined>;
  /** Nothing where there is no such table. Throws what the keeper throws when it is damaged. */
  open(id: string): Promise<Handle | undefined>;
  /** The record of a finished or abandoned match, as JSON text: kept, or made from the journal. */
  record(match: string, table: string): Promise<string | undefined>;
  /** Takes over tables whose clocks ran when the program last stopped, and wakes those that come due. */
  begin(): Promise<void>;
  /** Another program has kept these steps, from place `n` on; without them: there is something newer, up to `n`. */
  hear(id: string, n: number, steps: readonly KeptStep[]): void;
  /** What may be known of a table but for the cards, without waking it. Throws where it cannot be read. */
  survey(id: string): Promise<Lobby | undefined>;
  /** Whether somebody of this name is or was at it, or wished to be called so. */
  knows(id: string, name: string): Promise<boolean>;
  /** It is thrown away: whoever wants it after this finds none. */
  drop(id: string): Promise<void>;
  /** Somebody was heard at another program. */
  overhear(id: string, said: Said): void;
  /** Looks at what is kept of a table in memory, whatever was heard; tells whether there was anything new. */
  catchUp(id: string): Promise<boolean>;
  readonly inMemory: number;
  /** No more commands are taken; what was asked is finished. */
  close(): Promise<void>;
}

/** A table at one moment, as it is kept. */
export interface TableSight {
  readonly lobby: Lobby;
  /** What the house may know of it, where it is open to all. */
  readonly listing: Listing | undefined;
  /** What is seen of the match on the table, if there is one. */
  readonly showing: Showing | undefined;
  /** What this chair sees: of that match, or of its own where there are several. */
  showingTo(chair: ChairId | null): Showing | undefined;
  /** In which of several matches this chair plays, counted from 0. */
  groupOf(chair: ChairId): number | undefined;
  readonly links: { readonly watch: string; readonly tv: string };
  readonly said: readonly Said[];
  seatOf(chair: ChairId): Seat | undefined;
}

/** One table, as the server or the page holds it. It stays good when the table leaves memory and comes back. */
export interface Handle {
  readonly id: string;
  readonly code: string;
  /** Everything anybody wants, one after the other. The answer comes when it is durable; it never rejects. */
  submit(who: Who, command: PersonCommand): Promise<Answer>;
  /** The same without a promise, for what comes most: `answered` may be called at once. */
  submitThen(who: Who, command: PersonCommand, answered: (answer: Answer) => void): void;
  /** Who shows this token's hash. */
  whoHolds(token: string): Promise<Who | undefined>;
  /** Who came by a link with this key; nothing if it is none of theirs, or watching is off. */
  whoWatches(link: 'watch' | 'tv', key: string): Promise<Who | undefined>;
  /**
   * Calls `see` with the table as it is, in one go. Whoever begins to listen in it, and is sent what it sees, misses
   * nothing and gets nothing twice.
   */
  look<T>(see: (sight: TableSight) => T): Promise<T>;
  lobby(): Promise<Lobby>;
  /** What this chair sees; nobody's: of the one match on the table. */
  showing(chair?: ChairId | null): Promise<Showing | undefined>;
  links(): Promise<TableSight['links']>;
  /** From now on everything published goes to `listener`, too; the answer ends it. A table with listeners is watched. */
  listen(listener: Listener): () => void;
  /** What somebody should see of it cannot be made: everybody is told, and it does nothing by itself until somebody has changed it. */
  fail(): void;
  /** A device of `chair` is connected; the answer says it no longer is. A chair may have several. */
  arrive(chair: ChairId): () => void;
  /** What whoever runs the server asks. */
  manage(command: HouseCommand): Promise<Answer>;
  /** Everything, secrets included, as one text: for the keeper and nobody else. */
  base(): Promise<{ readonly n: number; readonly data: string }>;
}

const CODE_TRIES = 8;

export function createTables(options: TablesOptions): Tables {
  const { environment: house, keeper, time, tempo, random, report, peers } = options;
  const stoppages = createStoppages(outageBefore(keeper, time.now()));
  const made = { ...options, stoppages, slices: createSlices(time) };
  const actors = new Map<string, Actor>();
  let closing = false;
  let cancelSweep: (() => void) | undefined;

  const actorOf = (id: string): Actor => {
    const actor = actors.get(id) ?? new Actor(id, made);
    actors.set(id, actor);
    return actor;
  };

  const doors: Doors = {
    actorOf,
    isClosing: () => closing,
    sight: (table, presence, actor) => sightOf(house, time.now(), table, presence, actor),
  };
  const wakeDue = createWaking({
    keeper,
    time,
    tempo,
    stoppages,
    peers,
    known: (id) => actors.get(id),
    actorOf,
    closing: () => closing,
  });

  const evict = (): void => {
    const before = time.now() - tempo.idle;
    for (const [id, actor] of actors) {
      if (actor.loaded()) actor.unload(before);
      if (!actor.loaded() && !actor.watched() && actor.idleSince() < before) actors.delete(id);
    }
  };

  const sweep = async (): Promise<void> => {
    evict();
    try {
      await wakeDue();
    } catch (thrown) {
      report({ kind: 'store-trouble', table: '', detail: thrown instanceof Error ? thrown.message : 'unknown' });
    }
    if (!closing) cancelSweep = time.after(tempo.sweep, () => void sweep());
  };

  const tryCreate = async (ask: NewTableAsk): Promise<Created> => {
    if (!Object.hasOwn(house.games, ask.game)) return { ok: false, code: 'no-game' };
    const game = gameOf(house, ask.game);
    const read = game.options(ask.options, 'options');
    if (!read.ok) return { ok: false, code: 'no-game', place: read.place, why: read.why };
    if (ask.settings.listed === true) {
      if (house.listing === undefined) return { ok: false, code: 'no-listing' };
      if (house.hasBadWord?.(ask.host.name) === true) return { ok: false, code: 'bad-word' };
    }
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const at = time.now();
      const empty = emptyTable(game, game.encodeOptions(read.value), ask.settings, at, random);
      const sat = apply(house, empty, at, { k: 'sit', ...ask.host });
      const stood = ask.standing === true ? apply(house, sat, at, { k: 'stand', chair: 0, on: true }) : sat;
      const table = { ...stood, n: 0 };
      const { id, code } = table;
      const kept = await keeper.create({ id, code, at, base: writeBase(table), due: null });
      if (kept.ok) return { ok: true, id, code, chair: 0 };
      if (kept.why !== 'taken') return { ok: false, code: `store-${kept.why}` };
    }
    return { ok: false, code: 'store-failed' };
  };

  return {
    create: (ask) => (closing ? Promise.resolve({ ok: false, code: 'store-closed' }) : tryCreate(ask)),
    find: (code) => keeper.find(code.toUpperCase()),
    async open(id) {
      const code = actors.get(id)?.code() ?? (await keeper.code(id));
      return code === undefined ? undefined : new OpenTable(id, code, doors);
    },
    async record(match, table) {
      const kept = await keeper.record(match);
      if (kept !== undefined) return kept.data;
      return (await keeper.code(table)) === undefined ? undefined : actorOf(table).keepRecord(match);
    },
    begin: sweep,
    hear: (id, n, steps) => actors.get(id)?.hear(n, steps),
    async survey(id) {
      const actor = actors.get(id);
      if (actor?.loaded() === true)
        return actor.look((table, presence) => lobby(table, (chair) => presence.isHere(chair)));
      const kept = await keeper.load(id);
      return kept === undefined ? undefined : lobby(readTable(house, kept), () => false);
    },
    async knows(id, name) {
      const actor = actors.get(id);
      if (actor?.loaded() === true) return actor.look((table) => namesAt(table).has(name));
      const kept = await keeper.load(id);
      return kept !== undefined && namesAt(readTable(house, kept)).has(name);
    },
    async drop(id) {
      const actor = actors.get(id);
      actors.delete(id);
      await actor?.close();
    },
    overhear: (id, said) => actors.get(id)?.overhear(said),
    catchUp: (id) => actors.get(id)?.catchUp() ?? Promise.resolve(false),
    get inMemory() {
      let count = 0;
      for (const actor of actors.values()) if (actor.loaded()) count++;
      return count;
    },
    async close() {
      closing = true;
      cancelSweep?.();
      await Promise.all([...actors.values()].map((actor) => actor.close()));
    },
  };
}

/** When the program did not run before it ran now. */
function outageBefore({ lastAlive, outage }: Keeper, started: Millis): Stoppage | null {
  if (outage !== undefined) return outage;
  return lastAlive !== null && lastAlive < started ? { from: lastAlive, to: started } : null;
}

/** The way to every table that a handle needs. */
interface Doors {
  actorOf(id: string): Actor;
  isClosing(): boolean;
  sight(table: Table, presence: Presence, actor: Actor): TableSight;
}

/** A class, because every connection holds one. */
class OpenTable implements Handle {
  readonly id: string;
  readonly code: string;
  readonly #doors: Doors;

  constructor(id: string, code: string, doors: Doors) {
    this.id = id;
    this.code = code;
    this.#doors = doors;
  }

  get #actor(): Actor {
    return this.#doors.actorOf(this.id);
  }

  submit(who: Who, command: PersonCommand): Promise<Answer> {
    return this.#doors.isClosing() ? Promise.resolve(refuse('store-closed')) : this.#actor.submit(who, command);
  }

  submitThen(who: Who, command: PersonCommand, answered: (answer: Answer) => void): void {
    if (this.#doors.isClosing()) answered(refuse('store-closed'));
    else this.#actor.submitThen(who, command, answered);
  }

  whoHolds(token: string): Promise<Who | undefined> {
    return this.#actor.look((table): Who | undefined => {
      const chair = table.chairs.find((each) => each.token === token);
      return chair === undefined ? undefined : { kind: 'chair', chair: chair.id, token };
    });
  }

  whoWatches(link: 'watch' | 'tv', key: string): Promise<Who | undefined> {
    return this.#actor.look((table): Who | undefined => {
      return table.settings.spectators && table.links[link] === key ? { kind: 'watcher', link } : undefined;
    });
  }

  look<T>(see: (sight: TableSight) => T): Promise<T> {
    const actor = this.#actor;
    return actor.look((table, presence) => see(this.#doors.sight(table, presence, actor)));
  }

  lobby(): Promise<Lobby> {
    return this.look((sight) => sight.lobby);
  }

  showing(chair: ChairId | null = null): Promise<Showing | undefined> {
    return this.#actor.look((table) => showingTo(table, chair));
  }

  links(): Promise<TableSight['links']> {
    return this.#actor.look((table) => table.links);
  }

  listen(listener: Listener): () => void {
    return this.#actor.listen(listener);
  }

  fail(): void {
    this.#actor.fail();
  }

  arrive(chair: ChairId): () => void {
    return this.#actor.arrive(chair);
  }

  manage(command: HouseCommand): Promise<Answer> {
    if (this.#doors.isClosing()) return Promise.resolve(refuse('store-closed'));
    return this.#actor.submit({ kind: 'house' }, command);
  }

  base(): Promise<{ readonly n: number; readonly data: string }> {
    return this.#actor.look((table) => ({ n: table.n, data: writeBase(table) }));
  }
}

function sightOf(environment: Environment, now: Millis, table: Table, presence: Presence, actor: Actor): TableSight {
  const isHere = (chair: ChairId): boolean => presence.isHere(chair);
  return {
    lobby: lobby(table, isHere, actor.isFaulty(), now),
    listing: listingOf(environment, table, isHere),
    showing: showing(table),
    showingTo: (chair) => showingTo(table, chair),
    groupOf: (chair) => groupOf(table, chair),
    links: table.links,
    said: actor.said,
    seatOf: (chair) => seatOf(ownTable(table, chair).playing, chair),
  };
}
