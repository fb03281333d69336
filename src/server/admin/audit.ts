import type { Office } from '../../store/office.ts';
import type { Millis } from '../../store/store.ts';
import type { Deed, LoggedDeed } from '../../wire/admin.ts';
import type { Log } from '../log.ts';

export interface Audit {
  note(deed: Deed): Promise<void>;
  read(limit: number): Promise<readonly LoggedDeed[]>;
}

/** In the log and in the store: a log may be thrown away, and a store may be full. */
export function openAudit(office: Office, log: Log, node: string, now: () => Millis): Audit {
  return {
    async note(deed) {
      log.warn({ admin: deed }, 'the operator');
      const kept = await office.note({ at: now(), data: JSON.stringify({ ...deed, node }) });
      if (!kept.ok) log.error({ why: kept.why }, 'what the operator did is in this log only');
    },
    async read(limit) {
      return (await office.noted(limit)).map(({ at, data }) => ({ at, ...(JSON.parse(data) as Deed) }));
    },
  };
}
