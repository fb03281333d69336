import type { Answer } from './answer.ts';
import { refuse } from './answer.ts';
import { dueOf, keptStep, readTable, writeBase } from './base.ts';
import type { BotRunner } from './bot-runner.ts';
import type { ChairId, Millis } from './chair.ts';
import type { Command, Who } from './command.ts';
import { createCrier } from './crier.ts';
import { decide } from './decide.ts';
import { mayClose } from './decide-own.ts';
import type { Decision } from './decision.ts';
import type { Circumstances, House, Time } from './house.ts';
import type { Keeper, KeeperTrouble } from './keeper.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Listener, Said } from './publication.ts';
import { entriesOf, sightsOf } from './record.ts';
import { createRecorder } from './recorder.ts';
import type { Report } from './report.ts';
import { isRunning, type Playing, type Preparing, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { createThinking, type BotAnswer } from './thinking.ts';
import { soonest } from './timer.ts';

export interface ActorOptions {
  readonly house: House;
  readonly keeper: Keeper;
  readonly time: Time;
  readonly random: (bytes: number) => Uint8Array;
  readonly bots: BotRunner;
  readonly tempo: Tempo;
  readonly report: (report: Report) => void;
  /** When the program did not run before it ran now. */
  readonly outage: { readonly from: Millis; readonly to: Millis } | null;
}

/** One table: decides one thing after the other, and tells of it when it is kept. */
export interface Actor {
  readonly id: string;
  submit(who: Who, command: Command): Promise<Answer>;
  /** Calls `see` with the table as it is kept, in one go: nothing is published in between. */
  look<T>(see: (table: Table, presence: Presence) => T): Promise<T>;
  listen(listener: Listener): () => void;
  arrive(chair: ChairId): () => void;
  readonly said: readonly Said[];
  /** Does what has come due. */
  wake(): Promise<void>;
  /** The record of the match on the table, kept if it was not yet. */
  keepRecord(match: string): Promise<string | undefined>;
  readonly loaded: boolean;
  /** When somebody last wanted something. */
  readonly idleSince: Millis;
  /** Somebody listens or is here. */
  readonly watched: boolean;
  /** Leaves memory, if nothing is going on and nobody has touched it since `before`. */
  unload(before: Millis): boolean;
  /** Does nothing more by itself and takes no more commands; all that was asked before is answered then. */
  close(): Promise<void>;
}

const TABLE: Who = { kind: 'table' };
const AFTER_TROUBLE = 500;

interface Pending {
  readonly who: Who;
  readonly command: Command;
  readonly decision: Decision;
  readonly answer: (answer: Answer) => void;
}

/** A table in memory: what is kept, and what will be once the pending decisions are. */
interface Live {
  kept: Table;
  head: Table;
  /** The due time the keeper has been told. */
  due: Millis | null;
  baseAt: number;
  pending: Pending[];
}

export function createActor(id: string, options: ActorOptions): Actor {
  const { house, keeper, time, tempo, report } = options;
  let live: Live | undefined;
  let loading: Promise<Live> | undefined;
  let touched = time.now();
  let wakeAt = Number.POSITIVE_INFINITY;
  let cancelWake: (() => void) | undefined;
  let resting: (() => void)[] = [];
  let closed = false;

  const broken = (thrown: unknown): void => {
    const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : 'unknown';
    report({ kind: 'broken', table: id, detail });
  };

  const presence = createPresence(time, (chair, here) => {
    if (live === undefined && !crier.heard && !here) return;
    load().then(
      (at) => {
        crier.tellLobby(at.kept, false);
        if (here) returned(at, chair);
        else if (at.pending.length === 0) chores(at);
      },
      () => {}, // Told when it was tried to load.
    );
  });

  const crier = createCrier(presence, broken);

  const recorder = createRecorder({
    table: id,
    house,
    keeper,
    kept: async () => (await load()).kept,
    report,
    broken,
  });

  const thinking = createThinking({
    house,
    bots: options.bots,
    time,
    tempo,
    history: async (playing, seat) => {
      const { kept } = await load();
      return sightsOf(playing, await entriesOf(keeper, id, playing, kept.n), seat);
    },
    answer: (answer) => void botMove(answer),
    failed: (detail) => report({ kind: 'bot-failed', table: id, detail }),
  });

  const botMove = async (answer: BotAnswer): Promise<void> => {
    const told = await submit(TABLE, { do: 'bot-move', ...answer });
    if (!told.ok && told.code === 'think-again' && live !== undefined && live.pending.length === 0) chores(live);
  };

  const circumstances = (): Circumstances => ({
    now: time.now(),
    random: options.random,
    present: (chair) => presence.isHere(chair),
    tempo,
  });

  const load = (): Promise<Live> => {
    if (live !== undefined) return Promise.resolve(live);
    loading ??= (async () => {
      try {
        const kept = await keeper.load(id);
        if (kept === undefined) throw new Error(`there is no table ${id}`);
        const table = readTable(house, kept);
        live = { kept: table, head: table, due: dueOf(table), baseAt: kept.base.n, pending: [] };
        report({ kind: 'loaded', table: id });
        presence.seatsOf(table);
        wakeUp(live);
        return live;
      } catch (thrown) {
        const detail = thrown instanceof Error ? thrown.message : 'unknown';
        report({ kind: 'damaged', table: id, detail });
        throw thrown;
      } finally {
        loading = undefined;
      }
    })();
    return loading;
  };

  /** Clocks stood still while the program did not run; whatever was going on goes on. */
  const wakeUp = (at: Live): void => {
    const { outage } = options;
    if (outage !== null && at.kept.at < outage.to && dueOf(at.kept) !== null && isRunning(at.kept)) {
      report({ kind: 'resumed-clock', table: id });
      void run(at, TABLE, { do: 'outage', from: outage.from, to: outage.to });
    }
    if (at.pending.length === 0) chores(at);
  };

  const submit = (who: Who, command: Command): Promise<Answer> => {
    if (closed) return Promise.resolve(refuse('store-closed'));
    touched = time.now();
    if (live === undefined || command.do === 'start') return submitLater(who, command);
    try {
      return run(live, who, command);
    } catch (thrown) {
      broken(thrown);
      return Promise.resolve(refuse('failed'));
    }
  };

  /** Once the table is in memory; and a new match only when the record of the last is kept. */
  const submitLater = async (who: Who, command: Command): Promise<Answer> => {
    try {
      const at = live ?? (await load());
      const last = at.kept.playing?.id ?? '';
      if (command.do === 'start' && !recorder.isSafe(at.kept) && (await recorder.keep(last)) === undefined) {
        return refuse('store-failed');
      }
    } catch {
      return refuse('store-failed');
    }
    try {
      return await run(live ?? (await load()), who, command);
    } catch (thrown) {
      broken(thrown);
      return refuse('failed');
    }
  };

  const run = (at: Live, who: Who, command: Command): Promise<Answer> => {
    const decision = decide(house, at.head, who, command, circumstances());
    if (decision.note !== undefined) report({ kind: 'bot-failed', table: id, detail: decision.note });
    const first = decision.steps.length === 0;
    if (first && at.pending.length === 0) {
      crier.tell(decision);
      return Promise.resolve(decision.answer);
    }
    return new Promise((answer) => {
      at.pending.push({ who, command, decision, answer });
      if (!first) keep(at, decision);
    });
  };

  const keep = (at: Live, decision: Decision): void => {
    const { table, steps } = decision;
    const n = at.head.n + 1;
    at.head = table;
    const due = dueOf(table);
    const wantsBase = table.n - at.baseAt >= tempo.base || hasJustEnded(table);
    const append = {
      table: id,
      n,
      steps: steps.map(keptStep),
      ...(due !== at.due && { due }),
      ...(wantsBase && { base: writeBase(table) }),
    };
    at.due = due;
    if (wantsBase) at.baseAt = table.n;
    keeper.append(append).then(
      (kept) => {
        if (live !== at) return;
        if (kept.ok) settle(at, decision);
        else trouble(at, kept.why);
      },
      (thrown: unknown) => {
        broken(thrown);
        if (live === at) trouble(at, 'failed');
      },
    );
  };

  /** Everything up to this decision is kept: tell of it, in the order it was decided. */
  const settle = (at: Live, decision: Decision): void => {
    for (;;) {
      const next = at.pending.shift();
      if (next === undefined) break;
      at.kept = next.decision.table;
      for (const each of next.decision.via ?? []) thinking.show(each);
      thinking.show(at.kept);
      crier.tell(next.decision);
      next.answer(next.decision.answer);
      if (next.decision === decision) break;
    }
    while (at.pending[0]?.decision.steps.length === 0) {
      const next = at.pending.shift();
      if (next === undefined) break;
      crier.tell(next.decision);
      next.answer(next.decision.answer);
    }
    if (at.pending.length > 0) return;
    rest();
    chores(at);
  };

  const rest = (): void => {
    for (const resolve of resting) resolve();
    resting = [];
  };

  /** Nothing of what was pending has happened. Somebody else's place: decide again. No room: say so, and go on as before. */
  const trouble = (at: Live, why: KeeperTrouble): void => {
    const { pending } = at;
    if (why === 'conflict') {
      live = undefined;
      report({ kind: 'conflict', table: id });
      for (const { who, command, answer } of pending) void submit(who, command).then(answer);
      return;
    }
    report({ kind: 'store-trouble', table: id, detail: why });
    live = { kept: at.kept, head: at.kept, due: Number.NaN, baseAt: Number.NEGATIVE_INFINITY, pending: [] };
    for (const { answer } of pending) answer(refuse(`store-${why}`));
    if (why !== 'closed') wakeBy(time.now() + AFTER_TROUBLE);
    rest();
  };

  const returned = ({ head }: Live, chair: ChairId): void => {
    const owner = head.chairs.find((each) => each.id === chair);
    if (owner?.minded === true || owner?.gone === true) void submit(TABLE, { do: 'returned', chair });
  };

  /** One timer at most. One that is early only looks again; none is left where nothing waits. */
  const wakeBy = (at: Millis): void => {
    if (at === Number.POSITIVE_INFINITY || at < wakeAt || closed) cancelWake?.();
    else if (at >= wakeAt) return;
    wakeAt = closed ? Number.POSITIVE_INFINITY : at;
    if (wakeAt === Number.POSITIVE_INFINITY) return;
    cancelWake = time.after(Math.max(0, at - time.now()), () => {
      wakeAt = Number.POSITIVE_INFINITY;
      if (live !== undefined && live.pending.length === 0) chores(live);
    });
  };

  /** What the table has to do by itself now, and when it has to look again. */
  const chores = (at: Live): void => {
    if (closed) return;
    const table = at.kept;
    presence.seatsOf(table);
    if (table.preparing !== null) prepare(table.preparing, table);
    else {
      thinking.look(table);
      wakeBy(isRunning(table) ? watchClock(table) : Number.POSITIVE_INFINITY);
      if (!recorder.isSafe(table)) void recorder.keep(table.playing?.id ?? '');
    }
  };

  const prepare = ({ closed: isClosed, closeBy }: Preparing, table: Table): void => {
    if (isClosed) void submit(TABLE, { do: 'deal' });
    else if (mayClose(table, circumstances())) void submit(TABLE, { do: 'close' });
    else wakeBy(closeBy);
  };

  /** Lets the clock strike and bots sit down where it is time; tells when it will be. */
  const watchClock = (table: Table & { readonly playing: Playing }): Millis => {
    const now = time.now();
    let next = Number.POSITIVE_INFINITY;
    const deadline = table.playing.pausedAt === null ? soonest(table.playing) : null;
    if (deadline !== null && deadline <= now) void submit(TABLE, { do: 'strike' });
    else if (deadline !== null) next = deadline;
    if (!table.settings.minding) return next;
    for (const { chair, since } of presence.absent(table)) {
      const at = since + tempo.absence;
      if (at > now) next = Math.min(next, at);
      else void submit(TABLE, { do: 'absent', chair });
    }
    return next;
  };

  return {
    id,
    submit,
    async look(see) {
      touched = time.now();
      const at = await load();
      return see(at.kept, presence);
    },
    listen: (listener) => crier.listen(listener),
    arrive: (chair) => presence.arrive(chair),
    said: crier.said,
    async wake() {
      const at = await load();
      if (at.pending.length === 0) chores(at);
    },
    keepRecord: (match) => recorder.keep(match),
    get loaded() {
      return live !== undefined;
    },
    get idleSince() {
      return touched;
    },
    get watched() {
      return crier.heard || presence.anyone;
    },
    unload(before) {
      const busy = live === undefined || live.pending.length > 0 || recorder.busy || !thinking.idle;
      if (busy || touched >= before) return false;
      live = undefined;
      thinking.stop();
      wakeBy(Number.POSITIVE_INFINITY);
      report({ kind: 'evicted', table: id });
      return true;
    },
    close() {
      closed = true;
      thinking.stop();
      wakeBy(Number.POSITIVE_INFINITY);
      const at = live;
      if (at === undefined || at.pending.length === 0) return Promise.resolve();
      return new Promise((resolve) => void resting.push(resolve));
    },
  };
}

function hasJustEnded({ playing, at }: Table): boolean {
  return playing !== null && playing.end !== null && playing.end.at === at;
}
