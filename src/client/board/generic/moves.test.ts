import { describe, expect, test } from 'vitest';
import { groupsOf, questionOf } from './moves.ts';
import { sentenceOf } from './sentence.ts';

const NAMES = ['Ala', 'Ola', 'Jan'];
const NOTHING: ReadonlyMap<string, string> = new Map();

describe('moves as buttons', () => {
  test('are grouped by their kind, however a game says it', () => {
    const moves = [{ t: 'play', card: 5 }, { t: 'play', card: 6 }, { pass: true }, { bet: 0 }, { bet: 1 }, 'draw', 7];
    expect(groupsOf(moves, NAMES).map(({ kind, options }) => [kind, options.length])).toEqual([
      ['play', 2],
      ['pass', 1],
      ['bet', 2],
      ['draw', 1],
      ['', 1],
    ]);
  });

  test('that differ in one field are one row', () => {
    const [group] = groupsOf([{ bet: 0 }, { bet: 1 }], NAMES);
    const question = group && questionOf(group, NOTHING);
    expect(question?.key).toBe('bet');
    expect(question?.answers).toEqual([
      { text: '0', move: { bet: 0 }, isLast: true },
      { text: '1', move: { bet: 1 }, isLast: true },
    ]);
  });

  test('that differ in more are said one thing after the other, and what is left unsaid is an answer too', () => {
    const moves = [{ play: 5 }, { play: 7, to: 1 }, { play: 7, to: 2 }, { play: 7 }];
    const [group] = groupsOf(moves, NAMES);
    const first = group && questionOf(group, NOTHING);
    expect(first?.answers.map(({ text, isLast }) => [text, isLast])).toEqual([
      ['5', true],
      ['7', false],
    ]);
    const next = group && questionOf(group, new Map([['play', '7']]));
    expect(next).toMatchObject({ key: 'to', given: ['7'] });
    expect(next?.answers.map(({ text, move }) => [text, move])).toEqual([
      ['Ola', moves[1]],
      ['Jan', moves[2]],
      ['–', moves[3]],
    ]);
  });

  test('a move alone of its kind asks nothing', () => {
    const [group] = groupsOf([{ pass: true }], NAMES);
    expect(group && questionOf(group, NOTHING)).toBeUndefined();
  });
});

describe('an event in plain words', () => {
  test.each([
    [{ kind: 'played', seat: 1, card: 5 }, 'Ola: played, card 5.'],
    [{ type: 'lastCall' }, 'Last call.'],
    [{ kind: 'gifted', seat: 0, to: 2 }, 'Ala: gifted, to Jan.'],
    [{ kind: 'scored', points: [1, 0, 2] }, 'Scored, points 1, 0, 2.'],
    ['round-over', 'Round over.'],
  ])('%o', (event, said) => {
    expect(sentenceOf(event, NAMES).text).toBe(said);
  });
});
