import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Time } from '../wire/fanout.ts';
import type { Config } from './config.ts';
import type { Gatherings } from './gatherings.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** All that whoever answers people needs at hand. */
export interface Desk {
  readonly config: Config;
  readonly limits: Limits;
  readonly tables: Tables;
  readonly store: Store;
  readonly gatherings: Gatherings;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly time: Time;
  /** Whether it is open: not yet while it starts, no longer while it closes. */
  isOpen(): boolean;
}
