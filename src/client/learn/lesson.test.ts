import { expect, test } from 'vitest';
import { SHELF } from '../../games/shelf.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { start, submit, type Match } from '../../kernel/match.ts';
import type { GameTypes } from '../../kernel/contract.ts';

const LESSONS = (
  await Promise.all(
    SHELF.map(async ({ id, rules, book }) => {
      const lesson = await (await book?.())?.book.lesson?.();
      return lesson === undefined ? [] : [[id, (await rules()).game, lesson] as const];
    }),
  )
).flat();

test.each(LESSONS)('every step of the lesson of %s can be played as it is told', (id, game, lesson) => {
  const options = game.options(lesson.options, '');
  if (!options.ok) throw new Error(`${id}: ${options.why}`);
  let match: Match<GameTypes> = start(game, options.value, lesson.seats, {
    prescribed: lesson.chance,
    key: seedKey('lesson'),
  });
  const play = (seat: number, move: unknown, what: string): void => {
    const answer = submit(match, { seat, move, by: seat === 0 ? 'player' : 'bot' });
    expect(answer.ok ? 'accepted' : `${what}: ${answer.code}`).toBe('accepted');
    if (answer.ok) match = answer.match;
  };
  for (const [i, { say, move, allows, after = [] }] of lesson.steps.entries()) {
    const mine = move === undefined ? [] : [{ seat: 0, move }];
    expect(mine.filter((each) => allows?.(each.move) === false)).toEqual([]);
    for (const each of [...mine, ...after]) play(each.seat, each.move, `${i} ${say}`);
  }
});
