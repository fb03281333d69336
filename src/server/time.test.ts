import { expect, test } from 'vitest';
import { openClock } from './time.ts';

test('what is thrown in a timer or at the end of a turn is told, and the others go on', async () => {
  const failed: unknown[] = [];
  const clock = openClock((thrown) => failed.push(thrown));
  const rung: string[] = [];
  const fail = (why: string) => (): void => {
    throw new Error(why);
  };
  clock.soon(fail('soon'));
  clock.soon(() => {
    rung.push('soon');
    clock.soon(() => rung.push('last'));
  });
  clock.after(0, fail('after'));
  await new Promise<void>((resolve) => {
    // Keeps the test alive: the clock's own timers do not.
    const alive = setInterval(() => {}, 1000);
    clock.after(1, () => {
      clearInterval(alive);
      resolve();
    });
  });
  expect(rung).toEqual(['soon', 'last']);
  expect(failed).toEqual([new Error('soon'), new Error('after')]);
});
