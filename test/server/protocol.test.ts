import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { FACES } from '../../src/client/shell/faces.ts';
import { GAMES } from '../../src/games/rules.ts';
import { ACTION_CARDS, PHASES, RULES } from '../../src/games/ruletka/rules/index.ts';
import { verify } from '../../src/table/verify.ts';
import { readUp, SWITCHES } from '../../src/wire/up.ts';
import { EMOTES } from '../../src/wire/emote.ts';
import { PUBLISHED } from '../schemas.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';

afterEach(closeHouses);

const run = promisify(execFile);
const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

test('the session with curl runs as it is written', async () => {
  const { url } = await openHouse();
  const script = /## A session with curl[\s\S]*?```sh\n([\s\S]*?)```/.exec(protocol)?.[1] ?? '';
  // The command line has its own tests; the record it would check is checked below.
  const session = script.replace('npm run -s stolik -- verify record.json', '');
  expect(session).not.toBe(script);
  const cwd = newFolder();
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { stdout } = await run('bash', ['-eu', '-c', session], { cwd, env: { PATH: path, HOUSE: url } });
  expect(stdout.match(/"t":"done"/g)).toHaveLength(21);
  const record: unknown = JSON.parse(readFileSync(join(cwd, 'record.json'), 'utf8'));
  expect(verify(record, GAMES)).toMatchObject({ ok: true, flaw: null });
});

test('every message up is in the page, and no other', () => {
  const up = /### Up([\s\S]*?)### Down/.exec(protocol)?.[1] ?? '';
  const told = [...up.matchAll(/t: "([a-z-]+)"/g)].map((match) => match[1] ?? '');
  const read = readUp({ t: '?' });
  const known = read.ok ? [] : (/one of (.*);/.exec(read.why)?.[1]?.split(', ') ?? []);
  expect(told.toSorted()).toEqual(known.toSorted());
});

const section = (title: string): string =>
  new RegExp(`^#+ ${title}\\n([\\s\\S]*?)(?=^#+ |$(?![\\s\\S]))`, 'm').exec(protocol)?.[1] ?? '';

/** The first column of the tables of a section, without the ticks. */
const named = (title: string): string[] =>
  [...section(title).matchAll(/^\| `([\w-]+)` /gm)].map((match) => match[1] ?? '');

test('every emote, face and setting is in the page', () => {
  for (const [place, words] of [
    ['Up', EMOTES],
    ['HTTP', FACES],
    ['HTTP', SWITCHES],
  ] as const) {
    for (const word of words) expect(section(place), word).toMatch(new RegExp(`[\`\\s]${word}[\`\\s]`));
  }
});

test.each([
  ['Rudy', Object.keys(options('rudy')), []],
  ['Gra o mózg', Object.keys(options('mozg')), definition('mozg', 'phase').enum ?? []],
  ['Ruletka', Object.keys(options('ruletka')), [...PHASES, ...ACTION_CARDS]],
])('every option, phase and card of %s is in the page, and no other', (title, optional, answers) => {
  expect(named(title)).toEqual([...optional, ...answers]);
});

test('the action cards of Ruletka are played when the page says', () => {
  const rows = section('Ruletka').matchAll(/^\| `([\w-]+)` +\| ((?:`\w+`(?:, )?)+) +\| (yes|) *\|/gm);
  const told = [...rows].map(([, card, phases, skull]) => [card, phases?.match(/\w+/g), skull === 'yes']);
  expect(told).toEqual(ACTION_CARDS.map((card) => [card, RULES[card].windows, RULES[card].skull]));
});

interface Definition {
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

function definition(game: string, name: string): Definition {
  const { $defs } = PUBLISHED[`games/${game}.schema.json`] as { readonly $defs: Readonly<Record<string, Definition>> };
  return $defs[name] ?? {};
}

function options(game: string): object {
  return definition(game, 'options').properties ?? {};
}
