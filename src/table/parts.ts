import type { BotRunner } from '../runner/bot-runner.ts';
import type { Millis, Time } from '../runner/time.ts';
import type { Environment } from './environment.ts';
import type { Intake } from './intake.ts';
import type { Keeper } from './keeper.ts';
import type { Landing } from './landing.ts';
import type { Peers } from './peers.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { Recorder } from './recorder.ts';
import type { Report } from './report.ts';
import type { Residence } from './residence.ts';
import type { Slices } from './slices.ts';
import type { Steward } from './steward.ts';
import type { Stoppages } from './stoppages.ts';
import type { Tempo } from './tempo.ts';
import type { Thinking } from './thinking.ts';

/** What a table is made with. All of a program's tables share it, but for who leads. */
export interface TableOptions {
  readonly environment: Environment;
  readonly keeper: Keeper;
  readonly time: Time;
  readonly random: (bytes: number) => Uint8Array;
  readonly bots: BotRunner;
  readonly tempo: Tempo;
  readonly stoppages: Stoppages;
  readonly slices: Slices;
  readonly report: (report: Report) => void;
  readonly peers?: Peers;
}

/** What the parts want to know of the table as a whole. */
export interface Whole {
  readonly closing: () => boolean;
  /** When a person last wanted something. */
  readonly wanted: () => Millis;
  /** Something has happened. */
  readonly touch: () => void;
}

/** The parts of one table. */
export interface Parts {
  readonly presence: Presence;
  readonly publisher: Publisher;
  readonly recorder: Recorder;
  readonly thinking: Thinking;
  readonly residence: Residence;
  readonly landing: Landing;
  readonly steward: Steward;
  readonly intake: Intake;
}
