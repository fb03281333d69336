import type { Millis } from '../runner/time.ts';

/** How tables behave wherever they run; `TEMPO` has what people meet. */
export interface Tempo {
  /** How long a match waits for the promises of those who are there. */
  readonly promises: Millis;
  /** How long it waits for those who promised to open. */
  readonly openings: Millis;
  /** How long it is counted down to a match everybody has said yes to. */
  readonly countdown: Millis;
  /** How long a table that is open to the house waits for people before bots fill it. */
  readonly gathering: Millis;
  /** How long somebody must be absent before a bot minds their seat. */
  readonly absence: Millis;
  /** How long a match that no clock drives waits for somebody who is here, before a bot may be let play for them. */
  readonly patience: Millis;
  /** How long the host must be absent before another can be; and where their device said that it goes to sleep. */
  readonly hostAway: Millis;
  readonly hostAsleep: Millis;
  /** How long a bot pretends to think: at least and at most. */
  readonly thinking: readonly [Millis, Millis];
  /** A bot that has not answered by then has failed. */
  readonly botPatience: Millis;
  /** How long a pass for another device is good. */
  readonly pass: Millis;
  /** A table untouched for so long leaves memory, with or without people looking at it. */
  readonly idle: Millis;
  /** How often the store is asked for tables that want waking. */
  readonly sweep: Millis;
  /** Steps between two bases: what a restart has to replay at most. */
  readonly base: number;
}

export const TEMPO: Tempo = {
  promises: 2000,
  openings: 10_000,
  countdown: 3000,
  gathering: 20_000,
  absence: 20_000,
  patience: 45_000,
  hostAway: 60_000,
  hostAsleep: 5 * 60_000,
  thinking: [700, 2200],
  botPatience: 10_000,
  pass: 10 * 60_000,
  idle: 60_000,
  sweep: 2000,
  base: 512,
};
