import { useEffect } from 'preact/hooks';

let arrived = false;

/**
 * When a page comes in another one's place, what had the focus is gone: it goes to the new page's heading, so that those who
 * listen hear where they are, and the next Tab is on it. The first page of a visit is the browser's own affair.
 */
export function useArrival(here = true): void {
  useEffect(() => {
    if (!here) return;
    if (arrived && (document.activeElement ?? document.body) === document.body) {
      const to = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
      if (to !== null) {
        to.tabIndex = -1;
        // Nobody pointed at it: the ring is for what can be pressed.
        to.style.outline = to.style.boxShadow = 'none';
        to.focus({ preventScroll: true });
      }
    }
    arrived = true;
  }, [here]);
}
