import type { Millis, Time } from '../runner/time.ts';
import type { Answer } from './answer.ts';
import { refuse } from './answer.ts';
import { dueOf, readTable } from './base.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import { newsAfter } from './catch-up.ts';
import type { ChairId } from './chair.ts';
import type { Command, Who } from './command.ts';
import { createAlarm } from './alarm.ts';
import { choresOf } from './chores.ts';
import { createPublisher } from './publisher.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { follow } from './follow.ts';
import {
  isAway,
  isNoTable,
  noTable,
  type Append,
  type Keeper,
  type KeeperTrouble,
  type Kept,
  type KeptStep,
} from './keeper.ts';
import { join, settledBy, take, type Live } from './live.ts';
import { actsAt, botsAreAsked } from './overdue.ts';
import { errandOf } from './preparing.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Peers } from './peers.ts';
import type { Listener, Said } from './publication.ts';
import { entriesOf, sightsOf } from './record.ts';
import { createRecorder } from './recorder.ts';
import type { Report } from './report.ts';
import { isRunning, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { createThinking, type BotAnswer } from './thinking.ts';

export interface ActorOptions {
  readonly environment: Environment;
  readonly keeper: Keeper;
  readonly time: Time;
  readonly random: (bytes: number) => Uint8Array;
  readonly bots: BotRunner;
  readonly tempo: Tempo;
  readonly report: (report: Report) => void;
  /** When the program did not run before it ran now. */
  readonly outage: { readonly from: Millis; readonly to: Millis } | null;
  readonly peers?: Peers;
}

/**
 * One table: decides one thing after the other, and tells of it when it is kept. It is asked by calls: V8 keeps an object with
 * getters of its own as a dictionary, and there is one for every table.
 */
export interface Actor {
  readonly id: string;
  submit(who: Who, command: Command): Promise<Answer>;
  /** The same without a promise; the answer may come at once. */
  submitThen(who: Who, command: Command, answered: (answer: Answer) => void): void;
  /** Calls `see` with the table as it is kept, in one go: nothing is published in between. */
  look<T>(see: (table: Table, presence: Presence) => T): Promise<T>;
  listen(listener: Listener): () => void;
  arrive(chair: ChairId): () => void;
  readonly said: readonly Said[];
  /** Does what has come due. */
  wake(): Promise<void>;
  /** Another program has kept these steps, from place `n` on; without them: there is something newer, up to `n`. */
  hear(n: number, steps: readonly KeptStep[]): void;
  /** Somebody was heard at another program. */
  overhear(said: Said): void;
  /** Looks at what is kept now, whatever was heard; tells whether there was anything new. */
  catchUp(): Promise<boolean>;
  /** It does by itself what is to be done, rather than leaving it to another program. */
  leads(): boolean;
  /** The record of the match on the table, kept if it was not yet. */
  keepRecord(match: string): Promise<string | undefined>;
  loaded(): boolean;
  /** When somebody last wanted something. */
  idleSince(): Millis;
  /** Somebody listens or is here. */
  watched(): boolean;
  /** Leaves memory, if nothing is going on and nobody has touched it since `before`. */
  unload(before: Millis): boolean;
  /** Does nothing more by itself and takes no more commands; all that was asked before is answered then. */
  close(): Promise<void>;
}

const TABLE: Who = { kind: 'table' };
const AFTER_TROUBLE = 500;
const BOTS_DUE = 5000;

export function createActor(id: string, options: ActorOptions): Actor {
  const { environment: house, keeper, time, tempo, report } = options;
  let live: Live | undefined;
  let loading: Promise<Live> | undefined;
  let touched = time.now();
  let resting: (() => void)[] = [];
  let closed = false;
  let lookingAgain: Promise<Live> | undefined;
  /** The newest place heard of. */
  let heard = -1;

  const broken = (thrown: unknown): void => {
    const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : 'unknown';
    report({ kind: isAway(thrown) ? 'store-trouble' : 'broken', table: id, detail });
  };

  const presence = createPresence(time, (chair, here) => {
    if (live === undefined && !crier.heard() && !here) return;
    load().then(
      (at) => {
        crier.publishLobby(at.kept, false);
        if (here) returned(at, chair);
        else if (at.pending.length === 0) chores(at);
      },
      () => {}, // Told when it was tried to load.
    );
  });

  const crier = createPublisher(presence, broken);

  const recorder = createRecorder({
    table: id,
    environment: house,
    keeper,
    kept: async () => (await load()).kept,
    report,
    broken,
  });

  const thinking = createThinking({
    environment: house,
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

  const { random } = options;
  const present = (chair: ChairId): boolean => peers?.blind() === true || presence.isHere(chair);
  const absentSince = (chair: ChairId): Millis => presence.absentSince(chair);
  const circumstances = (): Circumstances => ({ now: time.now(), random, present, absentSince, tempo });

  const load = (): Promise<Live> => {
    if (loading !== undefined) return loading;
    if (live !== undefined) return Promise.resolve(live);
    const reading = read().finally(() => {
      if (loading === reading) loading = undefined;
      // It may have been kept after we looked.
      if (live !== undefined && heard > live.kept.n) hear(heard, []);
    });
    loading = reading;
    return reading;
  };

  const { peers } = options;
  const shared = peers !== undefined;
  const somebodys = (): Pick<Live, 'mine' | 'since' | 'patience'> => ({
    mine: !shared,
    since: time.now(),
    patience: peers?.standIn() ?? 0,
  });
  /** Among several programs bots want waking, too: the one they think in may be gone. Seldom, as it is written down every time. */
  const dueAt = (table: Table): Millis | null => {
    const due = dueOf(table);
    if (!shared || !botsAreAsked(table)) return due;
    return Math.min(due ?? Number.POSITIVE_INFINITY, Math.ceil(table.at / BOTS_DUE + 1) * BOTS_DUE);
  };

  /** Goes on from what is kept by now. Nothing is decided meanwhile. */
  const recover = (at: Live): Promise<Live> => {
    live = undefined;
    heard = -1;
    let failed = true;
    const reading = readOn(at).then((found) => {
      failed = false;
      return found;
    });
    const recovering = reading.finally(() => {
      if (loading === recovering) loading = undefined;
      // What could not be looked at is not acted on: it would fail the same way, at once and again.
      if (failed || live === undefined || live.pending.length > 0) return;
      chores(live);
      // It may have been kept after we looked.
      if (live !== undefined && heard > live.kept.n) hear(heard, []);
    });
    loading = recovering;
    return recovering;
  };

  const readOn = async (at: Live): Promise<Live> => {
    try {
      const news = await newsAfter(house, keeper, at.kept);
      const table = news?.table ?? at.kept;
      live = {
        ...at,
        kept: table,
        head: table,
        due: dueAt(table),
        pending: [],
        batch: undefined,
        ...(news && somebodys()),
      };
      if (news === undefined) return live;
      report({ kind: 'caught-up', table: id });
      for (const each of [...news.via, table]) thinking.show(each);
      crier.publish({ table, tell: news.tell });
      return live;
    } catch (thrown) {
      const detail = thrown instanceof Error ? thrown.message : 'unknown';
      report({ kind: 'store-trouble', table: id, detail });
      // As it was known: whoever acts on it meets the conflict again.
      live = { ...at, head: at.kept, due: Number.NaN, pending: [], batch: undefined, ...somebodys() };
      if (!isNoTable(thrown)) lookAgain();
      throw thrown;
    }
  };

  /** Whoever asks while we look gets what we see when we look again: it may have been kept in between. */
  const catchUp = (): Promise<Live> => {
    if (loading === undefined) return lookNow();
    lookingAgain ??= loading
      .catch(() => {})
      .then(() => {
        lookingAgain = undefined;
        return loading ?? lookNow();
      });
    return lookingAgain;
  };

  /** Only where nothing of our own is on its way: that would tell us anyway. */
  const lookNow = (): Promise<Live> => {
    if (live === undefined || live.pending.length > 0) return live === undefined ? load() : Promise.resolve(live);
    return recover(live);
  };

  const lookAgain = (): void => {
    time.after(AFTER_TROUBLE, () => {
      if (!closed) catchUp().catch(() => {}); // Told when it was tried.
    });
  };

  const hear = (n: number, steps: readonly KeptStep[]): void => {
    heard = Math.max(heard, steps.length === 0 ? n : n + steps.length - 1);
    if (closed || live === undefined || live.pending.length > 0 || heard <= live.kept.n) return;
    const at = live;
    if (steps.length === 0 || n > at.kept.n + 1) return void recover(at).catch(() => {});
    try {
      const news = follow(house, at.kept, steps.slice(at.kept.n + 1 - n));
      Object.assign(at, { kept: news.table, head: news.table, due: dueAt(news.table), ...somebodys() });
      for (const each of [...news.via, news.table]) thinking.show(each);
      crier.publish(news);
      chores(at);
    } catch (thrown) {
      broken(thrown);
      void recover(at).catch(() => {});
    }
  };

  const read = async (): Promise<Live> => {
    try {
      const kept = await keeper.load(id);
      if (kept === undefined) throw noTable(id);
      const table = readTable(house, kept);
      live = {
        kept: table,
        head: table,
        due: dueAt(table),
        baseAt: kept.base.n,
        pending: [],
        batch: undefined,
        ...somebodys(),
      };
    } catch (thrown) {
      const detail = thrown instanceof Error ? thrown.message : 'unknown';
      report({ kind: isAway(thrown) ? 'store-trouble' : 'damaged', table: id, detail });
      throw thrown;
    }
    report({ kind: 'loaded', table: id });
    presence.seatsOf(live.kept);
    if (live.kept.bygone !== null) void settleBygone(live.kept.bygone.match);
    // Nobody is shown a clock that has run while the program did not.
    if (owesOutage(live.kept)) await noteOutage(live);
    else chores(live);
    return live ?? read();
  };

  /** A match of an earlier version cannot tell whether it is over; its record does. */
  const settleBygone = async (match: string): Promise<void> => {
    try {
      if ((await keeper.record(match)) !== undefined) await submit(TABLE, { do: 'recorded', match });
    } catch (thrown) {
      broken(thrown);
    }
  };

  const owesOutage = (table: Table): boolean => {
    const { outage } = options;
    return outage !== null && table.at < outage.to && dueOf(table) !== null && isRunning(table);
  };

  /** Clocks stood still while the program did not run. */
  const noteOutage = (at: Live): Promise<Answer> => {
    const { from, to } = options.outage ?? { from: 0, to: 0 };
    report({ kind: 'resumed-clock', table: id });
    return new Promise((answered) => run(at, TABLE, { do: 'outage', from, to }, answered));
  };

  const submit = (who: Who, command: Command): Promise<Answer> =>
    new Promise((answered) => submitThen(who, command, answered));

  const submitThen = (who: Who, command: Command, answered: (answer: Answer) => void): void => {
    if (closed) return answered(refuse('store-closed'));
    touched = time.now();
    if (live === undefined || command.do === 'start') return void submitLater(who, command).then(answered);
    try {
      run(live, who, command, answered);
    } catch (thrown) {
      broken(thrown);
      answered(refuse('failed'));
    }
  };

  /** Once the table is in memory; and a new match only when the record of the last is kept. */
  const submitLater = async (who: Who, command: Command): Promise<Answer> => {
    try {
      if (live === undefined) await load();
      if (command.do === 'start' && !(await recordLast())) return refuse('store-failed');
    } catch {
      return refuse('store-failed');
    }
    try {
      const at = live ?? (await load());
      return await new Promise((answered) => run(at, who, command, answered));
    } catch (thrown) {
      broken(thrown);
      return refuse(isAway(thrown) ? 'store-failed' : 'failed');
    }
  };

  /** What has ended is recorded, also where it ends with what is still on its way. */
  const recordLast = async (): Promise<boolean> => {
    const at = live ?? (await load());
    if (recorder.isSafe(at.head)) return true;
    if (at.pending.length > 0) await new Promise<void>((resolve) => void resting.push(resolve));
    const { kept } = live ?? (await load());
    if (!recorder.isSafe(kept)) await recorder.keep(kept.playing?.id ?? '');
    return live !== undefined && recorder.isSafe(live.head);
  };

  const run = (at: Live, who: Who, command: Command, answer: (answer: Answer) => void): void => {
    const decision = decide(house, at.head, who, command, circumstances());
    if (decision.note !== undefined) report({ kind: 'bot-failed', table: id, detail: decision.note });
    const idle = decision.steps.length === 0;
    if (idle && at.pending.length === 0) {
      crier.publish(decision);
      return answer(decision.answer);
    }
    at.pending.push({ who, command, decision, answer });
    if (idle) return;
    keep(at, decision);
    if (command.do === 'promise' || command.do === 'open') prepareWith(at);
  };

  /** The list closes with the last promise, and the cards are dealt with the last opening, in the same commit. */
  const prepareWith = (at: Live): void => {
    try {
      const { preparing, chairs } = at.head;
      const errand = preparing === null ? undefined : errandOf(preparing, { chairs, ...circumstances() });
      if (errand !== undefined) run(at, TABLE, { do: errand }, () => {});
    } catch (thrown) {
      broken(thrown); // What was decided before it stands.
    }
  };

  /** With what the keeper has not taken yet, if there is something. */
  const keep = (at: Live, decision: Decision): void => {
    const batch = join(at, decision);
    if (batch === undefined) return;
    append(
      () => (live === at ? take(at, batch, dueAt(batch.newest.table), tempo.base) : undefined),
      (kept) => {
        if (live !== at) return;
        if (kept.ok) settle(at, batch.newest);
        else trouble(at, kept.why);
      },
    );
  };

  const append = (taking: () => Append | undefined, done: (kept: Kept) => void): void => {
    const settled = (kept: Kept): void => {
      try {
        done(kept);
      } catch (thrown) {
        broken(thrown);
      }
    };
    if (keeper.appendLate !== undefined) return keeper.appendLate(taking, settled);
    const taken = taking();
    if (taken === undefined) return;
    keeper.append(taken).then(settled, (thrown: unknown) => {
      broken(thrown);
      settled({ ok: false, why: 'failed' });
    });
  };

  /** Everything up to this decision is kept: tell of it, in the order it was decided. */
  const settle = (at: Live, newest: Decision): void => {
    const settled = settledBy(at, newest);
    for (const { decision } of settled) if (decision.steps.length > 0) keptNow(at, decision);
    crier.publishAll(settled.map(({ decision }) => decision));
    for (const { answer, decision } of settled) answer(decision.answer);
    if (at.pending.length > 0) return;
    rest();
    if (live !== at) return;
    if (heard > at.kept.n) void recover(at).catch(() => {});
    else chores(at);
  };

  const keptNow = (at: Live, { table, steps, via }: Decision): void => {
    at.kept = table;
    at.mine = true;
    recorder.saw(table, steps);
    if (via !== undefined) for (const each of via) thinking.show(each);
    thinking.show(table);
  };

  const rest = (): void => {
    for (const resolve of resting) resolve();
    resting = [];
  };

  /** Nothing of what was pending has happened. Somebody else's place: decide again. No room: say so, and go on as before. */
  const trouble = (at: Live, why: KeeperTrouble): void => {
    const { pending } = at;
    if (why === 'conflict') {
      report({ kind: 'conflict', table: id });
      recover(at).catch(() => {}); // Those who asked are told when they try again.
      const again = pending.map(({ who, command, answer }) => submit(who, command).then(answer));
      void Promise.all(again).then(rest);
      return;
    }
    report({ kind: 'store-trouble', table: id, detail: why });
    live = {
      ...at,
      head: at.kept,
      due: Number.NaN,
      baseAt: Number.NEGATIVE_INFINITY,
      pending: [],
      batch: undefined,
      // Among several programs it is not known whether it was kept after all.
      ...(shared && { mine: false, since: time.now(), patience: 0 }),
    };
    for (const { answer } of pending) answer(refuse(`store-${why}`));
    if (why !== 'closed' && shared) lookAgain();
    else if (why !== 'closed') alarm.by(time.now() + AFTER_TROUBLE);
    rest();
  };

  const returned = ({ head }: Live, chair: ChairId): void => {
    const owner = head.chairs.find((each) => each.id === chair);
    if (owner?.minded === true || owner?.gone === true) void submit(TABLE, { do: 'returned', chair });
  };

  const alarm = createAlarm(time, () => {
    if (live === undefined || live.pending.length > 0) return;
    if (!live.mine && standsInAt(live) <= time.now()) void standIn();
    else chores(live);
  });

  /** Whoever acted last has not done what is to be done: if nothing is heard of them in the store either, we do it. */
  const standIn = async (): Promise<void> => {
    try {
      const before = live?.kept;
      const at = await catchUp();
      if (at.kept !== before || at.pending.length > 0) return;
      report({ kind: 'stood-in', table: id });
      at.mine = true;
      chores(at);
    } catch {
      // Told when it was tried; it is tried again.
    }
  };

  /** Leaves what is to be done to whoever acted last, for a while. A table nobody looks at here is theirs altogether. */
  const standsInAt = (at: Live): Millis => {
    if (!crier.heard() && !presence.anyone()) return Number.POSITIVE_INFINITY;
    return Math.max(at.since, actsAt(at.kept, presence, tempo, time.now())) + at.patience;
  };

  /** What the table has to do by itself now, and when it has to look again. */
  const chores = (at: Live): void => {
    if (closed) return;
    const table = at.kept;
    presence.seatsOf(table);
    if (!at.mine) return alarm.by(standsInAt(at));
    if (owesOutage(table)) {
      void noteOutage(at);
      return;
    }
    const { now, next } = choresOf(table, presence, circumstances(), peers?.blind() === true);
    if (table.preparing === null) {
      thinking.look(table);
      if (!recorder.isSafe(table)) void recorder.keep(table.playing?.id ?? '');
    }
    alarm.by(next);
    for (const command of now) void submit(TABLE, command);
  };

  return {
    id,
    submit,
    submitThen,
    async look(see) {
      touched = time.now();
      const at = await load();
      return see(at.kept, presence);
    },
    listen: (listener) => crier.listen(listener),
    arrive: (chair) => presence.arrive(chair),
    said: crier.said,
    async wake() {
      const at = await (shared ? catchUp() : load());
      if (at.pending.length > 0) return;
      at.mine = true;
      chores(at);
    },
    hear,
    overhear: (said) => crier.overhear(said),
    async catchUp() {
      touched = time.now();
      const before = live?.kept;
      return (await catchUp()).kept !== before;
    },
    leads() {
      return live?.mine === true;
    },
    keepRecord: (match) => recorder.keep(match),
    loaded() {
      return live !== undefined;
    },
    idleSince() {
      return touched;
    },
    watched() {
      return crier.heard() || presence.anyone();
    },
    unload(before) {
      const busy =
        live === undefined ||
        live.pending.length > 0 ||
        recorder.busy() ||
        !thinking.idle() ||
        // Whoever looks must hear what others do.
        (shared && crier.heard());
      if (busy || touched >= before) return false;
      live = undefined;
      thinking.stop();
      recorder.forget();
      alarm.by(Number.POSITIVE_INFINITY);
      report({ kind: 'evicted', table: id });
      return true;
    },
    async close() {
      closed = true;
      thinking.stop();
      alarm.stop();
      await loading?.catch(() => {});
      const at = live;
      if (at === undefined || at.pending.length === 0) return;
      await new Promise<void>((resolve) => void resting.push(resolve));
    },
  };
}
