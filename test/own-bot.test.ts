import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the bot that docs/bots.md shows plays', () => {
  const script = new URL('../examples/own-bot.js', import.meta.url).pathname;
  const said = execFileSync(process.execPath, [script, 'beginner', '20'], { encoding: 'utf8' });
  expect(said).toMatch(/^glance +\d+\.\d % \(.*of the pairs, \d+\.\d points\nbeginner +\d/);
});
