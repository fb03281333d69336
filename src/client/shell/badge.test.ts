import { expect, test } from 'vitest';
import { personName } from '../../wire/words.ts';
import { badgeOf, LONGEST_BARE, worn } from './badge.ts';
import { FACES } from './faces.ts';

test('a face travels in front of a name and comes off again', () => {
  for (const { name } of FACES) {
    const sent = personName(worn('Ola z Łodzi', name), '');
    if (!sent.ok) throw new Error(sent.why);
    expect(badgeOf({ chair: 4, name: sent.value, bot: null })).toMatchObject({ name: 'Ola z Łodzi', face: name });
  }
});

test('a name without a face gets one, and keeps its words', () => {
  expect(badgeOf({ chair: 1, name: 'Jan Maria', bot: null })).toMatchObject({
    name: 'Jan Maria',
    face: FACES[1]?.name,
  });
  expect(badgeOf({ chair: 1, name: '🌵', bot: null }).name).toBe('🌵');
});

test('the longest bare name still fits with its face', () => {
  expect(personName(worn('x'.repeat(LONGEST_BARE), 'cactus'), '').ok).toBe(true);
});
