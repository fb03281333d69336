import { isScalar, KINDS, kindOf, labelOf, textOf } from './text.ts';

/** What happened, and whose doing it was. */
export interface Sentence {
  readonly text: string;
  readonly seat: number | undefined;
}

/** `{ kind: 'played', seat: 1, card: 5 }` is "Ola: played. Card 5." */
export function sentenceOf(event: unknown, names: readonly string[]): Sentence {
  if (isScalar(event)) return { text: `${labelOf(String(event))}.`, seat: undefined };
  const { seat, player, ...rest } = event as Readonly<Record<string, unknown>>;
  const who = seat ?? player;
  const name = typeof who === 'number' ? names[who] : undefined;
  const kind = labelOf(kindOf(rest) ?? '');
  const said = Object.entries(rest)
    .filter(([key, value]) => !(KINDS.includes(key) && typeof value === 'string'))
    .map(([key, value]) => `${labelOf(key).toLowerCase()} ${textOf(value, key, names)}`);
  const what = name === undefined ? kind : `${name}: ${kind.toLowerCase()}`;
  return {
    text: `${[what, ...said].filter((each) => each !== '').join(', ')}.`,
    seat: typeof who === 'number' ? who : undefined,
  };
}
