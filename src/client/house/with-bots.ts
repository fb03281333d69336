import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Line } from '../line/line.ts';
import { toast } from '../shell/toast.tsx';
import { withBots } from './bot-tables.ts';
import { refusalWords } from './refusal-words.ts';

/** Seats bots and starts at a table that was laid for a game with them. True while it is doing so. */
export function useBots(line: Line, code: string): ReadonlySignal<boolean> {
  const dealing = useSignal(withBots.has(code));
  const ready = line.lobby.value !== undefined;
  useEffect(() => {
    if (!ready || !withBots.delete(code)) return;
    const dealt = import('./deal-with-bots.ts').then(({ dealWithBots }) => dealWithBots(line));
    void dealt
      .catch(() => 'unreachable')
      .then((trouble) => {
        if (trouble !== undefined) toast(refusalWords(trouble));
        // The view is on its way: until it is here the cards are still being shuffled.
        setTimeout(() => (dealing.value = false), trouble === undefined ? 3000 : 0);
      });
  }, [ready]);
  return dealing;
}
