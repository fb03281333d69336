import { FILES, PAGE } from './messages.ts';

/** Puts the newest page in the old one's place and loads it: no worker has to be waited for. False where it cannot be had. */
export async function renew(): Promise<boolean> {
  try {
    const page = await fetch(PAGE, { cache: 'no-store' });
    if (!page.ok) return false;
    // Where nothing is kept for lack of a safe address, loading is all there is to do.
    if ('caches' in globalThis) await (await caches.open(FILES)).put(PAGE, page);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

const SLOT = 'stolik.renewed';
const LATELY = 60_000;

/** The same without being asked, where there is nothing to lose; not twice in a row, or it would never end. */
export async function renewOnce(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(SLOT));
    sessionStorage.setItem(SLOT, String(Date.now()));
    return Date.now() - last > LATELY && (await renew());
  } catch {
    return false;
  }
}
