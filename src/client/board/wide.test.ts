import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWide } from './wide.ts';

test('a board is wide from 900 × 560 on, as its style sheets have it', () => {
  expect(isWide({ width: 900, height: 560 })).toBe(true);
  expect(isWide({ width: 899, height: 560 })).toBe(false);
  expect(isWide({ width: 900, height: 559 })).toBe(false);
  const asking = globSync('src/games/*/screen/board.css').filter((path) =>
    readFileSync(path, 'utf8').includes('(min-width: 900px) and (min-height: 560px)'),
  );
  expect(asking.length).toBeGreaterThan(2);
});
