import { recall, store } from '../../shell/memory.ts';

/** Home asks for it before it fetches the rest. */
const SLOT = 'recent';
/** Codes of about a dozen tables: what is cut off, or stands there twice, is of no weight. */
const LONGEST = 99;
/** As many as anybody goes back to. */
const MOST = 8;

/** The tables this device has a seat at, by their codes: those it was at last come first. */
export function recentTables(): readonly string[] {
  const codes = new Set((recall(SLOT) ?? '').split(' '));
  return [...codes].filter((code) => recall(`table.${code}`) !== undefined).slice(0, MOST);
}

/** This device is at this table now. */
export function visit(code: string): void {
  store(SLOT, `${code} ${recall(SLOT) ?? ''}`.slice(0, LONGEST));
}
