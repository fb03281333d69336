import { expect, test } from 'vitest';
import { deviceKeeper } from './device-keeper.ts';
import type { Vault } from './vault.ts';

function emptyVault(): Vault {
  return {
    seal: async () => ({ iv: new Uint8Array(), bytes: new ArrayBuffer() }),
    open: async () => '',
    async write(_, work) {
      const places = { add() {}, get: () => new EventTarget() };
      return work({ objectStore: () => places } as unknown as IDBTransaction);
    },
    read: async <T>() => undefined as T,
    close() {},
  };
}

test('what there is no room for is refused as that, and holds up nothing that comes after it', async () => {
  const vault = emptyVault();
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
