import type { Millis } from '../runner/time.ts';
import { refuse, type Answer } from './answer.ts';
import { assemble } from './assembly.ts';
import type { ChairId } from './chair.ts';
import type { Command, Who } from './command.ts';
import type { KeptStep } from './keeper.ts';
import { ALONE, leadershipAmong, type Leadership } from './leadership.ts';
import type { Parts, TableOptions } from './parts.ts';
import type { Presence } from './presence.ts';
import type { Listener, Said } from './publication.ts';
import type { Table } from './table.ts';

/**
 * One table: decides one thing after the other, and tells of it when it is kept. `assembly.ts` has its parts; a class,
 * because there is one for every table.
 */
export class Actor {
  readonly id: string;
  readonly #options: TableOptions;
  readonly #leadership: Leadership;
  readonly #parts: Parts;
  #closing = false;
  #touched: Millis;
  /** When a person last wanted something. */
  #wanted = Number.NEGATIVE_INFINITY;

  constructor(id: string, options: TableOptions) {
    const { peers, time } = options;
    this.id = id;
    this.#options = options;
    this.#touched = time.now();
    this.#leadership = peers === undefined ? ALONE : leadershipAmong(peers, time);
    this.#parts = assemble(id, options, this.#leadership, {
      closing: () => this.#closing,
      wanted: () => this.#wanted,
      touch: () => void (this.#touched = time.now()),
    });
  }

  submit(who: Who, command: Command): Promise<Answer> {
    return new Promise((answered) => this.submitThen(who, command, answered));
  }

  /** The same without a promise; the answer may come at once. */
  submitThen(who: Who, command: Command, answered: (answer: Answer) => void): void {
    if (this.#closing) return answered(refuse('store-closed'));
    this.#touch();
    this.#parts.intake.submitThen(who, command, answered);
  }

  /** Calls `see` with the table as it is kept, in one go: nothing is published in between. */
  async look<T>(see: (table: Table, presence: Presence) => T): Promise<T> {
    const { residence, presence } = this.#parts;
    this.#touch();
    return see((await residence.load()).kept, presence);
  }

  listen(listener: Listener): () => void {
    return this.#parts.publisher.listen(listener);
  }

  arrive(chair: ChairId): () => void {
    return this.#parts.presence.arrive(chair);
  }

  get said(): readonly Said[] {
    return this.#parts.publisher.said;
  }

  /** Does what has come due, in whoever's place. */
  async wake(): Promise<void> {
    const { residence, steward } = this.#parts;
    this.#touched = this.#options.time.now();
    await (this.#options.peers === undefined ? residence.load() : residence.refresh());
    steward.takeOver();
  }

  /** Another program has kept these steps, from place `n` on; without them: there is something newer, up to `n`. */
  hear(n: number, steps: readonly KeptStep[]): void {
    if (!this.#closing) this.#parts.residence.hear(n, steps);
  }

  /** Somebody was heard at another program. */
  overhear(said: Said): void {
    this.#parts.publisher.overhear(said);
  }

  /** Looks at what is kept now, whatever was heard; tells whether there was anything new. */
  async catchUp(): Promise<boolean> {
    const { residence } = this.#parts;
    this.#touch();
    const before = residence.known?.kept;
    return (await residence.refresh()).kept !== before;
  }

  /** It does by itself what is to be done, rather than leaving it to another program. */
  leads(): boolean {
    return this.loaded() && this.#leadership.leads();
  }

  /** The record of the match on the table, kept if it was not yet. */
  keepRecord(match: string): Promise<string | undefined> {
    return this.#parts.recorder.keep(match);
  }

  /** What people type to find it, where that is known without asking. */
  code(): string | undefined {
    return this.#parts.residence.known?.kept.code;
  }

  loaded(): boolean {
    return this.#parts.residence.known !== undefined;
  }

  /** When somebody last wanted something. */
  idleSince(): Millis {
    return this.#touched;
  }

  /** Somebody listens or is here. */
  watched(): boolean {
    return this.#parts.publisher.heard() || this.#parts.presence.anyone();
  }

  /** Something happened at it that must not: it does nothing by itself until somebody has changed it. */
  isFaulty(): boolean {
    return this.#parts.steward.isFaulty();
  }

  /** Somebody could not be shown the table. */
  fail(): void {
    this.#parts.steward.halt();
  }

  /** Leaves memory, if nothing is going on and nobody has touched it since `before`. */
  unload(before: Millis): boolean {
    const { residence, recorder, thinking, steward, publisher } = this.#parts;
    const idle = residence.resident?.pipeline.idle === true && !recorder.busy() && thinking.idle();
    if (!idle || this.#touched >= before) return false;
    // What only memory knows of is still to be done; and whoever looks must hear what others do.
    if (steward.isNeeded() || (this.#options.peers !== undefined && publisher.heard())) return false;
    residence.leave();
    thinking.stop();
    recorder.forget();
    steward.rest();
    this.#options.report({ kind: 'evicted', table: this.id });
    return true;
  }

  /** Does nothing more by itself and takes no more commands; all that was asked before is answered then. */
  async close(): Promise<void> {
    const { residence, thinking, steward, landing } = this.#parts;
    this.#closing = true;
    thinking.stop();
    steward.stop();
    if (residence.is === 'loading' || residence.is === 'recovering') await residence.load().catch(() => {});
    if (residence.known?.pipeline.idle === false) await landing.rested();
    residence.close();
  }

  #touch(): void {
    this.#touched = this.#wanted = this.#options.time.now();
  }
}
