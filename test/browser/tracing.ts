import type { CDPSession } from '@playwright/test';

const COLLECTING: ReadonlySet<string> = new Set(['MajorGC', 'V8.GCIncrementalMarking']);
/** Who has asked for a task that sweeps: a hundred small ones in two quiet seconds once looked like one long frame. */
const COLLECTOR = /\bv8\/src\/heap\//;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly src_file?: string };
}

export interface Measured {
  /** Milliseconds of the main thread's processor time, one for each frame it had work for. */
  readonly frames: readonly number[];
  /** Tasks in which the browser only collected garbage. It chooses when, mostly between frames: they are no frame's work. */
  readonly collected: readonly number[];
}

/** The page's work while `act` runs, frame by frame. */
export async function measure(cdp: CDPSession, act: () => Promise<unknown>): Promise<Measured> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  const done = new Promise<void>((complete) => {
    cdp.once('Tracing.tracingComplete', () => complete());
  });
  const traceConfig = {
    includedCategories: ['toplevel', 'cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', collect);
  return framesOf(events);
}

/** Tasks of the busiest renderer's main thread, put together by the frame they fall into. */
function framesOf(events: readonly TraceEvent[]): Measured {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(key),
  );
  const tasks = events.filter((event) => mains.has(key(event)) && event.name === 'RunTask');
  const marks = events.filter((event) => mains.has(key(event)) && event.name === 'ProxyMain::BeginMainFrame');
  if (tasks.length === 0) throw new Error('the trace tells nothing of the page');
  const starts = marks.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const work = new Map<number, number>();
  const collections = events.filter((event) => mains.has(key(event)) && collects(event));
  const collected: number[] = [];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const inside = collections.filter((event) => event.ts >= ts && event.ts < ts + dur);
    if (inside.reduce((sum, each) => sum + (each.tdur ?? 0), 0) > 0.8 * tdur) {
      collected.push(tdur / 1000);
      continue;
    }
    const frame = starts.findLastIndex((start) => start <= ts);
    work.set(frame, (work.get(frame) ?? 0) + tdur / 1000);
  }
  return { frames: [...work.values()], collected };
}

function collects({ name, args }: TraceEvent): boolean {
  return COLLECTING.has(name) || COLLECTOR.test(args.src_file ?? '');
}

function key({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
