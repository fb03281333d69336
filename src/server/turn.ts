/**
 * Work put off to the end of this turn of the event loop: after everything a commit answers has been answered. What is put
 * off while it runs is done in the same go.
 */
export function createTurn(): (what: () => void) => void {
  let queue: (() => void)[] = [];
  let next = 0;
  const run = (): void => {
    try {
      while (next < queue.length) queue[next++]?.();
    } finally {
      // One that throws must not take the others' work with it.
      queue = queue.slice(next);
      next = 0;
      if (queue.length > 0) process.nextTick(run);
    }
  };
  return (what) => {
    if (queue.push(what) === 1) process.nextTick(run);
  };
}
