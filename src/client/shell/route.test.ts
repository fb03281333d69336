import { expect, test } from 'vitest';
import { pathOf, routeOf } from './route.ts';

test('a route and its path are each other’s inverse', () => {
  for (const path of [
    '/',
    '/about',
    '/new/rudy',
    '/alone/mozg',
    '/pass/ruletka',
    '/learn/rudy',
    '/t/KM7RQX',
    '/tv',
    '/tv/KM7RQX',
    '/screen/KM7RQ',
    '/check',
    '/history',
    '/replay',
    '/replay/here/2c3d',
    '/check/0a1b/2c3d',
  ]) {
    expect(pathOf(routeOf(path))).toBe(path);
  }
  expect(routeOf('/tv/km7rqx', '#abc')).toEqual({ page: 'tv', code: 'KM7RQX', key: 'abc' });
  expect(pathOf({ page: 'watch', code: 'KM7RQX', key: 'abc' })).toBe('/watch/KM7RQX#abc');
});

test('what leads nowhere is lost', () => {
  for (const path of [
    '/nowhere',
    '/t',
    '/t/%3Cb%3E',
    '/t/ABC',
    '/t/KM7RQX/more',
    '/watch',
    '/move',
    '/screen',
    '/new',
    '/check/a',
    '/check/a/b/c',
  ]) {
    expect(routeOf(path), path).toEqual({ page: 'lost' });
  }
});
