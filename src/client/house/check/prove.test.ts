import { expect, test } from 'vitest';
import { prove, recordIn } from './prove.ts';

test('what is no record proves nothing', async () => {
  for (const each of [undefined, null, 7, {}, { game: 'poker' }, []]) expect(await prove(each, [])).toBeUndefined();
  expect(recordIn('{')).toBeUndefined();
});

test('a record without its proof is refused, and the place is named', async () => {
  const scenario = { stolik: 1, game: 'rudy', version: 2, options: {}, seats: ['Ala'], chance: {}, entries: [] };
  const proved = await prove(scenario, []);
  expect(proved).toMatchObject({ ok: false, flaw: { place: 'fairness' } });
});
