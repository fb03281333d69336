import type { Language } from './language.ts';

/** A message as `compile.ts` leaves it: pieces of text, gaps, and choices by number or by name. */
export type Message = readonly Piece[];

type Piece =
  | string
  | readonly [gap: string]
  | readonly [gap: string, by: 'plural' | 'selectordinal' | 'select', cases: Readonly<Record<string, Message>>];

export type Values = Readonly<Record<string, string | number>>;

interface Grammar {
  readonly plural: Intl.PluralRules;
  readonly selectordinal: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Made when they are first asked for: a language nobody speaks needs no rules. */
const grammars: Partial<Record<Language, Grammar>> = {};

function grammarOf(language: Language): Grammar {
  return (grammars[language] ??= {
    plural: new Intl.PluralRules(language),
    selectordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
    number: new Intl.NumberFormat(language),
  });
}

/** `count` is what `#` stands for, inside a choice by number. */
export function fill(message: Message, values: Values, language: Language, count = '#'): string {
  let text = '';
  for (const piece of message) {
    if (typeof piece === 'string') {
      text += piece === '#' ? count : piece;
      continue;
    }
    const value = values[piece[0]] ?? '';
    if (piece.length === 1) {
      text += value;
      continue;
    }
    const [, by, cases] = piece;
    const isName = by === 'select';
    const key = isName || Object.hasOwn(cases, value) ? value : grammarOf(language)[by].select(Number(value));
    const chosen = Object.hasOwn(cases, key) ? cases[key] : cases['other'];
    const shown = isName ? undefined : grammarOf(language).number.format(Number(value));
    text += fill(chosen ?? [], values, language, shown);
  }
  return text;
}
