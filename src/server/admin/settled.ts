import type { Office } from '../../store/office.ts';
import type { Announcement, Ban } from '../../wire/admin.ts';
import type { Millis } from '../../store/store.ts';

/** What an operator has settled, at hand. The store has it; every node reads it from there. */
export interface Settled {
  ban(address: string, now: Millis): Ban | undefined;
  bans(now: Millis): readonly Ban[];
  readonly announcement: Announcement | null;
  setBan(ban: Ban): Promise<void>;
  liftBan(address: string): Promise<boolean>;
  announce(announcement: Announcement | null): Promise<void>;
  /** Reads it anew: another node may have changed it. */
  reload(now: Millis): Promise<void>;
}

export interface SettledOptions {
  readonly office: Office;
  /** From now on these are kept out. */
  readonly banned: (address: string) => void;
  readonly announced: (announcement: Announcement | null) => void;
  /** The other nodes should look. */
  readonly changed: () => void;
}

const BAN = 'ban:';
const NOTICE = 'notice';

export function openSettled({ office, banned, announced, changed }: SettledOptions): Settled {
  let bans = new Map<string, Ban>();
  let announcement: Announcement | null = null;
  let written = '';

  const take = (next: Announcement | null): void => {
    const text = JSON.stringify(next);
    if (text === written || (next === null && written === '')) return;
    written = text;
    announcement = next;
    announced(next);
  };
  const kept = async (name: string, value: unknown): Promise<void> => {
    const answer = await office.put(name, value === null ? null : JSON.stringify(value));
    if (!answer.ok) throw new Error(`it is not kept: ${answer.why}`);
  };

  return {
    ban(address, now) {
      const found = bans.get(address);
      return found !== undefined && found.until > now ? found : undefined;
    },
    bans: (now) => [...bans.values()].filter(({ until }) => until > now),
    get announcement() {
      return announcement;
    },
    async setBan(ban) {
      await kept(BAN + ban.address, ban);
      bans.set(ban.address, ban);
      banned(ban.address);
      changed();
    },
    async liftBan(address) {
      const known = bans.delete(address);
      await kept(BAN + address, null);
      changed();
      return known;
    },
    async announce(next) {
      await kept(NOTICE, next);
      take(next);
      changed();
    },
    async reload(now) {
      const read = new Map<string, Ban>();
      for (const [name, data] of await office.list(BAN)) {
        const ban = JSON.parse(data) as Ban;
        if (ban.until > now) read.set(ban.address, ban);
        else await office.put(name, null);
      }
      const before = bans;
      bans = read;
      for (const address of read.keys()) if (!before.has(address)) banned(address);
      const notice = await office.get(NOTICE);
      const found = notice === undefined ? null : (JSON.parse(notice) as Announcement);
      // A restart that was announced has been, by now.
      const isOver = found?.at !== null && found !== null && found.at + PAST < now;
      if (isOver) await office.put(NOTICE, null);
      take(isOver ? null : found);
    },
  };
}

/** So long after its time an announcement is still shown. */
const PAST = 10 * 60_000;
