import { expect, it } from 'vitest';
import { LEVELS } from '../../bots/level.ts';
import { GAMES } from '../../games/index.ts';
import { fakeIo } from '../fake.ts';
import { main } from '../main.ts';

async function stolik(...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, ...io.said };
}

it.each([[[]], [['help']], [['--help']], [['-h']]])('tells what there is for %j', async (args) => {
  const { code, out, err } = await stolik(...args);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const verb of ['serve', 'play', 'sim', 'ladder', 'replay', 'verify', 'deck check', 'help'])
    expect(out).toContain(`stolik ${verb}`);
  for (const id of Object.keys(GAMES)) expect(out).toMatch(new RegExp(`${id} +.* players +bots: .*random, .*greedy`));
});

it.each(['play', 'sim', 'ladder', 'replay', 'deck'])('teaches %s with examples', async (verb) => {
  const asked = await stolik('help', verb);
  expect(asked.code).toBe(0);
  expect(asked.out).toContain(`stolik ${verb}`);
  expect(asked.out).toContain('Examples');
  expect(await stolik(verb, '--help')).toEqual(asked);
  expect(await stolik(verb, 'rudy', '-h')).toEqual(asked);
});

it('exits with 2 for what it does not know', async () => {
  expect(await stolik('pley')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "play"?') as string,
  });
  expect(await stolik('help', 'pley')).toMatchObject({ code: 2, err: expect.stringContaining('"play"') as string });
  expect((await stolik('help', 'play', 'sim')).code).toBe(2);
  expect((await stolik('toString')).code).toBe(2);
});

it('tells what every level is like', async () => {
  const { out } = await stolik('help', 'play');
  for (const level of LEVELS) expect(out.match(new RegExp(`^ {4}${level} +[A-Z]`, 'gm'))).toHaveLength(3);
});
