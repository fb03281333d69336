import { expect } from 'vitest';
import { PATIENCE, type Person } from './ruletka-acts.ts';

const SOON = { timeout: PATIENCE };

/** By thumb: the gun lies open only while it is held. */
export async function holdByThumb({ page }: Person): Promise<void> {
  const faces = (): Promise<number> => page.locator('.fan text', { hasText: /KLIK|POCISK/ }).count();
  await page.locator('.rl-pad').waitFor();
  expect(await faces()).toBe(0);
  const box = await page.locator('.rl-pad').boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await expect.poll(faces, SOON).toBeGreaterThanOrEqual(7);
  await page.mouse.move(box.x + box.width - 20, box.y + 30);
  await page.mouse.up();
  await expect.poll(faces, SOON).toBe(0);
  expect(await page.locator('.rl-controls').innerText()).not.toMatch(/: (KLIK|POCISK)/);
  await page.getByRole('button', { name: 'Schowaj kartę 7' }).click();
}

/** By keyboard: held with the space bar, told to who listens, covered when it is let go. */
export async function holdByKey({ page }: Person): Promise<void> {
  await page.locator('.rl-pad').focus();
  await page.keyboard.down(' ');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Card 1: CLICK').waitFor({ state: 'attached' });
  await page.keyboard.up(' ');
  await page.getByText('Card 1, covered').waitFor({ state: 'attached' });
  expect(await page.locator('.fan text').count()).toBe(0);
  // From the pad to the button below it: Enter on the pad would hold it.
  await page.keyboard.press('Tab');
}
