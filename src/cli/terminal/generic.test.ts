import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/rules.ts';
import { fakeIo, type FakeSetting } from '../fake.testing.ts';
import { main } from '../main.ts';
import { tiny } from '../../bots/tiny.testing.ts';
import { RULES_ONLY } from '../catalog.testing.ts';
import { genericFace } from './generic.ts';
import { inLines, inOneLine, label } from './plain.ts';
import { nonsenseRead, settingIn, typedThrough } from './terminal.testing.ts';
import { LANGUAGES, WORDS } from './words/index.ts';

const { generic: ENGLISH } = WORDS.en;

async function stolik(line: string, setting: FakeSetting = {}) {
  const io = fakeIo({ catalog: RULES_ONLY, ...setting });
  const code = await main(line.split(' '), io);
  return { code, ...io.said, written: io.written };
}

it('says any data in one line', () => {
  const said = (value: unknown): string => inOneLine(value, ENGLISH);
  expect(said({ pass: true })).toBe('pass');
  expect(said({ play: 5, give: { 1: 2 } })).toBe('play 5, give (1 2)');
  expect(said({ kind: 'took-number', seat: 1, safe: false })).toBe('took number, seat 1, safe no');
  expect(said({ kind: 3 })).toBe('kind 3');
  expect(said([1, 'a', null, [2, 3], []])).toBe('1, a, –, (2, 3), –');
  expect([said(''), said(undefined), said({}), said([])]).toEqual(['–', '–', '–', '–']);
  expect(label('circleUsed-before_last')).toBe('circle used before last');
});

it('says any data in lines, parts further in', () => {
  const view = {
    turnOf: 1,
    hand: ['hen', 'pig'],
    none: [],
    gun: { click: 2 },
    rows: [{ seat: 0, up: true }, null, [1, 2], { gun: { click: 2 } }],
  };
  expect(inLines(view, ENGLISH)).toEqual([
    'turn of: 1',
    'hand: hen, pig',
    'none: –',
    'gun:',
    '  click: 2',
    'rows:',
    '  0: seat 0, up',
    '  1: –',
    '  2: 1, 2',
    '  3:',
    '    gun:',
    '      click: 2',
  ]);
});

it('lets a person play a game that has nothing but its rules', async () => {
  const { code, out, err } = await stolik('play tiny --seed x --lang en --players 3', { lines: ['25', '1'] });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('tiny. At the table with you: Ficus and Teapot.');
  expect(out).toContain('Players: 0 You · 1 Ficus · 2 Teapot');
  expect(out).toMatch(/lucky number: \d+\n/);
  expect(out).toContain('taken: –');
  expect(out).toContain('   1  take 1\n');
  expect(out).toContain('  20  take 20\n… and 5 more: +21 shows the next ones, a part of a move finds it');
  expect(out).not.toContain('  21  take 21');
  expect(out).toMatch(/took number, seat 1, number \d+\n/);
  expect(out).toContain('taken:\n  0: seat 0, number 25\n');
  expect(out).toMatch(/ {2}\d\. You: \d+ points/);
  expect(out).toContain('last taken: 6');
  expect(out).toContain('Thank you for playing!');
});

it('shows the rest of a long list, finds moves by a part of them, and takes one by its whole name', async () => {
  const { out } = await stolik('play tiny --seed x --lang en', { lines: ['+21', '9', '+99', 'TAKE 1'] });
  expect(out).toContain('  21  take 21\n  22  take 22');
  // What is a whole move plays it, though it is also a part of others.
  expect(out).toContain('seat 0, number 9\n');
  expect(out).toContain('seat 0, number 1\n');
  expect(out).toContain('0 moves with "+99"');
  const found = await stolik('play tiny --seed x --lang en', { lines: ['2', 'e 2', 'xyzzy'] });
  expect(found.out).toMatch(/\d moves with "e 2"\n(?: +\d+ {2}take 2\d?\n)+/);
  expect(found.out).toContain('0 moves with "xyzzy"');
});

it('takes no number that is not on the list', async () => {
  const { out } = await stolik('play tiny --seed x --lang en', { lines: ['0', '26', ''] });
  expect(out.split('Type the number of one of the moves listed.')).toHaveLength(4);
});

it('speaks Polish', async () => {
  const { code, out } = await stolik('play tiny --seed x --lang pl --players 2', { lines: ['+21', 'e 2', '25', '1'] });
  expect(code).toBe(0);
  expect(out).toContain('Gracze: 0 Ty · 1 Fikus');
  expect(out).toContain('… i jeszcze 5: +21 pokazuje następne');
  expect(out).toContain('z „e 2”');
  expect(out).toMatch(/Wygrywasz!|Wygrywa Fikus\.|Wspólna wygrana/);
});

// Whether they have a face of their own or not.
describe.each(Object.values(GAMES))('the generic face of $id', (game) => {
  it.each(LANGUAGES)('understands every move by its name and tells it all in %s', (language) => {
    const typed = (move: unknown): string => inOneLine(move, WORDS[language].generic);
    const { pages } = typedThrough(game, genericFace(game), typed, {}, language, `generic/${game.id}`);
    expect(pages).toHaveLength(1);
    expect(nonsenseRead(game, genericFace(game))).toEqual([]);
  });
});

it('says a refusal that no sentence is known for', () => {
  expect(genericFace(tiny).refusal('taken', {}, settingIn('en', 1))).toContain('(taken)');
});

it('simulates, records, replays, verifies its form and ladders such a game', async () => {
  const { code, out, written } = await stolik('sim tiny --games 5 --json --records games.ndjson');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'tiny', games: 5, players: 4, movesPerGame: 8 });
  const files = { 'games.ndjson': written['games.ndjson'] ?? '' };
  expect((await stolik('replay games.ndjson', { files })).out).toContain('5 records, 5 of them fine.');
  const [first = ''] = files['games.ndjson'].split('\n');
  const replayed = await stolik('replay one.json', { files: { 'one.json': first } });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('8 entries, finished; won by random');
  const verified = await stolik('verify one.json', { files: { 'one.json': first } });
  expect(verified.err).not.toContain('one of'); // the game itself is known
  const ladder = await stolik('ladder tiny --pairs 8');
  expect(ladder.code).toBe(0);
  expect(ladder.out).toMatch(/Among their like\n {2}random +\d+\.\d points +4\.0 moves a game/);
});

it('helps with such a game, and has no deck for it', async () => {
  expect((await stolik('help')).out).toMatch(/tiny +2 to 4 players +bots: random\n/);
  const { out } = await stolik('help play');
  expect(out).toContain('stolik play tiny --bots random --lang pl');
  expect(out).not.toContain('Levels');
  const sim = await stolik('help sim');
  expect(sim.out).toContain('stolik sim tiny --players 4 --games 10000');
  expect(sim.out).not.toContain('undefined');
  expect((await stolik('help deck')).out).toContain('No game has a deck of its own.');
  const { code, err } = await stolik('deck check d.json', { files: { 'd.json': '{"hen":1}' } });
  expect(code).toBe(1);
  expect(err).toContain("does not look like any game's deck");
});
