import { expect, test } from 'vitest';
import { isOurs } from './origin.ts';

test('our own page, whatever its scheme, and the pages the operator named', () => {
  expect(isOurs({ host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' }, [])).toBe(true);
  expect(isOurs({ host: 'stolik.example', origin: 'https://stolik.example' }, [])).toBe(true);
  expect(isOurs({ host: '127.0.0.1:8080', origin: 'https://stolik.example' }, ['https://stolik.example'])).toBe(true);
});

test('any other page is turned away', () => {
  for (const origin of ['https://evil.example', 'null', '', 'http://192.168.1.5', 'http://192.168.1.5:8081', 'x']) {
    expect(isOurs({ host: '192.168.1.5:8080', origin }, []), origin).toBe(false);
  }
  expect(isOurs({ host: 'a', 'sec-fetch-site': 'cross-site' }, [])).toBe(false);
});

test('a program says no origin', () => {
  expect(isOurs({ host: 'a' }, [])).toBe(true);
});
