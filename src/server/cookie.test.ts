import { expect, test } from 'vitest';
import { keepSeat, seatCookie } from './cookie.ts';

const table = 'a'.repeat(32);

test('a seat is kept where no script and no other page can use it', () => {
  const [kept] = keepSeat(undefined, table, 'secret', true);
  expect(kept).toBe(`stolik-${table}=secret; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure`);
  expect(keepSeat(undefined, table, 'secret', false)[0]).not.toContain('Secure');
});

test('the token of this table is found among others, and only it', () => {
  const header = `other=1; stolik-${'b'.repeat(32)}=theirs; stolik-${table}=mine; stolik=x`;
  expect(seatCookie(header, table)).toBe('mine');
  expect(seatCookie(header, 'c'.repeat(32))).toBeUndefined();
  expect(seatCookie(undefined, table)).toBeUndefined();
  expect(seatCookie(';;=;a', table)).toBeUndefined();
});

test('a browser that keeps too many seats drops the oldest', () => {
  const names = Array.from({ length: 30 }, (_, i) => `stolik-${String(i).padStart(32, '0')}`);
  const dropped = keepSeat(names.map((name) => `${name}=x`).join('; '), table, 'secret', false).slice(1);
  expect(dropped).toHaveLength(7);
  expect(dropped[0]).toContain(`${names[0]}=; Path=/; Max-Age=0`);
});
