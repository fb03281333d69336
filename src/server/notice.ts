import type { Announcement } from '../wire/admin.ts';
import type { NoticeMessage } from '../wire/down.ts';

/** An announcement as screens are told: their clocks may be wrong, so it says how long there is left. */
export function noticeOf(announcement: Announcement | null, now: number): NoticeMessage {
  if (announcement === null) return { t: 'notice', notice: null };
  const { at, text } = announcement;
  return { t: 'notice', notice: { left: at === null ? null : Math.max(0, Math.round(at - now)), text } };
}
