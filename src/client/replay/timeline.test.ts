import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/rules.ts';
import { rudy } from '../../games/rudy/rules/index.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { start, submit } from '../../kernel/match.ts';
import { makeRecord } from '../../kernel/record.ts';
import { outcomeAt, sightOf, textOf, timelineOf, viewAt } from './timeline.ts';

const SCENARIO = new URL('../../games/mozg/rules/scenarios/', import.meta.url);

function sample(): unknown {
  let match = start(rudy, readOptions(), 2, { key: seedKey('replay') });
  const entries = [];
  for (let turn = 0; turn < 20; turn++) {
    for (const seat of [1, 0]) {
      const answer = submit(match, { seat, move: { number: turn }, by: 'player' });
      if (!answer.ok) throw new Error(answer.code);
      match = answer.match;
      entries.push(answer.entry);
    }
  }
  return JSON.parse(
    JSON.stringify({ ...makeRecord(match, ['Ola', 'Kuba'], entries), fairness: undefined, seed: 'replay', chance: {} }),
  );
}

function readOptions() {
  const read = rudy.options({}, '');
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

test('every moment of a match, from the deal to the end, through every pair of eyes', () => {
  const read = timelineOf(sample(), rudy);
  if (!read.ok) throw new Error(read.why);
  const { moments, names } = read.timeline;
  expect(names).toEqual(['Ola', 'Kuba']);
  expect(moments).toHaveLength(41);
  const [first, second] = moments;
  if (first === undefined || second === undefined) throw new Error('no moments');
  expect(viewAt(first, 'table')).toMatchObject({ turn: 1, waiting: [0, 1] });
  expect(viewAt(second, 1)).toMatchObject({ waiting: [0] });
  expect(viewAt(second, 1)).not.toEqual(viewAt(second, 0));
  expect(outcomeAt(second)).toBeUndefined();
  expect(moments.map(outcomeAt).at(-1)).toBeDefined();
});

test('what is no record says where', () => {
  expect(timelineOf({ stolik: 1, game: 'rudy', version: 99 }, rudy)).toMatchObject({ ok: false });
});

test('scenarios of the games can be shown', () => {
  const raw = JSON.parse(readFileSync(new URL('z17-again-no-card-left.json', SCENARIO), 'utf8')) as { game: string };
  const game = GAMES[raw.game];
  if (game === undefined) throw new Error('no game');
  expect(timelineOf(raw, game).ok).toBe(true);
});

test('a link to a moment leads there, and a wrong one to the nearest', () => {
  for (const text of ['0', '12', '12.0', '40.1']) expect(textOf(sightOf(text, 40, 2))).toBe(text);
  expect(sightOf('99.7', 40, 2)).toEqual({ n: 40, viewer: 'table' });
  expect(sightOf('nonsense', 40, 2)).toEqual({ n: 0, viewer: 'table' });
});
