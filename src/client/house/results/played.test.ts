import { describe, expect, it } from 'vitest';
import { playedOf, rowsOf, type Telling } from './played.ts';

const record = (seats: readonly string[], detail: object) => ({
  game: 'x',
  seats,
  outcome: { winners: [1], places: [2, 1], scores: [3, 5], detail },
});

const sheet = (): readonly string[] => ['points', 'circled'];

const telling: Telling = {
  headings: {
    number: 'no',
    time: 'time',
    game: 'game',
    place: 'place',
    name: 'name',
    chosen: 'chosen',
    score: 'score',
  },
  gameName: (game) => game.toUpperCase(),
  title: (game, column) => `${game}/${column}`,
  time: String,
  chosen: new Map(),
};

describe('a sheet of results', () => {
  it('has of a game’s detail what it says it has by seat, and nothing else', () => {
    const played = playedOf(
      'm',
      7,
      record(['Ala', 'Ola'], {
        points: [
          [1, 2],
          [4, 1],
        ],
        circled: [0, 1],
        answers: [9, 9],
      }),
      sheet,
    );
    expect(played?.columns).toEqual(['points 1', 'points 2', 'circled']);
    expect(played?.lines).toEqual([
      { place: 1, name: 'Ola', score: 5, more: [4, 1, 1] },
      { place: 2, name: 'Ala', score: 3, more: [1, 2, 0] },
    ]);
  });

  it('has no match that was broken off', () => {
    expect(playedOf('m', 7, { game: 'x', seats: ['Ala'] }, sheet)).toBeUndefined();
    expect(playedOf('m', 7, 'no record', sheet)).toBeUndefined();
  });

  it('tells several matches in one table, the oldest first', () => {
    const first = playedOf('a', 1, record(['Ala', 'Ola'], { points: [[1], [4]] }), sheet);
    const second = playedOf('b', 2, record(['Ola', 'Ula'], { circled: [0, 1] }), sheet);
    const played = [second, first].flatMap((each) => each ?? []);
    expect(rowsOf(played, { ...telling, chosen: new Map([['Ula', 'Urszula']]) })).toEqual([
      ['no', 'time', 'game', 'place', 'name', 'chosen', 'score', 'x/circled', 'x/points 1'],
      [1, '1', 'X', 1, 'Ola', '', 5, '', 4],
      [1, '1', 'X', 2, 'Ala', '', 3, '', 1],
      [2, '2', 'X', 1, 'Ula', 'Urszula', 5, 1, ''],
      [2, '2', 'X', 2, 'Ola', '', 3, 0, ''],
    ]);
  });
});
