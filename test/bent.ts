import { isObject, type Json } from '../src/kernel/json.ts';

/** What no place of a document wants, and some that a few do. */
const STRANGE: readonly Json[] = [null, true, false, 0, -1, 1.5, 5, 1000, '', 'x', '1', [], {}, [0], { x: 1 }];

/** `value` with one thing changed, in every way: a part replaced, a key or an item taken out, one put in. */
export function* bent(value: Json): Iterable<Json> {
  yield* STRANGE;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    yield [...items, 'x'];
    for (const [i, item] of items.entries()) {
      yield items.toSpliced(i, 1);
      for (const other of bent(item)) yield items.toSpliced(i, 1, other);
    }
  } else if (isObject(value)) {
    yield { ...value, stranger: 1 };
    for (const [key, member] of Object.entries<Json>(value)) {
      const { [key]: _, ...others } = value;
      yield others;
      for (const other of bent(member)) yield { ...value, [key]: other };
    }
  }
}

/** `value` with a key nobody knows in one of its objects, in each of them. */
export function* withStrangers(value: Json): Iterable<Json> {
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    for (const [i, item] of items.entries())
      for (const other of withStrangers(item)) yield items.toSpliced(i, 1, other);
  } else if (isObject(value)) {
    yield { ...value, stranger: 1 };
    for (const [key, member] of Object.entries<Json>(value)) {
      for (const other of withStrangers(member)) yield { ...value, [key]: other };
    }
  }
}
