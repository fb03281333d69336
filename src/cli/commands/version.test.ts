import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../games/rules.ts';
import { PROOF } from '../../kernel/fairness.ts';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';

async function stolik(...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, ...io.said };
}

it('tells the program and all it fits', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const asked = await stolik('version');
  expect(asked).toMatchObject({ code: 0, err: '' });
  expect(asked.out).toMatch(new RegExp(`^stolik ${version.replaceAll('.', '\\.')}\n`));
  for (const { id, version: rules } of Object.values(GAMES)) expect(asked.out).toContain(`${id} ${rules}`);
  expect(await stolik('--version')).toEqual(asked);
  expect(await stolik('-v')).toEqual(asked);
  expect(JSON.parse((await stolik('version', '--json')).out)).toMatchObject({ stolik: version, proof: PROOF });
});

it('every label of a proof has the number of the proof', () => {
  const text = ['fairness', 'signature'].map((name) => readFileSync(`src/kernel/${name}.ts`, 'utf8')).join('');
  const numbers = [...text.matchAll(/'stolik\/\w+\/(\d+)/g)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(5);
  expect(new Set(numbers)).toEqual(new Set([PROOF]));
});

it('CHANGELOG.md tells of this version, first', async () => {
  const [newest] = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)];
  expect(JSON.parse((await stolik('version', '--json')).out)).toMatchObject({ stolik: newest?.[1] });
});
