import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../table/settings.ts';
import type { Lobby, LobbyChair } from '../../../table/lobby.ts';
import { countsOf, peopleHere } from './people-here.ts';

function chair(id: number, name: string, more: Partial<LobbyChair> = {}): LobbyChair {
  return {
    chair: id,
    name,
    lang: 'pl',
    face: null,
    bot: null,
    present: true,
    standing: false,
    wishes: false,
    minded: false,
    gone: false,
    rematch: null,
    seat: id,
    ...more,
  };
}

const lobbyOf = (chairs: readonly LobbyChair[]): Lobby => ({
  table: 't',
  code: 'ABCDEF',
  phase: 'playing',
  game: 'x',
  options: {},
  settings: DEFAULTS,
  emotesOnly: false,
  host: 0,
  chairs,
  barred: [],
  preparing: null,
  earlier: null,
  match: null,
  together: false,
  starting: false,
  startsIn: null,
  broken: false,
  spread: 1,
  groups: null,
  ranking: null,
});

const CHAIRS = [
  chair(0, 'Pani Anna', { standing: true, seat: null }),
  chair(1, 'Żaneta'),
  chair(2, 'Ala'),
  chair(3, 'Ćma', { present: false }),
  chair(4, 'Bąk', { minded: true, present: false }),
  chair(5, 'Ola'),
  chair(6, 'Późna', { seat: null }),
];

describe('who is here', () => {
  it('while a match runs: who is waited for comes first, by name; whoever stands is not among them', () => {
    const people = peopleHere(lobbyOf(CHAIRS), [1, 2, 3, 4]);
    expect(people.map(({ chair: { name }, state }) => `${name} ${state}`)).toEqual([
      'Ala awaited',
      'Żaneta awaited',
      'Ćma absent',
      'Bąk minded',
      'Ola answered',
      'Późna next',
    ]);
    expect(countsOf(people)).toEqual([
      ['awaited', 2],
      ['absent', 1],
      ['minded', 1],
      ['answered', 1],
      ['next', 1],
    ]);
  });

  it('between matches: who is missing comes first', () => {
    const people = peopleHere(lobbyOf([...CHAIRS, chair(7, 'Nie', { rematch: false })]), undefined);
    expect(people.map(({ chair: { name }, state }) => `${name} ${state}`).slice(0, 3)).toEqual([
      'Bąk away',
      'Ćma away',
      'Ala here',
    ]);
    expect(people.at(-1)?.state).toBe('out');
  });
});
