import type { Line, Wish } from '../../line/line.ts';
import { toast } from '../../shell/toast.tsx';
import { refusalWords } from '../refusal-words.ts';

/** Asks, says what was wrong, and calls `then` when nothing was. */
export function wishing(line: Line, then: () => void): (wish: Wish) => void {
  return (wish) =>
    void line.ask(wish).then((told) => {
      if (told.ok) then();
      else toast(refusalWords(told.code, told));
    });
}
