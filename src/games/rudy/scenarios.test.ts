import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../kernel/playthrough.ts';
import { readRecord } from '../../kernel/record.ts';
import { replay } from '../../kernel/replay.ts';
import { rudy } from './index.ts';

const folder = new URL('scenarios/', import.meta.url);

function load(name: string) {
  const read = readRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), { rudy });
  if (!read.ok) throw new Error(`${name}, ${read.place}: ${read.why}`);
  return read.value;
}

/** Each tells its outcome, worked out by another program; the replay compares. */
describe('scenarios', () => {
  it.each(readdirSync(folder))('%s plays to the outcome it tells', (name) => {
    const record = load(name);
    expect(record.outcome).toBeDefined();
    expect(replay(record)).toMatchObject({ ok: true, refused: null });
  });
});

describe('golden playthrough', () => {
  it('is what every viewer saw of a game with two players, aloud and timed', async () => {
    const golden = new URL('golden/every-option.txt', import.meta.url).pathname;
    await expect(playthrough(load('every-option.json'))).toMatchFileSnapshot(golden);
  });
});
