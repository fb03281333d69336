import { expect, it } from 'vitest';
import { LEVELS } from '../../bots/level.ts';
import { GAMES } from '../../games/rules.ts';
import { CATALOG } from '../catalog.ts';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';
import { COMMANDS } from './index.ts';

const IDS = Object.keys(GAMES);
const [ID = ''] = IDS;

async function stolik(...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, ...io.said };
}

it.each([[['help']], [['--help']], [['-h']]])('tells what there is for %j', async (args) => {
  const { code, out, err } = await stolik(...args);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const verb of [
    'serve',
    'play',
    'sim',
    'ladder',
    'replay',
    'verify',
    'deck check',
    'completion',
    'version',
    'help',
  ])
    expect(out).toContain(`stolik ${verb}`);
  for (const id of IDS) expect(out).toMatch(new RegExp(`${id} +.* players +bots: .*random`));
});

it.each(['serve', 'play', 'sim', 'ladder', 'replay', 'verify', 'deck', 'completion'])(
  'teaches %s with examples',
  async (verb) => {
    const asked = await stolik('help', verb);
    expect(asked.code).toBe(0);
    expect(asked.out).toContain(`stolik ${verb}`);
    expect(asked.out).toContain('Examples');
    expect(await stolik(verb, '--help')).toEqual(asked);
    expect(await stolik(verb, ID, '-h')).toEqual(asked);
  },
);

it('opens the house when nothing is typed', async () => {
  const io = fakeIo({ env: { STOLIK_PORT: 'eighty' } });
  expect(await main([], io)).toBe(1);
  expect(io.said.err).toContain('stolik serve: STOLIK_PORT is "eighty"');
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
  const terminals = await Promise.all(Object.values(GAMES).map((game) => CATALOG.terminal(game)));
  const telling = terminals.filter(({ levels }) => levels !== undefined).length;
  expect(telling).toBeGreaterThan(0);
  for (const level of LEVELS) expect(out.match(new RegExp(`^ {4}${level} +[A-Z]`, 'gm'))).toHaveLength(telling);
});

it.each(COMMANDS)('tells of every argument and option of $name, in the usage and one by one', async (command) => {
  const { out } = await stolik('help', command.name);
  const [usage = ''] = out.split('\n\n');
  for (const { name } of command.arguments) expect(usage).toContain(name);
  for (const [name, { help, value }] of Object.entries(command.options)) {
    expect(usage).toMatch(new RegExp(`--${name}[ \\]]`));
    expect(out).toContain(`  --${name}${value === undefined ? '' : ` ${value}`}`);
    for (const line of help) expect(out).toContain(line);
  }
});

it('breaks a long usage line, and tells what takes the place of what', async () => {
  const { out } = await stolik('help', 'sim');
  expect(out).toContain('[--games K | --pairs K]');
  for (const line of out.split('\n\n')[0]?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(100);
});

it('plays what it teaches: the smallest scenario can be replayed', async () => {
  const { out } = await stolik('help', 'replay');
  const scenario = /^ {2}(\{ "stolik": 1.*\})$/m.exec(out)?.[1] ?? '';
  const io = fakeIo({ files: { 'match.json': scenario } });
  expect(await main(['replay', 'match.json'], io)).toBe(0);
});
