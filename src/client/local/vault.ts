/** Something sealed: only this device's key opens it. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/**
 * The device's own database. What a running game keeps in it is sealed with a key no script can read out: a game's pile
 * holds the very cards that are to be remembered, and whoever looks into the storage must not find them there.
 */
export interface Vault {
  seal(text: string): Promise<Sealed>;
  open(sealed: Sealed): Promise<string>;
  /** One transaction, on disk before it is answered. What `work` answers is told when it is. */
  write<T>(stores: readonly StoreName[], work: (tx: IDBTransaction) => T): Promise<T>;
  read<T>(store: StoreName, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  close(): void;
}

export const STORES = {
  keys: undefined,
  tables: 'id',
  steps: ['table', 'n'],
  records: 'match',
  alive: undefined,
} as const;
export type StoreName = keyof typeof STORES;

const VERSION = 1;
const KEY = 'local';
const IV_BYTES = 12;

/** Nothing where the browser has no database or no keys for this address (plain http far away, private windows). */
export async function openVault(name = 'stolik'): Promise<Vault | undefined> {
  // Both are missing where the address is not trusted, whatever the types say.
  if (typeof indexedDB === 'undefined' || !isSecureContext) return undefined;
  try {
    const db = await openDatabase(name);
    return vaultOf(db, await keyOf(db));
  } catch {
    return undefined;
  }
}

/**
 * A tab of a newer version may want to change the stores: whoever has them open lets go, and comes again as that version.
 * Where a tab does not let go, nothing is waited for.
 */
async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const [store, keyPath] of Object.entries(STORES)) {
      if (request.result.objectStoreNames.contains(store)) continue;
      request.result.createObjectStore(store, keyPath === undefined ? {} : { keyPath: keyPath as string | string[] });
    }
  });
  const blocked = new Promise<never>((_, reject) => {
    request.addEventListener('blocked', () => {
      request.addEventListener('success', () => request.result.close());
      reject(new Error('another tab has the database open'));
    });
  });
  const db = await Promise.race([told(request), blocked]);
  db.addEventListener('versionchange', () => {
    db.close();
    location.reload();
  });
  return db;
}

async function keyOf(db: IDBDatabase): Promise<CryptoKey> {
  const kept = await told<unknown>(db.transaction('keys').objectStore('keys').get(KEY));
  if (kept instanceof CryptoKey) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const tx = db.transaction('keys', 'readwrite');
  // Two pages may both come first: whichever key got there is the one.
  const keys = tx.objectStore('keys');
  const asked = keys.get(KEY);
  asked.addEventListener('success', () => {
    if (asked.result === undefined) keys.put(made, KEY);
  });
  await done(tx);
  return (await told<unknown>(db.transaction('keys').objectStore('keys').get(KEY))) as CryptoKey;
}

function vaultOf(db: IDBDatabase, key: CryptoKey): Vault {
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return { iv, bytes };
    },
    async open({ iv, bytes }) {
      return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes));
    },
    async write(stores, work) {
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
      const answer = work(tx);
      await done(tx);
      return answer;
    },
    read: (store, work) => told(work(db.transaction(store).objectStore(store))),
    close: () => db.close(),
  };
}

function told<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

function done(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('error', () => reject(tx.error ?? new Error('the database failed')));
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('the database gave up')));
  });
}
