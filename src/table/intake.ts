import { refuse, type Answer } from './answer.ts';
import type { Command, OwnCommand, Who } from './command.ts';
import { decide } from './decide.ts';
import type { Circumstances, Environment } from './environment.ts';
import { errandOf } from './preparing.ts';
import type { Publisher } from './publisher.ts';
import type { Recorder } from './recorder.ts';
import type { Pipeline } from './pipeline.ts';
import type { Residence } from './residence.ts';
import type { Table } from './table.ts';

export interface IntakeOptions {
  readonly environment: Environment;
  readonly residence: Residence;
  readonly recorder: Recorder;
  readonly publisher: Publisher;
  readonly circumstances: () => Circumstances;
  /** For how long this table's clocks stood still, where that is not written down yet. */
  readonly owed: (table: Table) => OwnCommand | undefined;
  /** Everything that was pending is kept, or is not. */
  readonly rested: () => Promise<void>;
  readonly noted: (note: string) => void;
  readonly broken: (thrown: unknown) => void;
}

export const TABLE: Who = { kind: 'table' };

/** Takes commands, one after the other, and decides them. */
export class Intake {
  readonly #options: IntakeOptions;

  constructor(options: IntakeOptions) {
    this.#options = options;
  }

  submit(who: Who, command: Command): Promise<Answer> {
    return new Promise((answered) => this.submitThen(who, command, answered));
  }

  submitThen(who: Who, command: Command, answered: (answer: Answer) => void): void {
    const { resident } = this.#options.residence;
    if (resident === undefined || command.do === 'start') {
      this.#submitLater(who, command).then(answered).catch(this.#options.broken);
      return;
    }
    this.#tryRun(resident.pipeline, who, command, answered);
  }

  /** Clocks that stood still are set right before anything else is decided. */
  note(pipeline: Pipeline): Promise<void> {
    return new Promise((noted) => this.#note(pipeline, noted));
  }

  #note(pipeline: Pipeline, noted: () => void): void {
    const owed = this.#options.owed(pipeline.head);
    if (owed === undefined) noted();
    else this.#run(pipeline, TABLE, owed, () => noted());
  }

  /** Once the table is in memory; and a new match only when the record of the last is kept. */
  async #submitLater(who: Who, command: Command): Promise<Answer> {
    const { residence } = this.#options;
    try {
      await residence.load();
      if (command.do === 'start' && !(await this.#recordLast())) return refuse('store-failed');
      // It may be read again by the time we have waited.
      while (residence.resident === undefined) await residence.load();
      const { pipeline } = residence.resident;
      return await new Promise((answered) => this.#tryRun(pipeline, who, command, answered));
    } catch {
      return refuse('store-failed'); // Told when it was tried to read.
    }
  }

  /** What has ended is recorded, also where it ends with what is still on its way. */
  async #recordLast(): Promise<boolean> {
    const { residence, recorder, rested } = this.#options;
    const { pipeline } = await residence.load();
    if (recorder.isSafe(pipeline.head)) return true;
    if (!pipeline.idle) await rested();
    const { kept } = await residence.load();
    if (!recorder.isSafe(kept)) await recorder.keepAll(kept);
    return residence.resident !== undefined && recorder.isSafe(residence.resident.pipeline.head);
  }

  #tryRun(pipeline: Pipeline, who: Who, command: Command, answered: (answer: Answer) => void): void {
    try {
      if (command.do !== 'outage') this.#note(pipeline, () => {});
      this.#run(pipeline, who, command, answered);
    } catch (thrown) {
      this.#options.broken(thrown);
      answered(refuse('failed'));
    }
  }

  #run(pipeline: Pipeline, who: Who, command: Command, answer: (answer: Answer) => void): void {
    const { environment, publisher, circumstances, noted } = this.#options;
    const decision = decide(environment, pipeline.head, who, command, circumstances());
    if (decision.note !== undefined) noted(decision.note);
    if (decision.steps.length === 0 && pipeline.idle) {
      publisher.publish(decision);
      return answer(decision.answer);
    }
    pipeline.add({ who, command, decision, answer });
    if (command.do === 'promise' || command.do === 'open') this.#prepareWith(pipeline);
  }

  /** The list closes with the last promise, and the cards are dealt with the last opening, in the same commit. */
  #prepareWith(pipeline: Pipeline): void {
    const { circumstances, broken } = this.#options;
    try {
      const { preparing, chairs } = pipeline.head;
      const errand = preparing === null ? undefined : errandOf(preparing, { chairs, ...circumstances() });
      if (errand !== undefined) this.#run(pipeline, TABLE, { do: errand }, () => {});
    } catch (thrown) {
      broken(thrown); // What was decided before it stands.
    }
  }
}
