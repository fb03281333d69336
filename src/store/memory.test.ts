import { describe, expect, it } from 'vitest';
import { CONTRACT } from './contract.ts';
import { openMemory } from './memory.ts';
import type { Store } from './store.ts';

describe('memory keeps the contract of a store:', () => {
  it.each([...CONTRACT])('$name', async ({ run }) => {
    const store = openMemory();
    const again = (): Promise<Store> => Promise.resolve(openMemory(store));
    await expect(run({ store, again })).resolves.toBeUndefined();
  });
});
