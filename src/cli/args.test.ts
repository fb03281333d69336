import { expect, it } from 'vitest';
import { readArgs, readWhole } from './args.ts';

const KINDS = { players: { value: 'N' }, json: {} } as const;

it('sorts flags and words', () => {
  expect(readArgs(['word', '--players', '3', '--json'], KINDS)).toEqual({
    ok: true,
    flags: { players: '3', json: true },
    words: ['word'],
  });
  expect(readArgs(['--players=-1'], KINDS)).toMatchObject({ ok: true, flags: { players: '-1' } });
  expect(readArgs(['--players', '-1'], KINDS)).toMatchObject({ ok: true, flags: { players: '-1' } });
});

it.each([
  [['--player', '3'], '--player is not known here. Did you mean --players?'],
  [['--xyzzy'], '--xyzzy is not known here. Known are: --players, --json.'],
  [['--toString'], '--toString is not known here. Known are: --players, --json.'],
  [['-x'], '-x is not known here. Known are: --players, --json.'],
  [['--players'], '--players needs a value.'],
  [['--players', '--json'], '--players needs a value.'],
  [['--json=yes'], '--json takes no value.'],
  [['--players', '2', '--players', '3'], '--players is given twice.'],
])('refuses %j', (args, why) => {
  expect(readArgs(args, KINDS)).toEqual({ ok: false, why });
});

it('reads whole numbers made of digits and nothing else', () => {
  expect(readWhole('20', 1, 20)).toBe(20);
  for (const said of ['0', '21', '2.5', '-1', '1e1', '"5"', '', ' 5', '0x5', '5_0']) {
    expect(readWhole(said, 1, 20)).toBeUndefined();
  }
});
