import type { CDPSession, Page } from '@playwright/test';
import type { Weighing } from '../src/client/gallery/weighed.ts';
import { PHONE } from '../test/browser/acts.ts';
import { openBrowser } from '../test/browser/browser.ts';
import { GALLERIES, galleryPath, serveGalleries } from '../test/browser/gallery.ts';
import { measure, type Measured } from '../test/browser/tracing.ts';

/**
 * Whether a phone four times slower than this machine can draw every frame of what each game says is weighed (`frames.tsx` of its
 * gallery). Without a graphics card a browser draws on the processor and misses frames whatever the page does, so it is not frames that
 * are counted but the page's own work for each: scripts, styles, layout and paint on its main thread, in processor time, so that a busy
 * machine changes little. Four times the work has to fit a frame. What moves by itself (`transform`, `opacity`) costs the main thread
 * nothing; an animation that does is told apart by the frames it makes the main thread draw. `npm run frames -- rudy` weighs one game.
 */
const SLOWER = 4;
const FRAME = 1000 / 60;
/** Longer than a screen is deaf to keys after something has come. */
const DEAF = 900;

let failed = false;

/**
 * `starts` frames a beat begin something and may take `longest`; all others have to fit. Of the beats' longest frames the middle one counts,
 * and none may take twice as long: what a neighbour on the same machine does shows in one beat, what the page does in all.
 */
function emit(what: string, here: readonly Measured[], { starts, longest: most, beats }: Weighing): void {
  const all = here.map(slower);
  const frames = all.flatMap((each) => each.frames).toSorted((a, b) => b - a);
  const late = frames.filter((each) => each > FRAME);
  const longest = all.map((each) => Math.max(0, ...each.frames));
  const middle = longest.toSorted((a, b) => a - b)[longest.length >> 1] ?? 0;
  const heavy = starts * beats;
  const bad = late.length > heavy || middle > most || Math.max(...longest) > 2 * most;
  failed ||= bad;
  const garbage = Math.max(0, ...all.flatMap(({ collected }) => collected));
  const told = [
    `longest ${middle.toFixed(1)} of ${most} ms (${longest.map((each) => each.toFixed(0)).join(' ')})`,
    `${late.length} of ${frames.length} frames over ${FRAME.toFixed(1)} ms (${heavy} may be)`,
    `half under ${(frames[frames.length >> 1] ?? 0).toFixed(1)} ms`,
    `garbage apart: ${garbage.toFixed(0)} ms at most`,
  ];
  console.log(`${bad ? 'BELOW' : 'ok   '} ${what}: ${told.join(', ')}`);
}

/** On a slower phone. */
function slower({ frames, collected }: Measured): Measured {
  return { frames: frames.map(slowed), collected: collected.map(slowed) };
}

function slowed(ms: number): number {
  return SLOWER * ms;
}

/** Until nothing on the page moves any more. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(DEAF);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

async function weigh(page: Page, cdp: CDPSession, game: string, url: string): Promise<boolean> {
  await page.goto(url);
  const root = page.locator('#gallery[data-weighings]');
  await root.waitFor();
  const told = await root.getAttribute('data-weighing');
  if (told === null) return false;
  const it = JSON.parse(told) as Weighing;
  await (it.own ? page.waitForTimeout(DEAF) : still(page));
  const measured: Measured[] = [];
  for (let beat = 0; beat < it.beats; beat++) {
    measured.push(
      await measure(cdp, async () => {
        const pressed = it.keys[beat];
        if (pressed !== undefined) await page.keyboard.press(pressed);
        else if (!it.own) await page.evaluate(() => void dispatchEvent(new Event('beat')));
        await page.waitForTimeout(it.beat);
      }),
    );
  }
  emit(`${game}: ${it.name}`, measured, it);
  return true;
}

const asked = process.argv.slice(2);
const games = GALLERIES.filter((game) => asked.length === 0 || asked.includes(game));
const [galleries, browser] = await Promise.all([serveGalleries(), openBrowser()]);
try {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference', serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  console.log(`a frame is ${FRAME.toFixed(1)} ms; times are ${SLOWER} × the processor time of this machine`);
  for (const game of games) {
    const url = `${galleries.url}${galleryPath(game, 'pl').replace('&still', '')}`;
    for (let place = 0; await weigh(page, cdp, game, `${url}&weigh=${place}`); place++);
  }
} finally {
  await browser.close();
  galleries.close();
}
if (failed) process.exitCode = 1;
