import { beforeEach, expect, test } from 'vitest';
import { promiseOf } from '../../kernel/fairness.ts';
import type { Lobby } from '../../table/lobby.ts';
import { bearing } from './bearing.ts';
import { drawBytes } from './draw-bytes.ts';
import { keepPin, witnessOf } from './witness.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

function preparing(match: string, promises: readonly (string | null)[] | null = null): Lobby {
  const shuffle = { attempt: 1, commitment: 'c', chairs: [3], promised: [], opened: [], brokenOff: [], without: [] };
  return {
    game: 'rudy',
    options: {},
    preparing: { match, ...shuffle, promises, stopped: false },
    match: null,
  } as unknown as Lobby;
}

interface Said {
  readonly t: string;
  readonly promise?: string;
  readonly bytes?: string;
}

test('32 bytes, other ones each time', () => {
  expect(drawBytes()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawBytes()).not.toBe(drawBytes());
});

test('what was promised is kept before it is said, and opened after a reload', () => {
  const said: Said[] = [];
  const say = (message: object): boolean => {
    expect(witnessOf('m').share?.bytes).toMatch(/^[0-9a-f]{64}$/);
    return said.push(message as Said) > 0;
  };
  bearing().hear(preparing('m'), 3, say);
  const reloaded = bearing();
  reloaded.hear(preparing('m'), 3, say);
  expect(said[1]).toEqual(said[0]);
  const promise = said[0]?.promise ?? '';
  reloaded.received({ match: 'm', attempt: 1, seat: 0, promise });
  const again = bearing();
  again.hear(preparing('m', [promise]), 3, say);
  expect(promiseOf('m', 1, 0, said[2]?.bytes ?? '')).toBe(promise);
  expect(witnessOf('m').share).toMatchObject({ confirmed: true, opened: true });
});

test('what could not be said was not opened', () => {
  const said: Said[] = [];
  const device = bearing();
  device.hear(preparing('m'), 3, (message) => said.push(message as Said) > 0);
  device.hear(preparing('m', [said[0]?.promise ?? '']), 3, () => false);
  expect(witnessOf('m').share).toMatchObject({ opened: false });
});

test('a complaint is about the match on the table, and is still known after a reload', () => {
  const device = bearing();
  device.hear(preparing('m'), 3, () => true);
  const left = preparing('m', [null]);
  device.hear(left, 3, () => true);
  expect(device.complaint(left)).toBe('late');
  expect(device.complaint(preparing('n'))).toBeUndefined();
  const reloaded = bearing();
  reloaded.hear(left, 3, () => true);
  expect(reloaded.complaint(left)).toBe('late');
});

test('the newest hash of a match is kept, for the newest forty matches', () => {
  for (let i = 0; i < 50; i++) {
    keepPin(`m${i}`, { n: 0, hash: 'a' });
    keepPin(`m${i}`, { n: 1, hash: `${i}` });
  }
  expect(witnessOf('m49').pins).toEqual([{ n: 1, hash: '49' }]);
  expect(witnessOf('m9').pins).toEqual([]);
  expect(witnessOf('m10').pins).toHaveLength(1);
  expect([...kept.keys()].filter((key) => key.includes('seen.'))).toHaveLength(40);
});

test('what is kept and cannot be read is as if it were not', () => {
  kept.set('stolik.seen.m', '{');
  expect(witnessOf('m')).toEqual({ pins: [], share: undefined });
});
