import type { Known } from '../line/line.ts';
import { saidIfKnown } from '../words/speak.ts';
import { t } from './words/index.ts';

/** A code of the table's as a sentence. */
export function refusalWords(code: string, { wait = 0, absent = 0 }: Known = {}): string {
  const seconds = Math.ceil(wait / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return saidIfKnown(`refusal.${code}`, { time, absent }) ?? t('refusal.other', { code });
}
