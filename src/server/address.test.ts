import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, isLoopback, limitKey } from './address.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test('without proxies nobody can say where they come from', () => {
  expect(addressOf(request('203.0.113.9', '10.0.0.1'), 0)).toBe('203.0.113.9');
  expect(addressOf(request('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
});

test('with one proxy its word counts, and nothing that was written before it', () => {
  expect(addressOf(request('127.0.0.1', '6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9');
  expect(addressOf(request('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9');
});

test('without the header it came past the proxies', () => {
  expect(addressOf(request('127.0.0.1'), 1)).toBe('127.0.0.1');
});

test.each(['', 'unknown', '_hidden', '[x', '203.0.113.9:', 'x'.repeat(5000)])(
  'a hop that cannot be read is never this machine: %j',
  (hop) => {
    expect(isLoopback(addressOf(request('127.0.0.1', hop), 1))).toBe(false);
  },
);

test('fewer hops than there are proxies are nobody in particular', () => {
  expect(isLoopback(addressOf(request('127.0.0.1', '203.0.113.9'), 2))).toBe(false);
});

test('a port makes no other address of it', () => {
  expect(addressOf(request('127.0.0.1', '203.0.113.9:51234'), 1)).toBe('203.0.113.9');
  expect(addressOf(request('127.0.0.1', '[2001:db8::1]:443'), 1)).toBe('2001:db8::1');
  expect(addressOf(request('127.0.0.1', '[2001:db8::1]'), 1)).toBe('2001:db8::1');
});

test('an IPv6 customer counts once, however many addresses they use', () => {
  expect(limitKey('2001:db8:0:1::5')).toBe(limitKey('2001:0db8:0000:0001:ffff:1:2:3'));
  expect(limitKey('2001:db8:0:1::5')).not.toBe(limitKey('2001:db8:0:2::5'));
  expect(limitKey('198.51.100.7')).toBe('198.51.100.7');
  expect(limitKey('::1')).toBe('0:0:0:0');
});

test('loopback', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '1270.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
