/** Whether this person wants things to move: the setting first, then the system. */
export function moves(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen === 'less') return false;
  return chosen === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Maybe = Element | null | undefined;

/** Lets `target` arrive from where `source` is. It is in its place all the while, so nothing waits for it. */
export function flyFrom(target: Maybe, source: Maybe, duration: number, delay = 0): void {
  if (!target || !source) return;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' };
  if (!moves()) {
    target.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    return;
  }
  const from = source.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(3, Math.max(1, (from.height * 0.5) / to.height));
  target.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], timing);
}
