import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { settle } from './settled.ts';

/** What is wrong with how a screen stands there: what axe finds, what scrolls, what cannot be reached or read. */
export async function flaws(page: Page): Promise<string[]> {
  await settle(page);
  return [...(await violations(page)), ...(await overflows(page))];
}

/** What does not fit: a page or a board that scrolls, and buttons that lie outside or cut their words off. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const room = document.querySelector('.m-room');
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
    if (room !== null && room.scrollHeight > room.clientHeight) {
      found.push(`the board scrolls by ${room.scrollHeight - room.clientHeight}`);
    }
    // Words of the strip must end where the house's corner begins.
    const corner = [...document.querySelectorAll('.play-corner > *')]
      .filter((each) => getComputedStyle(each).position !== 'absolute')
      .map((each) => each.getBoundingClientRect().left);
    for (const words of document.querySelectorAll('.m-strip h1, .m-strip p')) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const end = Math.min(range.getBoundingClientRect().right, words.getBoundingClientRect().right);
      if (end > Math.min(...corner)) found.push(`under the corner: ${words.textContent}`);
    }
    // Nobody's gravestone may lie under a pile or a card.
    const slabs = [...document.querySelectorAll('.m-above > .m-stones .slab')].map((each) =>
      each.getBoundingClientRect(),
    );
    for (const lying of document.querySelectorAll('.m-above :is(.m-horde, .m-pile .backs, .offer, .m-die)')) {
      const { left, top, right, bottom } = lying.getBoundingClientRect();
      const over = slabs.some(
        (slab) => left < slab.right - 4 && right > slab.left + 4 && top < slab.bottom - 4 && bottom > slab.top + 4,
      );
      if (over) found.push(`over a gravestone: ${lying.getAttribute('class')}`);
    }
    for (const button of document.querySelectorAll<HTMLElement>('.mozg button')) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const name = (button.textContent ?? '').trim();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`outside: ${name}`);
      if (button.matches('.m-button') && button.scrollWidth > button.clientWidth) found.push(`cut off: ${name}`);
    }
    return found;
  });
}
