import { atGroup } from './groups.ts';
import type { Table } from './table.ts';
import { createThinking, type BotAnswer, type Thinking, type ThinkingOptions } from './thinking.ts';

interface GroupThinkingOptions extends Omit<ThinkingOptions, 'answer'> {
  /** `group`: where there are several matches, in which of them. */
  answer(answer: BotAnswer, group: number | undefined): void;
}

/** The bots of a table, whether it has one match or several side by side: those of each know nothing of the others. */
export function createGroupThinking(options: GroupThinkingOptions): Thinking {
  const one = createThinking({ ...options, answer: (answer) => options.answer(answer, undefined) });
  const several: Thinking[] = [];
  const ofGroup = (group: number): Thinking =>
    (several[group] ??= createThinking({ ...options, answer: (answer) => options.answer(answer, group) }));
  const rest = (): void => {
    for (const each of several.splice(0)) each.stop();
  };
  const everywhere = (table: Table, what: (thinking: Thinking, at: Table) => void): void => {
    for (const group of (table.groups ?? []).keys()) what(ofGroup(group), atGroup(table, group));
  };
  return {
    show(table) {
      if (table.groups === null) one.show(table);
      else everywhere(table, (thinking, at) => thinking.show(at));
    },
    look(table) {
      one.look(table);
      if (table.groups === null) rest();
      else everywhere(table, (thinking, at) => thinking.look(at));
    },
    idle: () => one.idle() && several.every((each) => each.idle()),
    stop() {
      one.stop();
      rest();
    },
  };
}
