import { forget, PREFIX, recall, store } from '../shell/memory.ts';

/** A seat at a table that was not opened here for so long is forgotten. */
export const KEPT_DAYS = 60;

const DAY = 86_400_000;
const SLOT = 'opened';
const SEAT = 'table.';

/** Notes that the table `code` was opened today, and forgets seats at tables that nobody opens any more. */
export function pruneSeats(now: number, code: string | undefined): void {
  const today = Math.floor(now / DAY);
  const before = read();
  const opened: Record<string, number> = {};
  for (const key of seats()) {
    const seen = key === code ? today : (before[key] ?? today);
    if (today - seen > KEPT_DAYS) forget(SEAT + key);
    else opened[key] = seen;
  }
  store(SLOT, JSON.stringify(opened));
}

/** The codes of all tables this device has a seat at. */
function seats(): string[] {
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + SEAT));
    return all.map((key) => key.slice((PREFIX + SEAT).length));
  } catch {
    return [];
  }
}

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(recall(SLOT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
