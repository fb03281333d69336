import type { CDPSession, Page } from '@playwright/test';
import { KINDS } from '../../src/games/rudy/rules/index.ts';

/** A card of Rudy as somebody saw it. */
export interface Shown {
  readonly turn: number;
  readonly card: string;
  /** The card and what was asked about it, in the words of one screen. */
  readonly words: readonly string[];
}

/** What lies on the table as this screen tells it. */
export async function look(page: Page, turn: number, card: string): Promise<Shown> {
  const words = await page.evaluate(() =>
    [
      document.querySelector('.r-card')?.getAttribute('aria-label'),
      document.querySelector('.rudy [aria-live]')?.textContent,
    ].filter((each): each is string => each !== null && each !== undefined && each !== ''),
  );
  return { turn, card, words };
}

/**
 * Everywhere a page could still know a card that has been covered: its elements, also those no longer in it, its storage, what it
 * fetched, every object in its memory and, if `texts`, every text. Nothing is right. A card is told from the names that stand in the
 * program by what holds it: a `card`, a list of cards, a card of two or three animals as anybody's value, a message, a sentence.
 */
export async function remembered(
  page: Page,
  now: Shown,
  before: readonly Shown[],
  { texts }: { readonly texts: boolean },
): Promise<string[]> {
  const earlier = before.filter(({ card }) => card !== now.card);
  const said = earlier.flatMap((each) => each.words).filter((each) => !now.words.some((words) => words.includes(each)));
  const needles = [...said, ...earlier.map(({ card }) => `"card":"${card}"`)];
  const cdp = await page.context().newCDPSession(page);
  const found = [
    ...(await page.evaluate(searchPage, needles)),
    ...(await searchObjects(cdp, { turn: now.turn, card: now.card, kinds: KINDS.map(({ name }) => name) })),
    ...(texts ? await searchTexts(cdp, needles) : []),
  ];
  await cdp.detach();
  return found;
}

async function searchPage(needles: readonly string[]): Promise<string[]> {
  const places: [string, string][] = [['page', document.documentElement.outerHTML]];
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(storage)) places.push([`${name} ${key}`, `${key} ${String(value)}`]);
  places.push(['cookie', document.cookie], ['history', JSON.stringify(history.state)]);
  for (const entry of performance.getEntries()) places.push(['performance', `${entry.name} ${JSON.stringify(entry)}`]);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(new Error(`${name} does not open`)));
    });
    for (const store of database.objectStoreNames) {
      const all = await new Promise<unknown>((done) => {
        const asking = database.transaction(store).objectStore(store).getAll();
        asking.addEventListener('success', () => done(asking.result));
      });
      places.push([`${name} ${store}`, JSON.stringify(all)]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      places.push([`cache ${name}`, request.url]);
      // The program itself names every animal; a table's answer must not be here at all.
      if (new URL(request.url).pathname.startsWith('/api/')) places.push([`cache ${name}`, `"card":"${request.url}`]);
    }
  }
  return places.flatMap(([place, text]) =>
    needles.filter((needle) => text.includes(needle)).map((needle) => `${place}: ${needle}`),
  );
}

interface Asked {
  readonly turn: number;
  readonly card: string;
  readonly kinds: readonly string[];
}

async function searchObjects(cdp: CDPSession, asked: Asked): Promise<string[]> {
  // A card's turning over is the browser's until its next frame, also when the card is gone.
  await cdp.send('Runtime.evaluate', {
    expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    awaitPromise: true,
  });
  await cdp.send('HeapProfiler.enable');
  for (let times = 0; times < 2; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup: 'search' });
  const all = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'search',
  });
  const { result: told, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
    objectId: all.objects.objectId ?? '',
    functionDeclaration: `function (asked) { return (${searchAll.toString()})(this, asked); }`,
    arguments: [{ value: asked }],
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'search' });
  return told.value as string[];
}

/** Runs in the page, so all it needs is inside it. */
function searchAll(all: readonly object[], { turn, card, kinds }: Asked): string[] {
  const names = new Set([...kinds, 'fox']);
  const isOldName = (value: unknown): boolean => typeof value === 'string' && value !== card && names.has(value);
  // One animal's name is a word of the program; two or three together are a card.
  const isOld = (value: unknown): boolean => isOldName(value) && (value as string).includes('+');
  const isOldObject = (object: Readonly<Record<string, unknown>>): boolean => {
    if (isOldName(object['card'])) return true;
    if (object['card'] === card && typeof object['turn'] === 'number' && object['turn'] < turn) return true;
    // The program's own list of kinds.
    return !('landscape' in object) && Object.values(object).some(isOld);
  };
  const found = all.filter((each) => {
    // A prototype is no object of the program, and its getters cannot be read.
    if (Object.hasOwn(each, 'constructor') && typeof each.constructor === 'function') return false;
    // The program's own lists have every kind.
    if (Array.isArray(each)) return each.length < kinds.length && each.some(isOld);
    if (each instanceof Element)
      return !each.isConnected && (each.matches('.r-card') || each.querySelector('.animal') !== null);
    const prototype: unknown = Object.getPrototypeOf(each);
    if (prototype !== Object.prototype && prototype !== null) return false;
    return isOldObject(each as Readonly<Record<string, unknown>>);
  });
  return found.map((each) => {
    if (each instanceof Element) return `element that is gone: ${each.outerHTML.slice(0, 300)}`;
    const flat = Object.entries(each).filter(([, value]) => typeof value !== 'object');
    return `object: ${flat.map(([key, value]) => `${key}=${String(value)}`).join(' ')}`;
  });
}

async function searchTexts(cdp: CDPSession, needles: readonly string[]): Promise<string[]> {
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return needles.flatMap((needle) =>
    strings.filter((each) => each.includes(needle)).map((each) => `text: ${each.slice(0, 300)}`),
  );
}
