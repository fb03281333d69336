import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMark, readMark } from './mark.ts';

it('is the newest number written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
  const path = join(folder, 'mark');
  expect(readMark(path)).toBeUndefined();
  const mark = openMark(path, () => {});
  mark.write(7);
  mark.write(8);
  mark.close();
  expect(readMark(path)).toBe(8);
  rmSync(folder, { recursive: true });
});

it('that cannot be written says so once and disturbs nobody: what it marks is on the disk', () => {
  const said: string[] = [];
  const mark = openMark('/dev/full', (message) => void said.push(message));
  mark.write(1);
  mark.write(2);
  mark.close();
  expect(said).toEqual([expect.stringContaining('ENOSPC')]);
});
