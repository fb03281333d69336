import { expect, test } from 'vitest';
import { TEAMS } from '../words/team.ts';
import { teamOf } from './players.ts';

const worn = (dress: readonly (string | undefined)[]) => dress.map((_, seat) => teamOf({ dress }, seat));

test('a team is what its player chose, and otherwise the first nobody has', () => {
  expect(worn([undefined, undefined, undefined])).toEqual(TEAMS.slice(0, 3));
  expect(worn([undefined, 'iskry', undefined])).toEqual(['mewy', 'iskry', 'sadze']);
  expect(worn(['zaby', undefined, 'mewy', 'no-team'])).toEqual(['zaby', 'iskry', 'mewy', 'sadze']);
});

test('no two seats wear the same', () => {
  for (const wish of TEAMS) {
    for (let seat = 0; seat < 6; seat++) {
      const dress = TEAMS.map((_, who) => (who === seat ? wish : undefined));
      expect(new Set(worn(dress)).size).toBe(6);
    }
  }
});
