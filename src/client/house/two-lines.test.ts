import { expect, test } from 'vitest';
import { longerLine } from './two-lines.ts';

test.each([
  ['Ola', 3],
  ['Katarzyna Mama', 9],
  ['Mama Krzysia i Oli', 12],
  ['Ciocia z Łodzi', 7],
  ['Babcia Hania', 6],
])('of %s the longer line has %i letters', (name, letters) => {
  expect(longerLine(name)).toBe(letters);
});
