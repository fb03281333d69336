import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const line = (cell: string): string => csvOf([[cell]], ';').slice(1, -2);

describe('a sheet for a spreadsheet', () => {
  it('begins with the mark of its alphabet; lines end as spreadsheets expect', () => {
    expect(
      csvOf(
        [
          ['Miejsce', 'Imię'],
          [1, 'Żaneta'],
        ],
        ';',
      ),
    ).toBe('﻿Miejsce;Imię\r\n1;Żaneta\r\n');
    expect(csvOf([[1, 2]], ',')).toBe('﻿1,2\r\n');
  });

  it.each(['=1+1', '+48 600', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|cmd', '%0A'])(
    'has no formula, whatever somebody calls themselves: %j',
    (name) => {
      expect(line(name).replaceAll('"', '')).toMatch(/^'/);
    },
  );

  it.each([
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['"Ala"', '"""Ala"""'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ['Ola', 'Ola'],
  ])('quotes what must be: %j', (name, told) => {
    expect(line(name)).toBe(told);
  });
});
