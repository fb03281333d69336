import { describe, expect, it } from 'vitest';
import { objectOf, oneOf, optional, shown, boolean, integer, withDefault } from './decode.ts';
import { listOf, mapOf, text } from './decode-document.ts';
import { sameJson } from './json.ts';

interface Person {
  readonly name: string;
  readonly age: number;
  readonly tags: readonly string[];
  readonly size: 's' | 'm';
  readonly asleep?: boolean;
}

const person = objectOf<Person>(
  {
    name: text,
    age: integer(0, 120),
    tags: withDefault(listOf(text), []),
    size: oneOf(['s', 'm']),
    asleep: optional(boolean),
  },
  true,
);

describe('decoders', () => {
  it('read what is right and fill in what may be left out', () => {
    const read = person({ name: 'Ala', age: 7, size: 'm' }, '');
    expect(read).toEqual({ ok: true, value: { name: 'Ala', age: 7, tags: [], size: 'm' } });
  });

  it.each([
    [[], '', 'expected an object, found []'],
    [null, '', 'expected an object, found null'],
    [{ name: 5 }, 'name', 'expected a text, found 5'],
    [{ name: 'A', age: 121 }, 'age', 'expected a whole number from 0 to 120, found 121'],
    [{ name: 'A', age: 1.5 }, 'age', 'expected a whole number from 0 to 120, found 1.5'],
    [{ name: 'A' }, 'age', 'expected a whole number from 0 to 120, found nothing'],
    [{ name: 'A', age: 1, tags: 'x' }, 'tags', 'expected a list, found "x"'],
    [{ name: 'A', age: 1, tags: ['x', 2] }, 'tags[1]', 'expected a text, found 2'],
    [{ name: 'A', age: 1, size: 'xl' }, 'size', 'expected one of s, m; found "xl"'],
    [{ name: 'A', age: 1, size: 's', asleep: 0 }, 'asleep', 'expected true or false, found 0'],
    [{ name: 'A', colour: 1 }, 'colour', 'is not known here; known are name, age, tags, size, asleep'],
  ])('say of %j what is wrong and where', (raw, place, why) => {
    expect(person(raw, '')).toEqual({ ok: false, place, why });
  });

  it('name places inside other places', () => {
    expect(mapOf(person)({ a: { name: 1 } }, 'people')).toMatchObject({ place: 'people.a.name' });
    expect(mapOf(text)(['x'], 'people')).toMatchObject({ place: 'people', why: 'expected an object, found ["x"]' });
    expect(mapOf(text)({ x: 'y' }, '')).toEqual({ ok: true, value: { x: 'y' } });
    expect(listOf(person)([{ name: 1 }], 'people')).toMatchObject({ place: 'people[0].name' });
    expect(integer(1)(0, 'time')).toMatchObject({ why: 'expected a whole number of at least 1, found 0' });
  });

  it('let strangers pass where the object is open', () => {
    expect(objectOf<{ a: string }>({ a: text })({ a: 'x', b: 1 }, '')).toEqual({ ok: true, value: { a: 'x' } });
  });

  it('shorten what they show', () => {
    expect(shown('x'.repeat(100))).toHaveLength(40);
    expect(shown('x'.repeat(38))).toBe(`"${'x'.repeat(38)}"`);
    const deep: unknown = JSON.parse(`${'['.repeat(9000)}${']'.repeat(9000)}`);
    expect(shown(deep).length).toBeLessThanOrEqual(40);
  });
});

describe('sameJson', () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    ['1', 1, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [null, {}, false],
    [{}, null, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
