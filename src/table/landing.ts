import { refuse, type Answer } from './answer.ts';
import type { OwnCommand } from './command.ts';
import type { Followed } from './follow.ts';
import { TABLE, type Intake } from './intake.ts';
import { isAway, isNoTable, type Keeper } from './keeper.ts';
import type { Leadership } from './leadership.ts';
import { Pipeline, type Lost, type Pending, type Start } from './pipeline.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { Recorder } from './recorder.ts';
import type { Report } from './report.ts';
import type { Residence, Resident } from './residence.ts';
import type { Steward } from './steward.ts';
import type { Stoppages } from './stoppages.ts';
import type { Thinking } from './thinking.ts';
import type { Time } from '../runner/time.ts';

export interface LandingOptions {
  readonly id: string;
  readonly keeper: Keeper;
  readonly time: Time;
  /** Steps between two bases. */
  readonly every: number;
  readonly shared: boolean;
  readonly leadership: Leadership;
  readonly stoppages: Stoppages;
  readonly presence: Presence;
  readonly publisher: Publisher;
  readonly recorder: Recorder;
  readonly thinking: Thinking;
  readonly report: (report: Report) => void;
  readonly residence: () => Residence;
  readonly steward: () => Steward;
  readonly intake: () => Intake;
  /** Nothing is done by itself any more. */
  readonly closing: () => boolean;
  /** Something has happened at the table. */
  readonly touch: () => void;
  readonly broken: (thrown: unknown) => void;
}

/** What follows where something was kept, was not, or was read. */
export class Landing {
  readonly #options: LandingOptions;
  #resting: (() => void)[] = [];

  constructor(options: LandingOptions) {
    this.#options = options;
  }

  pipelineFrom(start: Start): Pipeline {
    const { keeper, every, broken } = this.#options;
    return new Pipeline(start, {
      keeper,
      every,
      kept: (settled) => this.#kept(settled),
      lost: (pending, why) => this.#lost(pending, why),
      broken,
    });
  }

  /** Everything pending is kept, or is not. */
  rested(): Promise<void> {
    return new Promise((resolve) => void this.#resting.push(resolve));
  }

  /** Read from the keeper. Nobody is shown a clock that has run while nothing could happen. */
  async entered({ kept, pipeline }: Resident): Promise<void> {
    const { id, report, presence, leadership, intake } = this.#options;
    report({ kind: 'loaded', table: id });
    leadership.leave();
    presence.seatsOf(kept);
    if (kept.bygone !== null) void this.#settleBygone(kept.bygone.match);
    await intake().note(pipeline);
  }

  /** Nothing of our own is pending. `news`: what others had kept. */
  ready(news: Followed | undefined): void {
    const { leadership, publisher, thinking, steward, closing } = this.#options;
    if (news !== undefined) {
      leadership.leave();
      for (const each of news.via) thinking.show(each);
      thinking.show(news.table);
      publisher.publish(news);
    }
    if (!closing()) steward().attend();
  }

  unreadable(thrown: unknown, known: boolean): void {
    const { id, report, steward, leadership, closing } = this.#options;
    const detail = thrown instanceof Error ? thrown.message : 'unknown';
    report({ kind: known || isAway(thrown) ? 'store-trouble' : 'damaged', table: id, detail });
    leadership.leave();
    if (known && !isNoTable(thrown) && !closing()) steward().retry(true);
  }

  /** Decides again what was built on something that is not the newest; where nothing can be read, nobody knows how. */
  again(pending: readonly Pending[], readable: boolean): void {
    const { intake, closing } = this.#options;
    for (const { who, command, answer } of pending) {
      if (readable && !closing()) intake().submitThen(who, command, answer);
      else this.#answer(answer, refuse(closing() ? 'store-closed' : 'store-failed'));
    }
    this.#rest();
  }

  /** Kept: it is told, in the order it was decided. */
  #kept(settled: readonly Pending[]): void {
    const { residence, leadership, stoppages, recorder, thinking, publisher, steward, touch } = this.#options;
    const { known } = residence();
    if (known === undefined) return;
    leadership.take();
    steward().kept();
    touch();
    for (const { decision } of settled) {
      const { table, steps, via } = decision;
      if (steps.length === 0) continue;
      known.kept = table;
      stoppages.kept(table.at);
      recorder.saw(table, steps);
      if (via !== undefined) for (const each of via) thinking.show(each);
      thinking.show(table);
    }
    publisher.publishAll(settled.map(({ decision }) => decision));
    for (const { answer, decision } of settled) this.#answer(answer, decision.answer);
    this.#rest();
    residence().landed();
  }

  /** Nothing of what was pending has happened. Somebody else's place: decide again. No room: say so, and go on as before. */
  #lost(pending: readonly Pending[], why: Lost): void {
    const { id, residence, report, stoppages, leadership, steward, shared, time, closing } = this.#options;
    const { known } = residence();
    if (known === undefined) return;
    if (why === 'conflict') {
      report({ kind: 'conflict', table: id });
      void residence().recover(known, pending);
      return;
    }
    if (why !== 'broken') report({ kind: 'store-trouble', table: id, detail: why });
    // From when it was decided: a keeper may take its time to say that it is away.
    const since = pending.find(({ decision }) => decision.steps.length > 0)?.decision.table.at ?? time.now();
    if (why === 'full' || why === 'failed') stoppages.failed(Math.min(since, time.now()));
    residence().restart(known);
    const refused = refuse(why === 'broken' ? 'failed' : `store-${why}`);
    for (const { answer } of pending) this.#answer(answer, refused);
    this.#rest();
    if (why !== 'closed' && why !== 'broken' && !closing()) {
      // Among several programs it is not known whether it was kept after all.
      if (shared) leadership.doubt();
      steward().retry(shared);
    }
    residence().lookOn();
  }

  /** Whoever falls over when they are told keeps nobody else from being told. */
  #answer(answer: Pending['answer'], told: Answer): void {
    try {
      answer(told);
    } catch (thrown) {
      this.#options.broken(thrown);
    }
  }

  #rest(): void {
    if (this.#options.residence().known?.pipeline.idle === false) return;
    for (const resolve of this.#resting) resolve();
    this.#resting = [];
  }

  /** A match of an earlier version cannot tell whether it is over; its record does. */
  async #settleBygone(match: string): Promise<void> {
    const { keeper, intake, broken } = this.#options;
    try {
      const recorded: OwnCommand = { do: 'recorded', match };
      if ((await keeper.record(match)) !== undefined) await intake().submit(TABLE, recorded);
    } catch (thrown) {
      broken(thrown);
    }
  }
}
