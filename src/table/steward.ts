import type { Millis, Time } from '../runner/time.ts';
import { createAlarm, type Alarm } from './alarm.ts';
import type { Answer } from './answer.ts';
import type { OwnCommand } from './command.ts';
import { dueOf, dutiesOf, firstOf, type Duty } from './duties.ts';
import type { Circumstances, Environment } from './environment.ts';
import type { Leadership } from './leadership.ts';
import { isPlayedFor } from './minders.ts';
import type { Presence } from './presence.ts';
import type { Recorder } from './recorder.ts';
import { isWanted } from './rematch.ts';
import { isRevealing } from './reveal.ts';
import type { Resident } from './residence.ts';
import { SLICE, type Slices } from './slices.ts';
import { isRunning, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import type { Thinking } from './thinking.ts';

export interface StewardOptions {
  readonly environment: Environment;
  readonly time: Time;
  readonly tempo: Tempo;
  readonly leadership: Leadership;
  readonly slices: Slices;
  readonly presence: Presence;
  readonly thinking: Thinking;
  readonly recorder: Recorder;
  readonly circumstances: () => Circumstances;
  /** Nothing is heard of other programs: nobody counts as absent. */
  readonly blind: () => boolean;
  /** Somebody listens or is here. */
  readonly watched: () => boolean;
  /** When somebody last wanted something. */
  readonly touched: () => Millis;
  /** For how long this table's clocks stood still, where that is not written down yet. */
  readonly owed: (table: Table) => OwnCommand | undefined;
  readonly resident: () => Resident | undefined;
  readonly refresh: () => Promise<Resident>;
  readonly submit: (command: OwnCommand) => Promise<Answer>;
  readonly stoodIn: () => void;
  /** Something happened at this table that must not. */
  readonly halted: (table: Table) => void;
}

const AFTER_TROUBLE = 500;
const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: readonly Duty[] = [];

/** Sees to it that a table does what it has to, when it has to: at one of several programs, and later where it could not be kept. */
export class Steward {
  readonly #options: StewardOptions;
  readonly #alarm: Alarm;
  /** It is not known whether the newest step was kept. */
  #unsure = false;
  /** The table at which something happened that must not: nothing is tried at it again. */
  #faulty: Table | undefined;
  /** Something waits for its slice. */
  #sliced = false;
  #nextOwn: Millis = NEVER;

  constructor(options: StewardOptions) {
    this.#options = options;
    this.#alarm = createAlarm(options.time, () => this.#ring());
  }

  /** Does what has come due, and sets the alarm for the rest. Called whenever something may have changed. */
  attend(): void {
    const { presence, leadership } = this.#options;
    const resident = this.#options.resident();
    if (resident?.pipeline.idle !== true || this.#unsure || resident.kept === this.#faulty) return;
    const table = resident.kept;
    presence.seatsOf(table);
    const duties = this.#dutiesOf(table);
    const first = firstOf(duties);
    this.#nextOwn = first < (dueOf(table) ?? NEVER) ? first : NEVER;
    if (!leadership.leads()) return this.#alarm.by(this.#standsInAt(first));
    const owed = this.#options.owed(table);
    if (owed === undefined) this.#perform(table, duties);
    else this.#submit(table, owed);
  }

  /** Nothing could be kept, or read: tries again a little later. `unsure`: looks first. */
  retry(unsure: boolean): void {
    this.#unsure ||= unsure;
    this.#alarm.by(this.#options.time.now() + AFTER_TROUBLE);
  }

  /** Something was kept. */
  kept(): void {
    this.#unsure = false;
  }

  /** Does what has come due for others, too. */
  takeOver(): void {
    this.#options.leadership.take();
    this.attend();
  }

  /** Something is to be done that only memory knows of. */
  isNeeded(): boolean {
    return this.#nextOwn !== NEVER;
  }

  isFaulty(): boolean {
    return this.#faulty !== undefined && this.#faulty === this.#options.resident()?.kept;
  }

  /** Something happened that must not: the table does nothing by itself until somebody has changed it. */
  halt(): void {
    const table = this.#options.resident()?.kept;
    if (table === undefined || table === this.#faulty) return;
    this.#faulty = table;
    this.#alarm.by(NEVER);
    this.#options.halted(table);
  }

  rest(): void {
    this.#alarm.by(NEVER);
  }

  stop(): void {
    this.#alarm.stop();
  }

  #dutiesOf(table: Table): readonly Duty[] {
    const { environment, presence, blind, touched, tempo, time, circumstances } = this.#options;
    // Most often: people play, no clock runs, and everybody is here.
    const { preparing, playing, groups } = table;
    const calm =
      preparing === null &&
      (playing === null || playing.timers.length === 0) &&
      groups === null &&
      table.startsAt === null &&
      !isRevealing(table) &&
      !table.settings.listed &&
      !isWanted(table);
    if (calm && !isPlayedFor(table) && presence.absent(table).length === 0) return NOTHING;
    const isHere = presence.anyone();
    const attended = isHere || blind() || time.now() - touched() < tempo.absence;
    const absent = (at: Table) => (isHere && !blind() ? presence.absent(at) : []);
    return dutiesOf(environment, table, circumstances(), { attended, absent });
  }

  /** A table nobody looks at here is altogether the business of whoever leads. */
  #standsInAt(first: Millis): Millis {
    return this.#options.watched() ? this.#options.leadership.standsInAt(first) : NEVER;
  }

  #perform(table: Table, duties: readonly Duty[]): void {
    const { time, thinking, recorder } = this.#options;
    const now = time.now();
    const due: OwnCommand[] = [];
    let next = NEVER;
    let think = false;
    for (const { at, what } of duties) {
      if (what === 'think') think = true;
      else if (at <= now) due.push(what);
      else next = Math.min(next, at);
    }
    if (table.preparing === null) {
      if (think || !isRunning(table) || table.playing.pausedAt !== null) thinking.look(table);
      if (!recorder.isSafe(table)) void recorder.keepAll(table);
    }
    this.#alarm.by(due.length > SLICE ? now + AFTER_TROUBLE : next);
    for (const command of due.slice(0, SLICE)) this.#submit(table, command);
  }

  #submit(table: Table, command: OwnCommand): void {
    const { slices } = this.#options;
    const submit = async (): Promise<void> => {
      const answer = await this.#options.submit(command);
      if (!answer.ok && answer.code === 'failed') this.halt();
    };
    const what = command.do === 'in-group' ? command.command.do : command.do;
    if (what !== 'strike' && what !== 'fall-back') return void submit();
    if (this.#sliced) return;
    this.#sliced = true;
    slices.take(Math.min(SLICE, table.playing?.chairs.length ?? table.chairs.length), () => {
      this.#sliced = false;
      void submit();
    });
  }

  #ring(): void {
    const { leadership, resident: find, time } = this.#options;
    const resident = find();
    if (resident?.pipeline.idle !== true) return;
    const late = !leadership.leads() && this.#standsInAt(firstOf(this.#dutiesOf(resident.kept))) <= time.now();
    if (late || this.#unsure) void this.#standIn(resident.kept);
    else this.attend();
  }

  /** Whoever acted last has not done what is to be done: if the store has nothing of them either, we do it. */
  async #standIn(before: Table): Promise<void> {
    const { leadership } = this.#options;
    const unsure = this.#unsure;
    try {
      const { kept } = await this.#options.refresh();
      this.#unsure = false;
      if (kept !== before) return this.attend();
      if (!leadership.leads() && !unsure) this.#options.stoodIn();
      this.takeOver();
    } catch {
      // Told when it was tried; it is tried again.
    }
  }
}
