import type { Page } from './engines/page.ts';
import { answered, type Player, type Sight } from './mozg-acts.ts';

/** Who plays wants to win; who passes wherever it is allowed is soon out of brains, and everybody at home. */
export type Temper = 'plays' | 'passes';

/** What one does when asked: the lowest card that may be played, all its copies, and otherwise whatever comes first. */
export async function answer({ page, way }: Player, seen: Sight, temper: Temper = 'plays'): Promise<void> {
  const sight = temper === 'passes' && seen.phase === 'turn' && seen.mayPass ? { ...seen, cards: [] } : seen;
  if (sight.roundEnd) {
    // It goes by itself after a while: then there is nothing to put away.
    if (way === 'keys') await page.keyboard.press('Enter');
    else
      await page
        .locator('.m-round-end .m-button')
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    await page.locator('.m-round-end').waitFor({ state: 'detached' });
    return;
  }
  await (way === 'keys' ? withKeys(page, sight) : withFinger(page, sight));
  await answered(page, sight.question);
}

/** Equal cards lie side by side: how many of the first that may be played. */
function lowest({ cards }: Sight): { readonly at: number; readonly count: number } | undefined {
  const at = cards.findIndex(({ allowed }) => allowed);
  if (at < 0) return undefined;
  return { at, count: cards.filter(({ card }) => card === cards[at]?.card).length };
}

async function withKeys(page: Page, sight: Sight): Promise<void> {
  const keys = page.keyboard;
  switch (sight.phase) {
    case 'bury':
    case 'keep':
      await keys.press('1');
      return keys.press('Enter');
    case 'show':
      return keys.press('2');
    case 'turn': {
      const play = lowest(sight);
      if (play === undefined) return keys.press('p');
      for (let i = 0; i < play.count; i++) {
        await arrowTo(page, play.at + i);
        await keys.press('Enter');
      }
      for (let i = 1; i < play.count && (await page.locator('.m-dividing').count()) > 0; i++) {
        await tabTo(page, '.m-receiver .slab');
        await keys.press('Enter');
      }
      await arrowTo(page, play.at);
      return keys.press('Enter');
    }
    case 'refill':
      for (let i = 0; i < sight.cards.length && (await isOff(page)); i++) {
        await arrowTo(page, i);
        await keys.press(' ');
      }
      return keys.press('Enter');
    default:
      if (sight.phase === 'gift') await tabAndPress(page, '.m-hand button');
      if (sight.phase === 'swap') await tabAndPress(page, '.m-tile');
      await tabAndPress(page, '.m-effect-choice .slab');
      return keys.press('Enter');
  }
}

async function withFinger(page: Page, sight: Sight): Promise<void> {
  const card = (at: number): Promise<void> =>
    // Cards lie over each other: a finger goes where one can be seen.
    page
      .locator('.m-hand button')
      .nth(at)
      .tap({ position: { x: 14, y: 26 } });
  switch (sight.phase) {
    case 'bury':
    case 'keep':
      await page.locator('.m-offered button').first().tap();
      break;
    case 'show':
      return page.locator('.m-signs button').nth(1).tap();
    case 'turn': {
      const play = lowest(sight);
      if (play === undefined) return page.locator('.m-button.other').tap();
      for (let i = 0; i < play.count; i++) await card(play.at + i);
      for (let i = 1; i < play.count && (await page.locator('.m-dividing').count()) > 0; i++) {
        await page.locator('.m-receiver .slab').last().tap();
      }
      break;
    }
    case 'refill':
      for (let i = 0; i < sight.cards.length && (await isOff(page)); i++) await card(i);
      break;
    default:
      if (sight.phase === 'gift') await card(0);
      if (sight.phase === 'swap') await page.locator('.m-tile').first().tap();
      await page.locator('.m-effect-choice .slab').first().tap();
  }
  await page.locator('.m-button.do').tap();
}

const isOff = async (page: Page): Promise<boolean> =>
  (await page.locator('.m-button.do[aria-disabled="true"]').count()) > 0;

/** By arrows to a card of the hand. */
export async function arrowTo(page: Page, at: number): Promise<void> {
  const where = (): Promise<number> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.m-hand button')].findIndex((each) => each === document.activeElement),
    );
  for (let from = await where(); from !== at; from = await where()) {
    await page.keyboard.press(from > at ? 'ArrowLeft' : 'ArrowRight');
  }
}

/** Tab, until the focus is on one of `what`. */
export async function tabTo(page: Page, what: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard finds no ${what}`);
}

async function tabAndPress(page: Page, what: string): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press(' ');
}
