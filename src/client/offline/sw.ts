import { FILES, PAGE, type FromWorker, type ToWorker } from './messages.ts';
import { core, stemOf } from './parcels.ts';

/** Of a service worker's own world, what is used here: its types do not go together with a page's. */
interface Extendable extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Extendable {
  readonly data: ToWorker;
}
interface Page {
  postMessage(message: FromWorker): void;
}
interface Scope {
  readonly __WB_MANIFEST: readonly { readonly url: string }[];
  readonly clients: { claim(): Promise<void>; matchAll(which: object): Promise<readonly Page[]> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', what: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', what: (event: Fetching) => void): void;
  addEventListener(name: 'message', what: (event: Told) => void): void;
}

// The build puts the list of files in this one's place.
declare const self: Scope;
const ALL = self.__WB_MANIFEST.map(({ url }) => `/${url}`);

/** Answers of a table are never kept; what is not named here goes to the network as if there were no worker. */
const APART = /^\/(api|ws|healthz|readyz|metrics)(\/|$|\?)/;

/**
 * A new version is at work as soon as its parcels are here. It changes nothing under an open page: parcels are named by what is in
 * them, so an old page goes on with its own, and the next page that is opened is the new one.
 */
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  const page = await fresh(PAGE);
  const kept = new Set((await cache.keys()).map(({ url }) => stemOf(new URL(url).pathname)));
  // What the earlier version had, this one has too before it is seen: somebody may be about to leave for a tunnel.
  const wanted = [...core(await page.clone().text()), ...ALL.filter((url) => kept.has(stemOf(url)))];
  await Promise.all([...new Set(wanted)].filter((url) => url !== PAGE).map((url) => keep(cache, url)));
  await cache.put(PAGE, page);
  await self.skipWaiting();
}

async function fresh(url: string): Promise<Response> {
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

async function keep(cache: Cache, url: string): Promise<void> {
  if ((await cache.match(url)) !== undefined) return;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || APART.test(pathname)) return;
  if (mode === 'navigate' && !pathname.startsWith('/gallery')) {
    event.waitUntil(prune());
    event.respondWith(pageFor(event.request));
  } else if (pathname !== PAGE && (pathname.startsWith('/assets/') || ALL.includes(pathname)))
    event.respondWith(parcel(pathname));
});

async function pageFor(request: Request): Promise<Response> {
  return (await (await caches.open(FILES)).match(PAGE)) ?? fetch(request);
}

async function parcel(path: string): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

/** Parcels of earlier versions go when no page is open that may still want them. */
async function prune(): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return;
  const cache = await caches.open(FILES);
  const now = new Set([PAGE, ...ALL]);
  for (const request of await cache.keys()) {
    if (!now.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  // What an earlier kind of worker had kept.
  for (const name of await caches.keys()) if (name !== FILES) await caches.delete(name);
}

let keeping: Promise<void> | undefined;
let enough = false;

self.addEventListener('message', (event) => {
  const { data } = event;
  switch (data.t) {
    case 'used':
      return event.waitUntil(used(data.urls));
    case 'all':
      enough = false;
      keeping ??= keepAll().finally(() => (keeping = undefined));
      return event.waitUntil(keeping);
    case 'enough':
      enough = true;
  }
});

/** What the page had fetched before there was a worker; the browser has it at hand. */
async function used(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.allSettled(urls.filter((url) => ALL.includes(url)).map((url) => keep(cache, url)));
}

/** One after the other: whoever plays meanwhile is not to notice. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(FILES);
  for (const url of ALL) {
    if (enough) return;
    try {
      await keep(cache, url);
    } catch {
      return;
    }
  }
  for (const each of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has none
    each.postMessage({ t: 'kept' });
  }
}
