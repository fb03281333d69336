import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHELF } from '../src/games/shelf.ts';
import { openBrowser } from '../test/browser/browser.ts';

/**
 * Draws what a chat app shows under a link to a table, from the game's cover: `screen/cover/picture.jpg` of every game that has
 * one, or of those named. `npm exec -c "node scripts/pictures.ts rudy"`, after the cover has changed.
 */
const SIZE = { width: 1200, height: 630 } as const;
const FONT = fileURLToPath(new URL('../src/client/theme/fonts/nunito-latin.woff2', import.meta.url));
const asked = process.argv.slice(2);

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const { id, name, colour, cover } of SHELF) {
    if (cover === undefined || (asked.length > 0 && !asked.includes(id))) continue;
    const svg = readFileSync(fileURLToPath(cover.front), 'utf8');
    const font = readFileSync(FONT).toString('base64');
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      @font-face { font-family: Nunito; src: url(data:font/woff2;base64,${font}); font-weight: 200 1000; }
      * { margin: 0; box-sizing: border-box; }
      body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; display: flex; align-items: center; gap: 70px; padding-left: 110px;
        background: linear-gradient(135deg, ${colour.main}, ${colour.deep}); font-family: Nunito; color: #fff; }
      .box { flex: none; rotate: -4deg; border-radius: 16px; overflow: hidden; box-shadow: 0 26px 60px #0007, 0 0 0 8px ${cover.side}; }
      .box svg { display: block; width: 350px; height: 490px; }
      h1 { font-size: 104px; line-height: 1; font-weight: 900; max-width: 600px; text-shadow: 0 4px 18px #0009; text-wrap: balance; }
      p { margin-top: 30px; display: inline-block; padding: 10px 34px; border-radius: 99px; background: ${cover.inside}; font-size: 44px; font-weight: 800; }
    </style><div class="box">${svg}</div><div><h1>${name.pl}</h1><p>Stolik</p></div>`);
    await page.evaluate(() => document.fonts.ready);
    const path = fileURLToPath(new URL('./picture.jpg', cover.front));
    writeFileSync(path, await page.screenshot({ type: 'jpeg', quality: 84 }));
    console.log(path);
  }
} finally {
  await browser.close();
}
