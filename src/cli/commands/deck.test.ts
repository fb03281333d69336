import { expect, it } from 'vitest';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';

it.each([
  [['deck'], 'what about it?'],
  [['deck', 'chekc', 'x'], 'there is no act "chekc". Did you mean "check"?'],
  [['deck', 'check'], 'which file?'],
  [['deck', 'check', 'a', 'b'], '"b" is too much'],
  [['deck', 'check', 'a', '--game', 'chess'], 'there is no game "chess"'],
])('exits with 2 for %j', async (args, why) => {
  const io = fakeIo();
  expect(await main(args, io)).toBe(2);
  expect(io.said.err).toContain(why);
});

it('tells a file that is not there', async () => {
  const io = fakeIo();
  expect(await main(['deck', 'check', 'none.json'], io)).toBe(1);
  expect(io.said.err).toContain('none.json: ENOENT');
});
