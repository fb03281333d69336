import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../../kernel/playthrough.ts';
import { readRecord } from '../../../kernel/record.ts';
import { replay, reportOf } from '../../../kernel/replay.ts';
import { mozg } from './index.ts';

const folder = new URL('scenarios/', import.meta.url);

function load(name: string) {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { about: string; expect: object };
  const read = readRecord(file, { mozg });
  if (!read.ok) throw new Error(`${name}, ${read.place}: ${read.why}`);
  return { record: read.value, ...file };
}

/** Each says what the table must look like at its end, or before the entry that is refused. */
describe('scenarios', () => {
  it.each(readdirSync(folder).map((name) => [name, load(name).about]))('%s: %s', (name) => {
    const { record, expect: expected } = load(name);
    const told = replay(record);
    if (!told.ok) throw new Error(told.error);
    expect(reportOf(told.match, told.refused)).toMatchObject(expected);
  });
});

describe('golden playthrough', () => {
  it('is what every viewer saw of a whole game with refills forgotten, signs and a clock', async () => {
    const golden = new URL('golden/every-option.txt', import.meta.url).pathname;
    await expect(playthrough(load('every-option.json').record)).toMatchFileSnapshot(golden);
  });
});
