import { describe, expect, it } from 'vitest';
import { objectOf, integer } from './decode.ts';
import { listOf, mapOf, text } from './decode-document.ts';
import { plain, sameJson } from './json.ts';

const parsed = (json: string): unknown => JSON.parse(json);

describe('-0', () => {
  it('is 0 in whatever comes from outside, as deep as it may be', () => {
    const made = plain(parsed('{"a":-0,"b":[1,-0,{"c":-0}],"d":"-0"}'));
    expect(made).toStrictEqual({ a: 0, b: [1, 0, { c: 0 }], d: '-0' });
    expect(plain(-0)).toBe(0);
  });

  it('what holds none is the same object, not a copy', () => {
    const raw = parsed('{"a":0,"b":[1,{"c":-1}],"d":null}');
    expect(plain(raw)).toBe(raw);
  });

  it('is not looked for in the depths of nonsense', () => {
    const nested: unknown = JSON.parse(`[-0,${'['.repeat(50_000)}${']'.repeat(50_000)}]`);
    expect((plain(nested) as unknown[])[0]).toBe(0);
  });

  it('is 0 where a whole number is read', () => {
    expect(integer(0)(-0, '')).toStrictEqual({ ok: true, value: 0 });
  });

  it('is the same as 0', () => {
    expect(sameJson([-0], [0])).toBe(true);
  });
});

describe('__proto__', () => {
  it('is a key like any other in a comparison, and nothing is inherited', () => {
    expect(sameJson(parsed('{"__proto__":{}}'), parsed('{"x":{}}'))).toBe(false);
    expect(sameJson(parsed('{"toString":1}'), parsed('{"x":1}'))).toBe(false);
    expect(sameJson(parsed('{"__proto__":{"x":1}}'), parsed('{"__proto__":{"x":1}}'))).toBe(true);
  });

  it('is kept while -0 is mended', () => {
    expect(JSON.stringify(plain(parsed('{"__proto__":[-0],"x":1}')))).toBe('{"__proto__":[0],"x":1}');
  });

  it('is no name in a map, and no key of a closed object', () => {
    const labels = mapOf(listOf(integer(0)));
    expect(labels(parsed('{"__proto__":[1]}'), 'chance')).toMatchObject({ ok: false, place: 'chance.__proto__' });
    expect(labels(parsed('{"constructor":[1]}'), 'chance')).toEqual({ ok: true, value: { constructor: [1] } });
    const closed = objectOf<{ readonly name: string }>({ name: text }, true);
    expect(closed(parsed('{"name":"x","__proto__":{}}'), '')).toMatchObject({ ok: false, place: '__proto__' });
  });
});
