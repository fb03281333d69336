import { readTable } from './base.ts';
import { newsAfter } from './catch-up.ts';
import { dueOf } from './duties.ts';
import type { Environment } from './environment.ts';
import { follow, type Followed } from './follow.ts';
import { noTable, type Keeper, type KeptStep } from './keeper.ts';
import type { Pending, Pipeline, Start } from './pipeline.ts';
import type { Table } from './table.ts';

/** A table in memory: as it is kept, and the way of its decisions there. */
export interface Resident {
  kept: Table;
  readonly pipeline: Pipeline;
}

type State =
  | { readonly is: 'absent' }
  | { readonly is: 'loading'; readonly done: Promise<Resident> }
  | { readonly is: 'ready'; readonly resident: Resident }
  /** Somebody else may have kept something: we read on from what was known. Nothing is decided meanwhile. */
  | { readonly is: 'recovering'; readonly done: Promise<Resident> }
  | { readonly is: 'closed' };

export interface ResidenceOptions {
  readonly id: string;
  readonly environment: Environment;
  readonly keeper: Keeper;
  readonly pipeline: (start: Start) => Pipeline;
  /** Read for the first time. It is ready when this is done. */
  readonly entered: (resident: Resident) => Promise<void>;
  /** Others had kept something that was not heard of. */
  readonly caughtUp: () => void;
  /** Ready, and nothing of our own is pending. `news`: what others had kept. */
  readonly ready: (news: Followed | undefined) => void;
  /** It cannot be read. `known`: it was read on from there, and is as it was known. */
  readonly unreadable: (thrown: unknown, known: boolean) => void;
  /** Decided on what is no longer the newest, and never sent: to be decided again; or, where nothing can be read, refused. */
  readonly again: (pending: readonly Pending[], readable: boolean) => void;
  readonly broken: (thrown: unknown) => void;
}

const ABSENT: State = { is: 'absent' };
const UNHEARD = -1;

function nobody(): void {}

/**
 * Where a table is: out of memory, in it, or on the way. A class, because there is one for every table somebody looks at.
 *
 * absent → loading → ready ⇄ recovering; ready → absent; closed is for ever.
 */
export class Residence {
  readonly #options: ResidenceOptions;
  #state: State = ABSENT;
  #known: Resident | undefined;
  /** The newest place heard of. */
  #heard = UNHEARD;
  /** A look that begins when the one under way, or what is on its way, is done. */
  #next: { readonly done: Promise<Resident>; readonly seen: (look: Promise<Resident>) => void } | undefined;

  constructor(options: ResidenceOptions) {
    this.#options = options;
  }

  get is(): State['is'] {
    return this.#state.is;
  }

  /** The table, where something can be decided at once. */
  get resident(): Resident | undefined {
    return this.#state.is === 'ready' ? this.#state.resident : undefined;
  }

  /** The table as it was last known here, whatever goes on. */
  get known(): Resident | undefined {
    return this.#known;
  }

  /** In memory, read from the keeper if it must be. */
  load(): Promise<Resident> {
    const state = this.#state;
    switch (state.is) {
      case 'absent': {
        const done = Promise.resolve().then(() => this.#read());
        this.#state = { is: 'loading', done };
        return done;
      }
      case 'ready':
        return Promise.resolve(state.resident);
      case 'loading':
      case 'recovering':
        return state.done;
      case 'closed':
        return Promise.reject(noTable(this.#options.id));
    }
  }

  /** What is kept now. Whoever asks while we look gets what we see when we look next: it may have been kept in between. */
  refresh(): Promise<Resident> {
    const state = this.#state;
    switch (state.is) {
      case 'absent':
      case 'closed':
        return this.load();
      case 'ready':
        return state.resident.pipeline.inFlight ? this.#lookNext() : this.recover(state.resident);
      case 'loading':
      case 'recovering':
        return this.#lookNext();
    }
  }

  /** Reads on from `known`; what is `pending` was decided on it and not kept, and is decided again. */
  recover(known: Resident, pending = known.pipeline.drop()): Promise<Resident> {
    this.#heard = UNHEARD;
    const done = Promise.resolve().then(() => this.#readOn(known, pending));
    this.#state = { is: 'recovering', done };
    done.catch(() => {}); // Told by `unreadable`; nobody need wait for it.
    return done;
  }

  /** Goes on from what was known: nothing of what was pending has happened. */
  restart(known: Resident): Resident {
    return this.#enter({ kept: known.kept, pipeline: this.#options.pipeline({ table: known.kept }) });
  }

  /** What was on its way is kept, or is not. */
  landed(): void {
    const { resident } = this;
    if (resident === undefined) return;
    if (this.#next === undefined && resident.pipeline.idle && this.#heard <= resident.kept.n) {
      this.#options.ready(undefined);
    } else this.lookOn();
  }

  /** Another program has kept these, from place `n` on; without them: there is something newer, up to `n`. */
  hear(n: number, steps: readonly KeptStep[]): void {
    this.#heard = Math.max(this.#heard, steps.length === 0 ? n : n + steps.length - 1);
    const { resident } = this;
    if (resident === undefined || !resident.pipeline.idle || this.#heard <= resident.kept.n) return;
    const { kept, pipeline } = resident;
    if (steps.length === 0 || n > kept.n + 1) return void this.recover(resident);
    try {
      const news = follow(this.#options.environment, kept, steps.slice(kept.n + 1 - n));
      resident.kept = news.table;
      pipeline.follow(news.table);
      this.#options.ready(news);
    } catch (thrown) {
      this.#options.broken(thrown);
      void this.recover(resident);
    }
  }

  /** Leaves memory; nothing may be pending. */
  leave(): void {
    this.#state = ABSENT;
    this.#known = undefined;
  }

  close(): void {
    this.#state = { is: 'closed' };
  }

  #enter(resident: Resident): Resident {
    this.#known = resident;
    if (this.#state.is !== 'closed') this.#state = { is: 'ready', resident };
    return resident;
  }

  async #read(): Promise<Resident> {
    const { id, environment, keeper, pipeline } = this.#options;
    try {
      const found = await keeper.load(id);
      if (found === undefined) throw noTable(id);
      const table = readTable(environment, found);
      const start = { table, baseAt: found.base.n, due: dueOf(table) };
      const resident: Resident = { kept: table, pipeline: pipeline(start) };
      this.#known = resident;
      await this.#options.entered(resident);
      // What was noted on entering may have met somebody else's step, or no room.
      if (this.#state.is !== 'loading') return await this.load();
      this.#enter(resident);
      this.#options.ready(undefined);
      this.lookOn();
      return resident;
    } catch (thrown) {
      if (this.#state.is === 'loading') this.leave();
      this.#options.unreadable(thrown, false);
      this.lookOn();
      throw thrown;
    }
  }

  async #readOn(known: Resident, pending: readonly Pending[]): Promise<Resident> {
    const { environment, keeper, pipeline } = this.#options;
    let resident: Resident;
    let news: Followed | undefined;
    try {
      news = await newsAfter(environment, keeper, known.kept);
      const table = news?.table ?? known.kept;
      resident = this.#enter({ kept: table, pipeline: pipeline({ table }) });
    } catch (thrown) {
      // As it was known: whoever acts on it meets the conflict again.
      this.restart(known);
      this.#options.again(pending, false);
      this.#options.unreadable(thrown, true);
      this.lookOn();
      throw thrown;
    }
    if (news !== undefined) this.#options.caughtUp();
    this.#options.ready(news);
    this.#options.again(pending, true);
    this.lookOn();
    return resident;
  }

  #lookNext(): Promise<Resident> {
    if (this.#next === undefined) {
      let seen: (look: Promise<Resident>) => void = nobody;
      const done = new Promise<Resident>((resolve) => void (seen = resolve));
      this.#next = { done, seen };
    }
    return this.#next.done;
  }

  /** Looks again where somebody has asked for it meanwhile, or something newer was heard of. */
  lookOn(): void {
    const { resident } = this;
    if (resident?.pipeline.inFlight === true) return;
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) next.seen(this.refresh());
    else if (resident?.pipeline.idle === true && this.#heard > resident.kept.n) void this.recover(resident);
  }
}
