import { isScalar, KINDS, kindOf, labelOf, textOf } from './text.ts';

/** A move, and what tells it from the others of its kind. */
export interface Option {
  readonly move: unknown;
  readonly said: ReadonlyMap<string, string>;
}

/** Moves of one kind. */
export interface Group {
  readonly kind: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** What can be said next in a group: one of the values of one field. */
export interface Question {
  readonly key: string;
  /** What all moves that are left have in common. */
  readonly given: readonly string[];
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: string;
  /** The only move that is left once this is said; nothing while something else has to be. */
  readonly move: unknown;
  readonly isLast: boolean;
}

/** More moves than this nobody looks through; a game whose moves are that many needs a board of its own. */
const MOST = 3000;

export function groupsOf(moves: Iterable<unknown>, names: readonly string[]): readonly Group[] {
  const groups = new Map<string, Option[]>();
  let count = 0;
  for (const move of moves) {
    if (++count > MOST) break;
    const { kind, said } = read(move, names);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [{ move, said }]);
    else group.push({ move, said });
  }
  return [...groups].map(([kind, options]) => ({ kind, label: labelOf(kind), options }));
}

/** `{ t: 'play', card: 5 }` and `{ play: 5 }` are of the kind `play`; `{ pass: true }` says nothing besides. */
function read(move: unknown, names: readonly string[]): { readonly kind: string; readonly said: Map<string, string> } {
  if (isScalar(move)) {
    return typeof move === 'string'
      ? { kind: move, said: new Map() }
      : { kind: '', said: new Map([['', textOf(move, '', names)]]) };
  }
  const kind = kindOf(move);
  const fields = Object.entries(move).filter(([key]) => kind === undefined || !KINDS.includes(key));
  const said = new Map<string, string>();
  for (const [key, value] of fields) if (value !== true) said.set(key, textOf(value, key, names));
  return { kind: kind ?? fields[0]?.[0] ?? '', said };
}

const UNSAID = '–';

/** What has to be said next, once `before` has been; nothing where no two moves of the group differ. */
export function questionOf({ options }: Group, before: ReadonlyMap<string, string>): Question | undefined {
  const left = options.filter(({ said }) => [...before].every(([key, text]) => (said.get(key) ?? UNSAID) === text));
  const keys = new Set(left.flatMap(({ said }) => [...said.keys()]));
  for (const key of keys) {
    if (before.has(key)) continue;
    const byText = new Map<string, Option[]>();
    for (const option of left) {
      const text = option.said.get(key) ?? UNSAID;
      byText.set(text, [...(byText.get(text) ?? []), option]);
    }
    if (byText.size < 2) continue;
    const answers = [...byText].map(([text, same]) => ({ text, move: same[0]?.move, isLast: same.length === 1 }));
    return { key, given: givenIn(left, keys), answers };
  }
  return undefined;
}

function givenIn(left: readonly Option[], keys: ReadonlySet<string>): readonly string[] {
  return [...keys].flatMap((key) => {
    const texts = new Set(left.map(({ said }) => said.get(key) ?? UNSAID));
    return texts.size === 1 ? [...texts] : [];
  });
}
