import { answer, cardNamed, emptySheet, type Rudy } from '../rules/index.ts';
import type { Bot } from '../../../bots/bot.ts';

/** What it has counted up to `turn`, kept like the summary sheet, and what that turn's card makes of it. */
type Memory = {
  readonly turn: number;
  readonly seen: readonly number[];
  readonly single: number;
  readonly answer: number;
};

/** A circle on less than this is better kept for a later card; towards the end there are few left to come. */
function worthCircling(turn: number): number {
  if (turn <= 17) return 14;
  if (turn === 18) return 12;
  return turn === 19 ? 10 : 0;
}

/** Counts every animal, writes exactly what it has counted and circles a high number, at the latest the last. */
export const greedyRudy: Bot<Rudy, Memory> = {
  level: 'greedy',
  blank: { turn: 0, ...emptySheet(), answer: 0 },
  observe(memory, { turn, card, options }) {
    const named = cardNamed(card);
    if (turn <= memory.turn || named === undefined) return memory;
    const sheet = { seen: [...memory.seen], single: memory.single };
    const counted = answer(sheet, named, options.fox);
    return { turn, ...sheet, answer: counted };
  },
  decide({ answer: number }, { view }) {
    const circled = view.seats > 1 && !view.circleUsed && number >= worthCircling(view.turn);
    return circled ? { number, circled } : { number };
  },
};
