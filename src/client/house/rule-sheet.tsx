import type { JSX } from 'preact';
import { later } from '../shell/later.tsx';
import { toast } from '../shell/toast.tsx';
import { refusalWords } from './refusal-words.ts';

const nothing = (): JSX.Element => <></>;

/** The rules over the table, fetched when somebody first asks for them. */
export const RuleSheet = later(
  async () => {
    try {
      return (await import('../rulebook/rule-sheet.tsx')).RuleSheet;
    } catch (thrown) {
      toast(refusalWords('unreachable'));
      throw thrown;
    }
  },
  nothing,
  nothing,
);
