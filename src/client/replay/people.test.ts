import { expect, test } from 'vitest';
import { peopleOf, standInsAt } from './people.ts';

const NAMES = ['Ola', 'Śrubka', 'Kuba'];
const ENTRIES = [
  { seat: 0, by: 'player' },
  { seat: 1, by: 'bot' },
  { seat: 2, by: 'player' },
  { seat: 0, by: 'bot' },
  { seat: 1, by: 'bot' },
  { seat: 0, by: 'player' },
] as const;

test('faces are those this device saw at the match', () => {
  const { avatars } = peopleOf(NAMES, ENTRIES, { faces: ['kite', 'robot-plum', 'lemon'] });
  expect(avatars).toEqual(['kite', 'robot-plum', 'lemon']);
});

test('where the device was not there, moves tell who was a bot', () => {
  const { avatars, bots } = peopleOf(NAMES, ENTRIES, undefined);
  expect(bots).toEqual([false, true, false]);
  expect(avatars.map((face) => face.startsWith('robot'))).toEqual(bots);
});

test('a stand-in is marked while a bot plays, and at the end for a part of it', () => {
  const people = peopleOf(NAMES, ENTRIES, undefined);
  expect(standInsAt(people, ENTRIES, 3, false)).toEqual([undefined, undefined, undefined]);
  expect(standInsAt(people, ENTRIES, 5, false)).toEqual(['now', undefined, undefined]);
  expect(standInsAt(people, ENTRIES, 6, false)).toEqual([undefined, undefined, undefined]);
  expect(standInsAt(people, ENTRIES, 6, true)).toEqual(['partly', undefined, undefined]);
});
