import type { Page } from '@playwright/test';
import { openBrowser } from '../test/browser/browser.ts';
import { comeIn, PHONE, seeTurn, sitDown, writeNumber } from '../test/browser/acts.ts';
import { openHouse } from '../test/browser/house.ts';

/**
 * Frames a phone drops while a card turns and while the review plays, with the processor slowed down four times. It means something
 * on a quiet machine only. A frame that comes more than half a frame late counts as dropped.
 */
const SLOWED = 4;
const FRAME = 1000 / 60;
const TURNS = 20;

interface Measured {
  readonly frames: number;
  readonly dropped: number;
  readonly longest: number;
  readonly shift: number;
}

async function watch(page: Page, ms: number): Promise<Measured> {
  return page.evaluate(
    async ([span = 0, frame = 0]) => {
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: false });
      const times: number[] = [];
      await new Promise<void>((done) => {
        const tick = (now: number): void => {
          times.push(now);
          if (now - (times[0] ?? now) < span) requestAnimationFrame(tick);
          else done();
        };
        requestAnimationFrame(tick);
      });
      observer.disconnect();
      const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
      const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
      return { frames: gaps.length, dropped, longest: Math.max(...gaps), shift };
    },
    [ms, FRAME],
  );
}

function tell(what: string, all: readonly Measured[]): void {
  const frames = all.reduce((sum, each) => sum + each.frames, 0);
  const dropped = all.reduce((sum, each) => sum + each.dropped, 0);
  const longest = Math.max(...all.map((each) => each.longest));
  const shift = Math.max(...all.map((each) => each.shift));
  const share = ((100 * dropped) / (frames + dropped)).toFixed(1);
  console.log(
    `${what}: ${dropped} of ${frames + dropped} frames dropped (${share} %), longest ${longest.toFixed(0)} ms, layout shift ${shift.toFixed(4)}`,
  );
}

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const { page, context } = await comeIn(browser, PHONE, 'pl-PL', { reducedMotion: 'no-preference' });
  await sitDown(page, `${house.url}/new/rudy`, 'Ola');
  await page.getByRole('button', { name: 'Gram solo' }).click();
  await seeTurn(page, 1);
  await page.waitForTimeout(3000);
  tell('nothing happens, not slowed', [await watch(page, 1000)]);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  tell('nothing happens', [await watch(page, 1000)]);
  const turns: Measured[] = [];
  for (let turn = 1; turn < TURNS; turn++) {
    const [measured] = await Promise.all([watch(page, 900), writeNumber(page, turn, turn % 7)]);
    turns.push(measured);
  }
  tell('a card turns', turns);
  await writeNumber(page, TURNS, 3);
  await page.locator('.r-review').waitFor();
  await page.waitForTimeout(1000);
  tell('the review plays', [await watch(page, 11_000)]);
} finally {
  await browser.close();
  await house.close();
}
