import { expect, test } from 'vitest';
import { deviceKeeper } from './device-keeper.ts';
import type { Vault } from './vault.ts';

/** A vault in which a long text takes longer to seal; it notes what is written, in its order. */
function slowVault(): Vault & { readonly written: number[] } {
  const written: number[] = [];
  return {
    written,
    async seal(text) {
      for (let i = 0; i < text.length; i++) await Promise.resolve();
      return { iv: new Uint8Array(), bytes: new ArrayBuffer() };
    },
    open: async () => '',
    async write(_, work) {
      const places = { add: ({ n }: { n: number }) => void written.push(n), get: () => new EventTarget() };
      return work({ objectStore: () => places } as unknown as IDBTransaction);
    },
    read: async <T>() => undefined as T,
    close() {},
  };
}

test('what is kept first is written first, however long it takes to seal', async () => {
  const vault = slowVault();
  const keeper = await deviceKeeper(vault);
  const step = { at: 0, data: 'x' };
  const answers = await Promise.all([
    keeper.append({ table: 'a', n: 1, steps: [step], base: 'a whole table is a long text' }),
    keeper.append({ table: 'a', n: 2, steps: [step, step] }),
    keeper.append({ table: 'a', n: 4, steps: [step] }),
  ]);
  expect(vault.written).toEqual([1, 2, 3, 4]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
});

test('a write that fails holds up nothing that comes after it', async () => {
  const vault = slowVault();
  let fails = true;
  const keeper = await deviceKeeper({
    ...vault,
    write: (stores, work) => {
      if (!fails) return vault.write(stores, work);
      fails = false;
      return Promise.reject(new DOMException('', 'QuotaExceededError'));
    },
  });
  const step = { at: 0, data: 'x' };
  expect(await keeper.append({ table: 'a', n: 1, steps: [step] })).toEqual({ ok: false, why: 'full' });
  expect(await keeper.append({ table: 'a', n: 1, steps: [step] })).toEqual({ ok: true });
});
