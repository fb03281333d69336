import { expect, test } from 'vitest';
import { listening } from './hearing.ts';

test('what is said is kept in its order, the newest forty', () => {
  const { said, hear } = listening();
  for (let i = 0; i < 50; i++) hear({ chair: i % 3, text: `${i}` });
  expect(said.value).toHaveLength(40);
  expect(said.value.map(({ text }) => text).slice(0, 2)).toEqual(['10', '11']);
  expect(said.value.at(-1)).toMatchObject({ n: 50, chair: 1, text: '49' });
});
