import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';

const SCENARIO = readFileSync('src/games/mozg/rules/scenarios/mouse-twice.json', 'utf8');
const LINE = JSON.stringify(JSON.parse(SCENARIO));

async function piped(text: string, ...args: readonly string[]) {
  const io = fakeIo({ files: { '-': text, 'it.json': text } });
  const code = await main(args, io);
  return { code, ...io.said };
}

it('reads a record, or one a line, from standard input', async () => {
  expect(await piped(SCENARIO, 'replay', '-')).toEqual(await piped(SCENARIO, 'replay', 'it.json'));
  const { code, out } = await piped(`${LINE}\n${LINE}\n`, 'replay', '-', '--json');
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(2);
});

it.each([
  ['replay', '-'],
  ['verify', '-'],
  ['deck', 'check', '-'],
])('names it when it is wrong: %s', async (...args) => {
  expect(await piped('{ nonsense', ...args)).toMatchObject({
    code: 1,
    err: expect.stringContaining('standard input: ') as string,
  });
});
