import { expect, test } from 'vitest';
import { core, stemOf } from './parcels.ts';

test('a page cannot begin without the parcels it names, and what is no parcel is none', () => {
  const html = `<link rel="icon" href="/icon.svg" /><script type="module" crossorigin src="/assets/index-DrSxh9Sh.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/house-u67OYxkC.js"><link rel="stylesheet" href="/assets/index-BxK_1-9a.css">`;
  expect(core(html)).toEqual(['/assets/index-DrSxh9Sh.js', '/assets/house-u67OYxkC.js', '/assets/index-BxK_1-9a.css']);
});

test.each([
  ['/assets/house-u67OYxkC.js', '/assets/house.js'],
  ['/assets/rudy-en-BjDDNoR-.js', '/assets/rudy-en.js'],
  ['/assets/rudy-tv-betting-DC7IofEj.js', '/assets/rudy-tv-betting.js'],
  ['/index.html', '/index.html'],
])('%s is %s in every version', (path, stem) => {
  expect(stemOf(path)).toBe(stem);
});
