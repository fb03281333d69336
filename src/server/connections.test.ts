import { expect, test } from 'vitest';
import { createConnections } from './connections.ts';
import { LIMITS } from './limits.ts';

function fill(most: Partial<typeof LIMITS>, addresses: readonly string[]) {
  const connections = createConnections({ ...LIMITS, ...most });
  return { connections, admitted: addresses.map((address) => connections.admit(address)) };
}

test('exactly so many of one address, and others are none of its business', () => {
  const { connections, admitted } = fill(
    { connectionsPerAddress: 3 },
    Array.from({ length: 5 }, () => '203.0.113.1'),
  );
  expect(admitted.map((each) => each !== undefined)).toEqual([true, true, true, false, false]);
  expect(connections.admit('203.0.113.2')).toBeDefined();
  expect(connections.size).toBe(4);
});

test('exactly so many in all', () => {
  const { admitted } = fill({ connections: 2 }, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
  expect(admitted.map((each) => each !== undefined)).toEqual([true, true, false]);
});

test('one that is gone makes room for one, however often it says so', () => {
  const { connections, admitted } = fill({ connectionsPerAddress: 2 }, ['203.0.113.1', '203.0.113.1']);
  admitted[0]?.gone();
  admitted[0]?.gone();
  expect(connections.size).toBe(1);
  expect(connections.admit('203.0.113.1')).toBeDefined();
  expect(connections.admit('203.0.113.1')).toBeUndefined();
});

test('an IPv6 customer is one address', () => {
  const { admitted } = fill({ connectionsPerAddress: 1 }, ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:2::1']);
  expect(admitted.map((each) => each !== undefined)).toEqual([true, false, true]);
});
