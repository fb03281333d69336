/**
 * Work put off to the end of this turn of the event loop: after everything a commit answers has been answered. What is put
 * off while it runs is done in the same go. One that throws takes nobody else's work with it.
 */
export function createTurn(failed: (thrown: unknown) => void): (what: () => void) => void {
  let queue: (() => void)[] = [];
  const run = (): void => {
    for (let next = 0; next < queue.length; next++) {
      try {
        queue[next]?.();
      } catch (thrown) {
        failed(thrown);
      }
    }
    queue = [];
  };
  return (what) => {
    if (queue.push(what) === 1) process.nextTick(run);
  };
}
