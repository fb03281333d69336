import type { Desk } from './desk.ts';

const BEAT = 1000;
const CLEAN = 3_600_000;
const DAY = 86_400_000;

/** A node that missed the news of a ban finds it in the store. */
const LOOK = 15_000;

/** Notes that the program is alive while a clock runs and throws away what is past its time. The answer ends it. */
export function keepHouse(desk: Desk): () => void {
  const stopBeating = every(desk, BEAT, 'the heartbeat', () => beat(desk));
  const stopCleaning = every(desk, CLEAN, 'the cleaning', () => clean(desk));
  const stopLooking = every(desk, LOOK, 'looking for what is settled', () => desk.settled.reload(desk.time.now()));
  return () => {
    stopLooking();
    stopBeating();
    stopCleaning();
  };
}

/** After a crash clocks go on with the time that was left: this is how it is known when the crash was. */
async function beat({ store, time }: Desk): Promise<void> {
  const [clock] = await store.due(Number.MAX_SAFE_INTEGER, 1);
  if (clock !== undefined) await store.beat(time.now());
}

async function clean({ store, time, config, log }: Desk): Promise<void> {
  const { keepTables, keepRecords } = config;
  const before = (days: number): number => time.now() - days * DAY;
  const cleaned = await store.clean({
    ...(keepTables !== null && { tablesBefore: before(keepTables) }),
    ...(keepRecords !== null && { recordsBefore: before(keepRecords) }),
  });
  if (keepRecords !== null) await store.office.forgetNoted(before(keepRecords));
  log.info({ cleaned }, 'cleaned');
}

function every({ time, log }: Desk, ms: number, what: string, work: () => Promise<void>): () => void {
  let stopped = false;
  let cancel = time.after(ms, run);
  function run(): void {
    void work()
      .catch((thrown: unknown) => log.error({ err: thrown }, `${what} has failed`))
      .finally(() => {
        if (!stopped) cancel = time.after(ms, run);
      });
  }
  return () => {
    stopped = true;
    cancel();
  };
}
