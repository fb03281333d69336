import { expect, it } from 'vitest';
import { parseJson } from './json-text.ts';

it('reads JSON, also after a byte order mark', () => {
  expect(parseJson(' { "a": [1, 2.5e3, "x\\n", null, true] } ')).toEqual({
    ok: true,
    value: { a: [1, 2500, 'x\n', null, true] },
  });
  expect(parseJson('\ufeff[]')).toEqual({ ok: true, value: [] });
});

it.each([
  ['', 'line 1, column 1', 'a value, found the end'],
  ['x', 'line 1, column 1', 'a value, found "x"'],
  ['{\n  "hen": 2,\n}', 'line 3, column 1', 'a key in double quotes, found "}"'],
  ['{ "hen" 2 }', 'line 1, column 9', '":" after the key, found "2"'],
  ['{ "hen": 2 "pig": 2 }', 'line 1, column 12', '"," or "}", found "\\""'],
  ["{ 'hen': 2 }", 'line 1, column 3', 'a key in double quotes, found "\'"'],
  ['[1, 2', 'line 1, column 6', '"," or "]", found the end'],
  ['[1,\n 2,]', 'line 2, column 4', 'a value, found "]"'],
  ['[[], {}, [01]]', 'line 1, column 11', 'a value, found "0"'],
  ['[1] 2', 'line 1, column 5', 'the end, found "2"'],
  ['["a\tb"]', 'line 1, column 2', 'a value, found "\\""'],
  ['[tru]', 'line 1, column 2', 'a value, found "t"'],
  ['🦊', 'line 1, column 1', 'a value, found "🦊"'],
])('tells where %j stops being JSON', (text, place, why) => {
  expect(parseJson(text)).toEqual({ ok: false, place, why: `not JSON: expected ${why}` });
});
