import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The same bytes every time: for a house whose every deal is known beforehand. */
export function drawing(seed: string): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => {
    const found: number[] = [];
    while (found.length < bytes) found.push(...createHash('sha256').update(`${seed} ${drawn++}`).digest());
    return Uint8Array.from(found.slice(0, bytes));
  };
}

/** A device whose luck is always the same: what it adds to a deal changes nothing from run to run. */
export async function fixLuck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array) array.fill(7);
      return array;
    };
  });
}
