import type { CDPSession, Page } from '@playwright/test';
import { comeIn, PHONE, seeTurn, sitDown, writeNumber } from '../test/browser/acts.ts';
import { openBrowser } from '../test/browser/browser.ts';
import { openHouse } from '../test/browser/house.ts';

/**
 * Whether a phone four times slower than this machine can draw every frame while a card turns and while the review plays. Without a
 * graphics card a browser draws on the processor and misses frames whatever the page does, so it is not frames that are counted but
 * the page's own work for each: scripts, styles, layout and paint on its main thread, in processor time, so that a busy machine
 * changes little. Four times the work has to fit a frame. What moves by itself (`transform`, `opacity`) costs the main thread nothing;
 * an animation that does is told apart by the frames it makes the main thread draw.
 */
const SLOWER = 4;
const FRAME = 1000 / 60;
const TURNS = 20;
const MEASURED = Number(process.env['CARDS'] ?? 6);
const REVIEWED = 3;
/** Longer than keys are ignored after a card has turned, than a card's turning takes, and as long as a card stays in the review. */
const DEAF = 800;
const MOVING = 900;
const BEAT = 3600;
/** What answers a finger, and what puts a new card up, may take this long: nothing moves yet, and nobody feels a tenth of a second. */
const START = 100;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

interface Measured {
  /** Milliseconds of a slower phone's main thread, one for each frame it had work for. */
  readonly frames: readonly number[];
  /** Of all time, how much the main thread worked. */
  readonly share: number;
}

/** The page's work while `act` runs, frame by frame. */
async function measure(cdp: CDPSession, act: () => Promise<unknown>): Promise<Measured> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  const done = new Promise<void>((complete) => {
    cdp.once('Tracing.tracingComplete', () => complete());
  });
  const traceConfig = {
    includedCategories: ['toplevel', 'cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
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
  for (const { ts, tdur = 0 } of tasks) {
    const frame = starts.findLastIndex((start) => start <= ts);
    work.set(frame, (work.get(frame) ?? 0) + (SLOWER * tdur) / 1000);
  }
  const all = [...work.values()];
  const span = Math.max(...tasks.map(({ ts }) => ts)) - Math.min(...tasks.map(({ ts }) => ts));
  return { frames: all, share: (1000 * all.reduce((sum, each) => sum + each, 0)) / span };
}

function key({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

let failed = false;

/** `heavy` frames begin something and may take `START`; all others have to fit. */
function emit(what: string, all: readonly Measured[], heavy: number): void {
  const frames = all.flatMap((each) => each.frames).toSorted((a, b) => b - a);
  const late = frames.filter((each) => each > FRAME);
  const [longest = 0] = frames;
  const bad = late.length > heavy || longest > START;
  failed ||= bad;
  const share = (100 * all.reduce((sum, each) => sum + each.share, 0)) / all.length;
  console.log(
    `${bad ? 'BELOW' : 'ok   '} ${what}: ${frames.length} frames, ${late.length} of them over ${FRAME.toFixed(1)} ms (${heavy} may be), longest ${longest.toFixed(1)} ms, half under ${(frames[frames.length >> 1] ?? 0).toFixed(1)} ms, busy ${share.toFixed(0)} %`,
  );
}

/** Until nothing on the page moves any more. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const { page, context } = await comeIn(browser, PHONE, 'pl-PL', { reducedMotion: 'no-preference' });
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  await page.getByRole('button', { name: 'Gram solo' }).click();
  await seeTurn(page, 1);
  await still(page);
  const cdp = await context.newCDPSession(page);
  console.log(`a frame is ${FRAME.toFixed(1)} ms; times are ${SLOWER} × the processor time of this machine`);
  emit('nothing happens', [await measure(cdp, () => page.waitForTimeout(2000))], 0);
  const typed: Measured[] = [];
  const turned: Measured[] = [];
  for (let turn = 1; turn <= MEASURED; turn++) {
    const field = page.locator(`.r-tape .f.now[data-n="${turn}"] b`);
    await page.waitForTimeout(DEAF);
    typed.push(
      await measure(cdp, async () => {
        await page.keyboard.press('1');
        await page.waitForTimeout(300);
      }),
    );
    if ((await field.textContent()) !== '1') throw new Error('the pad did not hear the key');
    turned.push(
      await measure(cdp, async () => {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(MOVING);
      }),
    );
    await seeTurn(page, turn + 1);
  }
  emit('a digit is typed', typed, MEASURED);
  // One answers the key, one draws the next card's picture for the first time.
  emit('a card turns', turned, 2 * MEASURED);
  for (let turn = MEASURED + 1; turn <= TURNS; turn++) await writeNumber(page, turn, turn % 7);
  await page.locator('.r-review').waitFor();
  await page.waitForTimeout(1000);
  emit('the review plays', [await measure(cdp, () => page.waitForTimeout(REVIEWED * BEAT))], 2 * REVIEWED);
} finally {
  await browser.close();
  await house.close();
}
if (failed) process.exitCode = 1;
