import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../../kernel/json.ts';
import { playthrough } from '../../../kernel/playthrough.ts';
import { readRecord } from '../../../kernel/record.ts';
import { replay, reportOf } from '../../../kernel/replay.ts';
import { ruletka } from './index.ts';

const folder = new URL('scenarios/', import.meta.url);

function load(name: string) {
  const raw: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const read = readRecord(raw, { ruletka });
  if (!read.ok) throw new Error(`${name}, ${read.place}: ${read.why}`);
  return { record: read.value, expected: isObject(raw) ? raw['expect'] : undefined };
}

/** Each tells its outcome, which the replay compares, or under `expect` who is asked at the end and what they see. */
describe('scenarios', () => {
  it.each(readdirSync(folder))('%s plays to where it says', (name) => {
    const { record, expected } = load(name);
    const told = replay(record);
    if (!told.ok) throw new Error(told.error);
    expect(told.refused).toBeNull();
    expect(record.outcome ?? expected).toBeDefined();
    const { views, toAct } = reportOf(told.match, told.refused);
    expect({ ...views, toAct }).toMatchObject(isObject(expected) ? expected : {});
  });
});

describe('golden playthrough', () => {
  it('is what every viewer saw of a game with four players', async () => {
    const golden = new URL('golden/four-players.txt', import.meta.url).pathname;
    await expect(playthrough(load('four-players.json').record)).toMatchFileSnapshot(golden);
  });
});
