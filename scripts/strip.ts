import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../test/browser/browser.ts';

/**
 * A game in five pictures, for README.md: `npm run shots -- home lobby rudy-betting rudy-review rudy-final 390x844 light en`, then
 * `npm exec -c "node scripts/strip.ts"`.
 */
const FRAMES = ['home', 'lobby', 'rudy-betting', 'rudy-review-12', 'rudy-final'];
const SIZE = { width: 1500, height: 660 } as const;

const pictures = FRAMES.map((name) => readFileSync(`shots/${name}-390x844-light.png`).toString('base64'));
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; height: ${SIZE.height}px; display: flex; justify-content: space-around; align-items: center; background: #fff; }
    img { width: 278px; border-radius: 26px; box-shadow: 0 4px 18px #0004; }
  </style>${pictures.map((each) => `<img src="data:image/png;base64,${each}">`).join('')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  writeFileSync('docs/pictures/game.jpg', await page.screenshot({ type: 'jpeg', quality: 82 }));
} finally {
  await browser.close();
}
