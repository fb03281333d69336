import { houseNotice } from '../../line/house-notice.ts';
import { call } from '../../line/http.ts';
import type { HouseNotice } from '../../../wire/down.ts';

/** For a page without a line: whoever has one is told over it. */
export async function ask(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await call<{ readonly notice: HouseNotice | null }>('/api/notice');
  if (answer.ok) houseNotice.value = answer.value.notice;
}
