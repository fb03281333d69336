import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Settled } from './admin/settled.ts';
import type { Attention } from './attention.ts';
import type { Config } from './config.ts';
import type { Gatherings } from './gatherings.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Screens } from './screens.ts';
import type { Clock } from './time.ts';
import type { Tolls } from './tolls.ts';

/** All that whoever answers people needs at hand. */
export interface Desk {
  readonly config: Config;
  readonly limits: Limits;
  /** The public half of the key that signs the house's records. */
  readonly house: string;
  readonly tables: Tables;
  readonly store: Store;
  readonly gatherings: Gatherings;
  readonly screens: Screens;
  /** The tables that are open to the house; nothing where its operator does not allow that. */
  readonly hall: Hall | undefined;
  readonly attention: Attention;
  readonly tolls: Tolls;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly time: Clock;
  /** What the operator has settled. */
  readonly settled: Settled;
  /** Whether it is open: not yet while it starts, no longer while it closes. */
  isOpen(): boolean;
  /** Whether more people may be sent here: no longer once it is going to close. */
  isReady(): boolean;
}
