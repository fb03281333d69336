import { effect, signal } from '@preact/signals';
import { pruneSeats } from '../history/pruning.ts';
import { whenIdle } from '../shell/idle.ts';
import { route, type Route } from '../shell/route.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Everything is on this device: all games can be played without a network. */
export const kept = signal(false);

/** Pages on which nothing runs that could be lost, and nobody waits for anything to arrive. */
const QUIET: ReadonlySet<Route['page']> = new Set(['home', 'about', 'history', 'rules', 'lost']);

/** Keeps the parcels of the client on this device, and takes over newer ones. */
export function beginKeeping(worker: ServiceWorkerContainer): void {
  const newer = signal(false);
  let touched = false;
  let first = worker.controller === null;
  const tell = (message: ToWorker): void => worker.controller?.postMessage(message);

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.t !== 'kept') return;
    kept.value = true;
    document.documentElement.dataset['kept'] = 'all';
  });
  worker.addEventListener('controllerchange', () => {
    if (first) tell({ t: 'used', urls: fetched() });
    else newer.value = true;
    first = false;
    if (QUIET.has(route.peek().page)) whenIdle(keepAll);
  });
  const keepAll = (): void => {
    if (QUIET.has(route.peek().page) && !isSaving()) tell({ t: 'all' });
  };
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => (touched = true), { capture: true });
  }
  // Whoever is about to do something is not interrupted; the next page they come to is the new one.
  const takeOver = (): void => {
    if (newer.peek() && QUIET.has(route.peek().page) && (!touched || document.hidden)) location.reload();
  };
  const look = (): void => void worker.ready.then((it) => it.update()).catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    takeOver();
    if (!document.hidden) look();
  });
  effect(() => {
    const to = route.value;
    pruneSeats(Date.now(), 'code' in to ? to.code : undefined);
    const quiet = QUIET.has(to.page);
    touched = false;
    if (newer.value) takeOver();
    if (!quiet) return tell({ t: 'enough' });
    return whenIdle(keepAll);
  });
  void worker.register('/sw.js').catch(() => undefined);
}

/** What came before there was a worker to see it. */
function fetched(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
}

/** Somebody pays for every byte, or waits for it. */
function isSaving(): boolean {
  const { connection } = navigator as { readonly connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
