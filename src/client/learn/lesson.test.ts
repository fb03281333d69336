import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { start, submit, type Match } from '../../kernel/match.ts';
import type { GameTypes } from '../../kernel/contract.ts';
import type { Lesson } from './lesson.ts';
import { mozgLesson } from '../../games/mozg/book/lesson.ts';
import { rudyLesson } from '../../games/rudy/book/lesson.ts';
import { ruletkaLesson } from '../../games/ruletka/book/lesson.ts';

const LESSONS: readonly (readonly [string, Lesson])[] = [
  ['rudy', rudyLesson],
  ['mozg', mozgLesson],
  ['ruletka', ruletkaLesson],
];

test.each(LESSONS)('every step of the lesson of %s can be played as it is told', (id, lesson) => {
  const game = GAMES[id];
  const options = game?.options(lesson.options, '');
  if (game === undefined || options === undefined || !options.ok) throw new Error(id);
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
