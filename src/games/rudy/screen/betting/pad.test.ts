import { describe, expect, test } from 'vitest';
import { EMPTY_PAD, keyOf, numberOn, press, type Key, type Pad } from './pad.ts';

function typed(...keys: readonly Key[]): Pad {
  return keys.reduce(press, EMPTY_PAD);
}

describe('the number pad', () => {
  test('digits follow each other', () => {
    expect(numberOn(typed(1))).toBe(1);
    expect(numberOn(typed(1, 7))).toBe(17);
    expect(numberOn(typed(9, 9))).toBe(99);
  });

  test('nothing typed is no number, and 0 is one', () => {
    expect(numberOn(EMPTY_PAD)).toBeUndefined();
    expect(numberOn(typed(0))).toBe(0);
  });

  test('a third digit is refused with a shake, each time anew', () => {
    expect(typed(1, 2, 3)).toEqual({ digits: '12', circled: false, shakes: 1 });
    expect(typed(1, 2, 3, 4).shakes).toBe(2);
  });

  test('a leading zero gives way', () => {
    expect(typed(0, 5).digits).toBe('5');
    expect(typed(0, 0).digits).toBe('0');
    expect(typed(0, 1, 2).digits).toBe('12');
  });

  test('backspace takes the last digit, and does nothing on an empty pad', () => {
    expect(numberOn(typed(1, 7, 'backspace'))).toBe(1);
    expect(typed('backspace')).toBe(EMPTY_PAD);
  });

  test('the circle is a toggle and keeps the digits', () => {
    expect(typed(5, 'circle')).toMatchObject({ digits: '5', circled: true });
    expect(typed(5, 'circle', 'circle')).toMatchObject({ digits: '5', circled: false });
    expect(typed('circle', 5, 'clear')).toEqual(EMPTY_PAD);
  });

  test('keys of a keyboard', () => {
    expect(['0', '9', 'Backspace', 'Delete', 'k', 'K'].map(keyOf)).toEqual([
      0,
      9,
      'backspace',
      'backspace',
      'circle',
      'circle',
    ]);
    expect(['Enter', 'a', '-', 'F1', '10'].map(keyOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
