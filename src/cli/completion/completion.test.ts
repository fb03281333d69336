import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../games/rules.ts';
import { COMMANDS } from '../commands/index.ts';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';

async function script(...args: readonly string[]) {
  const io = fakeIo();
  const code = await main(['completion', ...args], io);
  return { code, ...io.said };
}

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-'));
  writeFileSync(join(folder, 'script'), (await script('bash')).out);
  writeFileSync(join(folder, 'match.json'), '');
  writeFileSync(join(folder, 'of two words.json'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash offers for the last of these words. */
function offered(...words: readonly string[]): readonly string[] {
  const asking = `source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _stolik; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', asking, 'bash', 'stolik', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

const IDS = Object.keys(GAMES);
const [ID = ''] = IDS;

it('completes in bash what the tables say', () => {
  expect(offered('')).toEqual(COMMANDS.map(({ name }) => name));
  expect(offered('pl')).toEqual(['play']);
  expect(offered('play', '')).toEqual(IDS);
  expect(offered('play', '--players', '3', '')).toEqual(IDS);
  expect(offered('play', ID, '')).toEqual([]);
  expect(offered('play', ID, '--p')).toEqual(['--players']);
  expect(offered('play', ID, '--lang', '')).toEqual(['pl', 'en']);
  expect(offered('play', ID, '--players', '')).toEqual([]);
  expect(offered('sim', ID, '--bots', 'rand')).toEqual(['random']);
  expect(offered('deck', '')).toEqual(['check']);
  expect(offered('deck', 'check', 'ma')).toEqual(['match.json']);
  expect(offered('replay', 'of')).toEqual(['of two words.json']);
  expect(offered('verify', '--json', 'ma')).toEqual(['match.json']);
  expect(offered('help', 'lad')).toEqual(['ladder']);
  expect(offered('nonsense', '')).toEqual([]);
});

it.each(['bash', 'zsh', 'fish'])('names every command and option to %s', async (shell) => {
  const { code, out, err } = await script(shell);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const { name, options } of COMMANDS) {
    expect(out).toContain(name);
    for (const option of Object.keys(options)) expect(out).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
  }
  for (const id of IDS) expect(out).toContain(id);
});

it('quotes what the other shells would take for their own', async () => {
  expect((await script('zsh')).out).toContain(`this machine'\\''s addresses`);
  expect((await script('zsh')).out).toContain('one for each\\: random,greedy');
  expect((await script('fish')).out).toContain(`this machine\\'s addresses`);
});

it.each([
  [[], 'which shell? There are: bash, zsh, fish.'],
  [['bsh'], 'there is no shell "bsh". Did you mean "bash"?'],
  [['bash', 'zsh'], 'one shell at a time; "zsh" is too much.'],
])('exits with 2 for "completion %j"', async (args, why) => {
  const { code, err } = await script(...args);
  expect(code).toBe(2);
  expect(err).toContain(why);
});
