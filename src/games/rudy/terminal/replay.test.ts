import { expect, it } from 'vitest';
import { fakeIo } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';

const PILE = (
  'bear+cat hen fox hen pig pig hen+pig bear rabbit zebra ' +
  'giraffe dolphin octopus rabbit bear zebra giraffe dolphin octopus hen+pig'
).split(' ');

const SCENARIO = {
  stolik: 1,
  game: 'rudy',
  version: 2,
  seats: ['Ala', 'Ola'],
  chance: { pile: [PILE] },
  entries: [] as unknown[],
};

const number = (seat: number, move: unknown): unknown => ({ seat, move });

async function replay(file: unknown, name = 'match.json', flags: readonly string[] = ['--json']) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const io = fakeIo({ files: { [name]: text } });
  const code = await main(['replay', name, ...flags], io);
  return { code, ...io.said };
}

it('prints the table after the last entry', async () => {
  const entries = [number(0, { number: 2 }), number(1, { number: 1, circled: true }), number(1, { number: 1 })];
  const { code, out, err } = await replay({ ...SCENARIO, entries });
  expect(code).toBe(0);
  expect(err).toBe('');
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(report)).toEqual(['finished', 'outcome', 'toAct', 'views', 'refused']);
  expect(report).toMatchObject({ finished: false, outcome: null, toAct: [0], refused: null });
  expect(Object.keys(report['views'] as object)).toEqual(['0', '1', 'table']);
  expect(report['views']).toMatchObject({
    0: { turn: 2, card: 'hen', circleUsed: false },
    1: { circleUsed: true, numbers: { 0: { number: 1, circled: true } } },
    table: { turn: 2, card: 'hen', waiting: [0] },
  });
});

it.each([
  ['-1', { number: -1 }, 'malformed'],
  ['1e9', { number: 1e9 }, 'malformed'],
  ['"5"', { number: '5' }, 'malformed'],
  ['2.5', { number: 2.5 }, 'malformed'],
  ['an extra key', { number: 5, note: 'x' }, 'malformed'],
  ['the clock’s blank', { blank: true }, 'malformed'],
  ['a second circle', { number: 5, circled: true }, 'circle-used'],
])('refuses %s, with the table just before it', async (_, move, code) => {
  const entries = [
    number(0, { number: 2, circled: true }),
    number(1, { number: 2 }),
    number(0, move),
    number(0, { number: 1 }),
  ];
  const result = await replay({ ...SCENARIO, entries });
  expect(result.code).toBe(1);
  expect(JSON.parse(result.out)).toMatchObject({
    refused: { entry: 2, code },
    toAct: [0, 1],
    views: { 0: { turn: 2 } },
  });
});

it('refuses a seat that is not there and a move after the end', async () => {
  const whole = PILE.map(() => number(0, { number: 1 }));
  const alone = { ...SCENARIO, seats: ['Ala'] };
  const over = await replay({ ...alone, entries: [...whole, number(0, { number: 1 })] });
  expect(over.code).toBe(1);
  expect(JSON.parse(over.out)).toMatchObject({ finished: true, refused: { entry: 20, code: 'over' } });
  const stranger = await replay({ ...alone, entries: [number(7, { number: 1 })] });
  expect(JSON.parse(stranger.out)).toMatchObject({ refused: { entry: 0, code: 'no-seat' } });
});

it.each([
  ['no JSON', '{ "stolik": 1,\n  "game" }', 'match.json: line 2, column 10: not JSON: expected ":" after the key'],
  ['an empty file', '', 'match.json: line 1, column 1: not JSON'],
  ['a list', [], 'match.json: a record is an object, found []'],
  ['another format', { ...SCENARIO, stolik: 2 }, 'match.json: stolik: expected 1, found 2'],
  ['another game', { ...SCENARIO, game: 'chess' }, 'match.json: game: expected one of'],
  ['another version', { ...SCENARIO, version: 9 }, 'match.json: version: this program plays version 2'],
  ['no seats', { ...SCENARIO, seats: [] }, 'match.json: seats: rudy is for 1 or more players, found 0'],
  [
    'a seat in words',
    { ...SCENARIO, entries: [{ seat: 'Ala', move: {} }] },
    'match.json: entries[0].seat: expected a whole number',
  ],
  ['an entry without a move', { ...SCENARIO, entries: [{ seat: 0 }] }, 'match.json: entries[0].move: is missing'],
  ['a wrong option', { ...SCENARIO, options: { fox: 'dogs' } }, 'match.json: options.fox: expected one of'],
  [
    'a deck of 47',
    { ...SCENARIO, options: { deck: { hen: 47 } } },
    'match.json: options.deck: a deck has 48 cards, this one has 47',
  ],
  [
    'a cat alone',
    { ...SCENARIO, options: { deck: { cat: 48 } } },
    'match.json: options.deck.cat: no card shows the cat alone (R1)',
  ],
  [
    'a pile no deck gives',
    { ...SCENARIO, chance: { pile: [PILE.map(() => 'hen')] } },
    'match.json: chance.pile[0]: the fox is missing',
  ],
  [
    'chance left open',
    { ...SCENARIO, chance: {} },
    'match.json: chance.pile[0]: is not prescribed, and the scenario has no "seed"',
  ],
  ['a wrong outcome', { ...SCENARIO, outcome: {} }, 'match.json: outcome: is given, but the match is not finished'],
])('names the place of %s', async (_, file, error) => {
  const machine = await replay(file);
  expect(machine.code).toBe(1);
  const told = JSON.parse(machine.out) as { readonly error: string };
  expect(Object.keys(told)).toEqual(['error']);
  expect(told.error).toContain(error);
  const person = await replay(file, 'match.json', []);
  expect(person).toMatchObject({ code: 1, out: '' });
  expect(person.err).toContain(error);
});

it('survives a file nested too deep', async () => {
  const { code, out } = await replay('['.repeat(200_000) + ']'.repeat(200_000));
  expect(code).toBe(1);
  expect(out).toContain('"error"');
});

it('tells a file that is not there', async () => {
  const io = fakeIo();
  expect(await main(['replay', 'none.json', '--json'], io)).toBe(1);
  expect(JSON.parse(io.said.out)).toEqual({ error: expect.stringContaining('none.json: ENOENT') as string });
  expect(await main(['replay', 'none.ndjson'], io)).toBe(1);
  expect(io.said.err).toContain('none.ndjson: ENOENT');
});

it('gives one result a line for .ndjson, and exits with 1 if any is not fine', async () => {
  const good = JSON.stringify({ ...SCENARIO, entries: [number(0, { number: 1 })] });
  const refused = JSON.stringify({ ...SCENARIO, entries: [number(0, { number: -1 })] });
  const fine = await replay(`${good}\n${good}\n`, 'games.ndjson');
  expect(fine.code).toBe(0);
  expect(fine.out.trim().split('\n')).toHaveLength(2);
  const mixed = await replay(`${good}\n\nnonsense\n${refused}\n`, 'games.ndjson');
  expect(mixed.code).toBe(1);
  const lines = mixed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { refused: null },
    { error: 'games.ndjson, record in line 3: line 1, column 1: not JSON: expected a value, found "n"' },
    { refused: { entry: 0, code: 'malformed' } },
  ]);
  const people = await replay(`${good}\nnonsense\n`, 'games.ndjson', []);
  expect(people.code).toBe(1);
  expect(people.out).toContain('line 1: rudy, not finished; to act: Ola');
  expect(people.out).toContain('2 records, 1 of them fine.');
  expect(people.err).toContain('record in line 2');
});

it('tells people the outcome, who is to act and what everyone sees', async () => {
  const alone = { ...SCENARIO, seats: ['Ala'], options: { fox: 'most' } };
  const { code, out } = await replay({ ...alone, entries: PILE.map(() => number(0, { number: 1 })) }, 'a.json', []);
  expect(code).toBe(0);
  expect(out).toContain('rudy, version 2: Ala (0)');
  expect(out).toContain('options: {"fox":"most"}');
  expect(out).toContain('20 entries, finished; nobody won');
  expect(out).toContain('Ala (0) sees\n');
  expect(out).toContain('The table sees\n');
  const halted = await replay({ ...SCENARIO, entries: [number(0, { number: -1 })] }, 'a.json', []);
  expect(halted.code).toBe(1);
  expect(halted.out).toContain('entry 0 refused: malformed (seat 0, {"number":-1})');
});

it.each([
  [[], 'which file?'],
  [['a.json', 'b.json'], '"b.json" is too much'],
  [['a.json', '--jsn'], 'Did you mean --json?'],
])('exits with 2 for "replay %j"', async (args, why) => {
  const io = fakeIo();
  expect(await main(['replay', ...args], io)).toBe(2);
  expect(io.said.err).toContain(why);
});
