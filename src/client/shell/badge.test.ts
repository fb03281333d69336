import { expect, test } from 'vitest';
import { faceName } from '../../wire/words.ts';
import { badgeOf } from './badge.ts';
import { FACES, ROBOTS } from './faces.ts';

test('every face can be sent, and is worn as it was chosen', () => {
  for (const name of FACES) {
    expect(faceName(name, 'face')).toEqual({ ok: true, value: name });
    expect(badgeOf({ chair: 4, name: 'Ola z Łodzi', bot: null, face: name })).toMatchObject({
      name: 'Ola z Łodzi',
      face: name,
    });
  }
});

test('whoever has no face, or one from elsewhere, gets one by the chair', () => {
  const face = FACES[1];
  expect(badgeOf({ chair: 1, name: 'Jan', bot: null })).toMatchObject({ name: 'Jan', face });
  expect(badgeOf({ chair: 1, name: 'Jan', bot: null, face: null }).face).toBe(face);
  expect(badgeOf({ chair: 1, name: 'Jan', bot: null, face: 'dragon' }).face).toBe(face);
});

test('a bot is a robot whatever it is told to wear', () => {
  expect(badgeOf({ chair: 2, name: 'Nit', bot: 'regular', face: 'cactus' }).face).toBe(ROBOTS[2]);
});
