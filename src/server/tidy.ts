import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Less than this is not worth the while. */
const WORTH = 8 << 20;
/** A second with less of the processor than this is a quiet one, in microseconds. */
const QUIET = 50_000;

/**
 * Gives memory back in a quiet second. An evening's garbage stays until something makes room for more, and while nobody
 * plays nothing does: then idle tables would be charged for it. Collecting stops everything for some dozen milliseconds,
 * so it waits until there is nobody to notice. Called every second.
 */
export function createTidy(): () => boolean {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (how: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;
  let before = process.cpuUsage();
  let kept = 0;
  return () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (user + system > QUIET || getHeapStatistics().total_heap_size < kept + WORTH) return false;
    // The last resort also makes the young generation small again, which is most of it.
    gc({ type: 'major', flavor: 'last-resort' });
    before = process.cpuUsage();
    kept = getHeapStatistics().total_heap_size;
    return true;
  };
}
