import { SHELF } from '../src/games/shelf.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';
import { ARGS } from '../test/browser/browser.ts';
import lighthouse from 'lighthouse';
import { sitDown } from '../test/browser/acts.ts';
import { openHouse } from '../test/browser/house.ts';

/**
 * Lighthouse, as a phone that comes for the first time, on the home page, a lobby and tables in mid-game of a real house.
 * `npm run lighthouse -- home` looks at one of them. Performance means something on a quiet machine only.
 */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const RUNS = Number(process.env['RUNS'] ?? 3);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const said = process.argv.slice(2);
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'stolik-lighthouse-'));
const house = await openHouse();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env['CHROME'] ?? (await packed.executablePath()),
  args: [...ARGS, `--remote-debugging-port=${port}`],
  headless: true,
  locale: 'pl-PL',
});
async function withBots(game: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(house.url);
  await page.locator(`[data-game="${game}"] .home-play`).click();
  await page.locator('.play-board main').waitFor({ timeout: 60_000 });
  const url = page.url();
  await page.close();
  return url;
}

/** A table of every game, by its name, one after the other. */
async function tables(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const { id } of SHELF) found.push([id, await withBots(id)]);
  return found;
}

let failed = false;
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
try {
  const lobby = await context.newPage();
  await sitDown(lobby, `${house.url}/new/${SHELF[0]?.id}`, 'Ola');
  const pages = {
    home: house.url,
    lobby: lobby.url(),
    ...Object.fromEntries(await tables()),
  };
  await lobby.close();
  for (const [name, url] of Object.entries(pages)) {
    if (said.length > 0 && !said.includes(name)) continue;
    const scores: Record<string, number[]> = {};
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(url, {
        port,
        onlyCategories: Object.keys(WANTED),
        logLevel: 'error',
      });
      if (result === undefined) throw new Error('Lighthouse saw nothing');
      const { categories, audits } = result.lhr;
      for (const [id, { score, auditRefs }] of Object.entries(categories)) {
        (scores[id] ??= []).push(Math.round((score ?? 0) * 100));
        if (run > 0 || id === 'performance') continue;
        for (const ref of auditRefs) {
          const audit = audits[ref.id];
          if (ref.weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
            console.log(`      ${name}: ${ref.id}: ${audit?.title}`);
        }
      }
      const metric = (id: string): string => audits[id]?.displayValue ?? '?';
      console.log(
        `      ${name} FCP ${metric('first-contentful-paint')} LCP ${metric('largest-contentful-paint')} TBT ${metric('total-blocking-time')} CLS ${metric('cumulative-layout-shift')} SI ${metric('speed-index')}`,
      );
    }
    for (const [id, wanted] of Object.entries(WANTED)) {
      const score = scores[id]?.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
      if (score < wanted) failed = true;
      console.log(`${score < wanted ? 'BELOW' : 'ok   '} ${name}: ${id} ${score}, wanted ${wanted}`);
    }
  }
} finally {
  await context.close();
  await house.close();
  rmSync(profile, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
