import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tryLaws } from '../src/kernel/laws/index.ts';
import { combinations, type Kit } from '../src/kernel/laws/kit.ts';
import { trialsOf } from '../src/kernel/laws/trials.ts';
import { replayCommand } from '../src/kernel/laws/violation.ts';
import { coverageTable } from './coverage.ts';
import { KITS } from './kits.ts';

function kitOf(id: string): Kit {
  const kit = KITS[id];
  if (kit === undefined) throw new Error(id);
  return kit;
}

it.each(Object.keys(KITS))('the command that a broken law of %s prints plays that very match', (id) => {
  const [trial] = trialsOf(kitOf(id), 1, "it's");
  if (trial === undefined) throw new Error('no trial');
  const { moves } = tryLaws(kitOf(id), trial);
  const command = replayCommand({ game: id, ...trial }).replace(
    'npm run test:laws --',
    `'${process.execPath}' test/laws.ts`,
  );
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toContain(`${id}: 1 games, ${moves} moves`);
});

describe('random matches', () => {
  it('are spread evenly over player counts and options, large tables as much more seldom as they are larger', () => {
    const kit = kitOf('rudy');
    const tables = kit.options.length * kit.players.length;
    const trials = [...trialsOf(kit, 25 * tables, 'spread')];
    const met = new Map<string, number>();
    for (const { seats, options } of trials) {
      const table = JSON.stringify([seats, options]);
      met.set(table, (met.get(table) ?? 0) + 1);
    }
    expect(met.size).toBe(tables);
    const most = Math.max(...met.values());
    for (const [table, times] of met) {
      const [seats] = JSON.parse(table) as [number];
      expect(times).toBeGreaterThanOrEqual(seats <= 8 ? most - 1 : Math.floor((most - 1) / Math.ceil(seats / 4)));
    }
    expect(trials.filter(({ seats }) => seats === 100).length * 100).toBeLessThan(trials.length * 8);
  });

  it('are the same for the same seed, and begin alike however many there are', () => {
    const kit = kitOf('mozg');
    expect([...trialsOf(kit, 80, 'a')].slice(0, 10)).toEqual([...trialsOf(kit, 10, 'a')]);
    expect([...trialsOf(kit, 10, 'b')]).not.toEqual([...trialsOf(kit, 10, 'a')]);
  });

  it('are told by option and number of players', () => {
    const kit = { ...kitOf('mozg'), players: [2, 5], options: combinations({ refill: [undefined, 'forgotten'] }) };
    const trials = [
      { seats: 2, options: {}, seed: '0' },
      { seats: 2, options: { refill: 'forgotten' }, seed: '1' },
      { seats: 5, options: {}, seed: '2' },
    ];
    expect(coverageTable(kit, trials)).toBe(
      [
        'games by players  2  5',
        'all               2  1',
        'refill as usual   1  1',
        'refill forgotten  1  0',
        '3 of 4 combinations of options and players',
      ].join('\n'),
    );
  });
});
