import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/dependencies.md has a reason for every package, and for no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (?!package|-)(.*?) +\| \S/gm);
  const told = [...rows].flatMap(([, names = '']) => names.replace(' (optional)', '').split(', '));
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(told.toSorted()).toEqual(used.toSorted());
});
