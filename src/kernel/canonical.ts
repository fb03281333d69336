import { isObject } from './json.ts';

const plainKey = /^[\w-]*$/;

/** JSON without spaces, keys in the order of their UTF-16 code units, as in RFC 8785. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = sorted(Object.keys(value));
  let members = '';
  for (const key of keys) {
    const member = value[key];
    if (member !== undefined) members += `${members === '' ? '' : ','}${quoted(key)}${canonical(member)}`;
  }
  return `{${members}}`;
}

/** Keys as they are written, with their colon: games have few of them. */
const known = new Map<string, string>();
const MOST_KNOWN = 256;

function quoted(key: string): string {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = `${plainKey.test(key) ? `"${key}"` : JSON.stringify(key)}:`;
  if (known.size < MOST_KNOWN) known.set(key, made);
  return made;
}

/** By insertion, in place: there are never many, and the language's own sorting takes a kilobyte to begin with. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let at = i;
    for (; at > 0 && key < (keys[at - 1] ?? ''); at--) keys[at] = keys[at - 1] ?? '';
    keys[at] = key;
  }
  return keys;
}
