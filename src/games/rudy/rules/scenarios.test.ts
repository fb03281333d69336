import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../../kernel/playthrough.ts';
import { readRecord } from '../../../kernel/record.ts';
import { replay, reportOf } from '../../../kernel/replay.ts';
import { rudy } from './index.ts';

const folder = new URL('scenarios/', import.meta.url);

function load(name: string) {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { about: string; expect?: object };
  const read = readRecord(file, { rudy });
  if (!read.ok) throw new Error(`${name}, ${read.place}: ${read.why}`);
  return { record: read.value, ...file };
}

/** Each tells its outcome, which the replay compares, or how the table must look where it stops. */
describe('scenarios', () => {
  it.each(readdirSync(folder).map((name) => [name, load(name).about]))('%s: %s', (name) => {
    const { record, expect: expected } = load(name);
    const told = replay(record);
    if (!told.ok) throw new Error(told.error);
    const whole = { finished: true, outcome: record.outcome, refused: null };
    expect(reportOf(told.match, told.refused)).toMatchObject(expected ?? whole);
  });
});

describe('golden playthrough', () => {
  it('is what every viewer saw of a game with two players, aloud and timed', async () => {
    const golden = new URL('golden/every-option.txt', import.meta.url).pathname;
    await expect(playthrough(load('every-option.json').record)).toMatchFileSnapshot(golden);
  });
});
