import { expect, it } from 'vitest';
import { fakeIo, type FakeSetting } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';
import { CLEAR } from '../../../cli/terminal/paint.ts';

async function play(args: string, setting: FakeSetting = {}) {
  const io = fakeIo(setting);
  const code = await main(['play', ...args.split(' ')], io);
  return { code, ...io.said };
}

const ONES = Array.from({ length: 20 }, () => '1');

it('plays a whole game through a pipe, with a review card by card', async () => {
  const { code, out, err } = await play('rudy --seed x --lang en --bots greedy', { lines: ONES });
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('At the table with you: Ficus, Teapot, and Umbrella.');
  for (let turn = 1; turn <= 20; turn++) {
    expect(out).toContain(`turn ${turn} of 20`);
    expect(out).toContain(`Card ${turn} of 20`);
  }
  expect(out).toContain('Summary sheet');
  expect(out).toMatch(/The answer: \d+ \w+ \+ \d+ \w+ = \d+/);
  expect(out).toMatch(/4\. You: \d+ points? · 0 from the circle · 0 crossed out/);
  expect(out).toContain('They share the place.');
  expect(out).toContain('A shared win: Ficus, Teapot, and Umbrella.');
  expect(out).toContain('--seed x');
  expect(out).not.toContain('\u001b');
});

it('deals the same cards for a seed, and says which seed it took', async () => {
  const first = await play('rudy --seed same', { lines: ONES });
  expect(await play('rudy --seed same', { lines: ONES })).toEqual(first);
  expect((await play('rudy --seed other', { lines: ONES })).out).not.toBe(first.out);
  expect((await play('rudy', { lines: ONES })).out).toContain('--seed fresh');
});

it.each([
  ['-1', 'Only a whole number from 0 to 99 fits here'],
  ['1e9', 'Only a whole number'],
  ['1000000000', 'Only a whole number'],
  ['100', 'Only a whole number'],
  ['"5"', 'Only a whole number'],
  ['2.5', 'Only a whole number'],
  ['', 'Only a whole number'],
  ['k', 'Only a whole number'],
])('answers %j in plain words and asks again', async (wrong, why) => {
  const { out } = await play('rudy --seed x --lang en', { lines: [wrong, '7'] });
  expect(out).toContain(why);
  expect(out.indexOf('turn 2 of 20')).toBeGreaterThan(out.indexOf(why));
});

it.each(['5k', '5c', '5C', '(5)', '( 5 )', '5 k'])('takes %s for a circled number, once', async (circled) => {
  const { out } = await play('rudy --seed x --lang en', { lines: [circled, circled, '1'] });
  expect(out).toContain('  (5)    ?');
  expect(out).toContain('You can draw only one circle');
  expect(out).toContain('turn 3 of 20');
});

it('[R20] knows no circle alone, and tells how far off it was', async () => {
  const { out } = await play('rudy --players 1 --seed x --lang en', { lines: ['5c', ...ONES] });
  expect(out).toContain('You have the table to yourself.');
  expect(out).toContain('There is no circle when you play alone.');
  expect(out).toMatch(/Off by \d+\. Off by \d+ in all\./);
  expect(out).toMatch(/Off by \d+ in all\. Up to 5 was allowed, so this time the fox was slyer\./);
});

it('[R20] congratulates whoever remembers everything', async () => {
  const { out } = await play('rudy --players 1 --seed x --lang en', { lines: ONES });
  const answers = [...out.matchAll(/The answer: (?:.* = )?(\d+)/g)].map(([, answer]) => answer ?? '');
  expect(answers).toHaveLength(20);
  const won = await play('rudy --players 1 --seed x --lang en', { lines: answers });
  expect(won.out).toContain('Off by 0 in all. Up to 5 was allowed, so you win!');
  const circled = answers.map((answer, turn) => (turn === 19 ? `${answer}c` : answer));
  const beaten = await play('rudy --players 2 --seed x --lang en --bots random', { lines: circled });
  expect(beaten.out).toContain('You win! Sly as a fox.');
});

it('shows the rules for a question mark and asks again', async () => {
  const { out } = await play('rudy --seed x --lang en', { lines: ['?', '1'] });
  expect(out.split('There are 20 cards in the pile')).toHaveLength(3);
  expect(out).toContain('turn 2 of 20');
});

it('tells the rules of this table', async () => {
  const options = '{"fox":"cats","scoring":"exact","lastAloud":true,"time":20}';
  const { out } = await play(`rudy --lang en --options ${options}`);
  expect(out).toContain('The fox poses as a cat');
  expect(out).toContain('Only a right number scores');
  expect(out).toContain('Whoever writes last');
  expect(out).toContain('You have 20 seconds');
});

it('[R19] tells who wrote last, and [R11] leaves a field empty when time is up', async () => {
  const options = '{"lastAloud":true,"time":20}';
  const lines = [...Array.from({ length: 10 }, () => '1'), { late: true } as const, ...ONES];
  const { code, out } = await play(`rudy --lang en --seed x --options ${options}`, { lines });
  expect(code).toBe(0);
  expect(out).toMatch(/Last to write in the turn before: \w+, \d+\.|You were the last to write/);
  expect(out).toContain('Out of time.');
  expect(out).toMatch(/You +– +0 points +empty/);
});

it('leaves politely when the input ends', async () => {
  expect(await play('rudy --lang en', { lines: ['1'] })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/You leave the table\. See you soon!\n$/) as string,
  });
  expect((await play('rudy --lang en', { watched: true })).out).toContain('You leave the table.');
});

it('keeps nothing but the newest card on a screen', async () => {
  const lines = ['', ...ONES, 'w'];
  const { out } = await play('rudy --seed x --lang en', { lines, watched: true });
  expect(CLEAR).toContain('\u001b[2J');
  expect(CLEAR).toContain('\u001b[3J');
  const screens = out.split(CLEAR).filter((screen) => /turn \d+ of 20/.test(screen));
  expect(screens).toHaveLength(20);
  for (const [i, screen] of screens.entries()) {
    expect(screen.match(/turn \d+ of 20/g)).toEqual([`turn ${i + 1} of 20`]);
  }
  // The first page of the review, then straight to the result.
  expect(out).toContain('Card 1 of 20');
  expect(out).not.toContain('Card 2 of 20');
  expect(out).toContain('Result');
});

it('clears the screen before it shows a refusal, so that no card scrolls away', async () => {
  const { out } = await play('rudy --seed x --lang en', { lines: ['', '-1', '1'], watched: true });
  const screens = out.split(CLEAR);
  for (const screen of screens) expect(screen.split('turn 1 of 20').length).toBeLessThanOrEqual(2);
  expect(out).toContain('Only a whole number');
});

it('speaks Polish where the system does', async () => {
  const { out } = await play('rudy --seed x --bots greedy', { lines: ONES, env: { LANG: 'pl_PL.UTF-8' } });
  expect(out).toContain('Przy stoliku siedzą z Tobą Fikus, Imbryk i Parasol.');
  expect(out).toMatch(/Ile .* już się pokazało, razem z tą kartą\?/);
  expect(out).toMatch(/Odpowiedź: 1 \w+/);
  expect(out).toContain('Wspólna wygrana: Fikus, Imbryk i Parasol.');
  expect(out).not.toContain('You');
});

it('uses colours only where they are wanted', async () => {
  expect((await play('rudy', { lines: ONES, colours: true })).out).toContain('\u001b[1m');
  expect((await play('rudy', { lines: ONES })).out).not.toContain('\u001b[');
});

it('tells a crowd in a few lines', async () => {
  const { out } = await play('rudy --players 30 --seed x --lang en', { lines: ONES });
  expect(out).toContain('… and 18 others');
  expect(out).toContain('Robot 13');
});

it.each([
  ['chess', 'there is no game "chess"'],
  ['rudy --players 0', '--players: rudy is for 1 to 10000 players, found "0"'],
  ['rudy --players 2.5', 'found "2.5"'],
  ['rudy --bots 6', 'There are: beginner, casual, regular, expert, master, random, greedy, perfect.'],
  ['rudy --lang de', '--lang: there is no language "de"'],
  ['rudy --options {"deck":{"hen":47}}', '--options: deck: a deck has 48 cards, this one has 47'],
  ['rudy --json', '--json is not known here'],
])('refuses "play %s"', async (line, why) => {
  const { code, err } = await play(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
});

it('tells what the bots at the table are like, in the language of the table', async () => {
  const polish = await play('rudy --players 3 --bots beginner,master --seed x --lang pl', { lines: [] });
  expect(polish.out).toContain('Nowicjusz: ');
  expect(polish.out).toContain('Mistrz: ');
  const english = await play('rudy --seed x --lang en', { lines: [] });
  expect(english.out.match(/Regular: /g)).toHaveLength(1);
});
