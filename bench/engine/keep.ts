/** Takes whatever was made, so that no compiler can leave out making it. */
export type Keep = (made: unknown) => void;

const PLACES: readonly unknown[] = Array.from({ length: 64 }, () => undefined);

/** Keeps the newest few in a list that is young itself: putting young things into an old one costs the collector dear. */
export function keeper(): Keep {
  let kept = PLACES.slice();
  let next = 0;
  return (made) => {
    if (next === PLACES.length) {
      kept = PLACES.slice();
      next = 0;
    }
    kept[next++] = made;
  };
}
