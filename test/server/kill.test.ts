import { expect, test } from 'vitest';
import { crash } from '../../bench/server/crash.ts';

// The long run is `npm run bench:kill -- --trials 200`.
test('kill −9 under load, in all games: no move lost that was shown, every table goes on', async () => {
  const report = await crash({ trials: 4, seed: 7, tables: 1 });
  expect(report.faults).toEqual([]);
  expect(report.records).toBeGreaterThanOrEqual(report.tables);
});
