import type { FoxQuestion, Species } from '../rules/index.ts';
import { cardNamed, FOX, KINDS } from '../rules/index.ts';
import { refusedWith } from '../../../client/board/words.ts';
import { list } from '../../../client/words/list.ts';
import { words } from '../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const t = words({ en, pl });
export function many(species: Species): string {
  return t(`rudy.many.${species}`);
}

export function foxBubble(fox: FoxQuestion): { readonly question: string; readonly aside: string } {
  return { question: t(`rudy.fox.${fox}`), aside: t(`rudy.fox.${fox}.aside`) };
}

function speciesOn(card: string): readonly Species[] {
  return KINDS.find((kind) => kind.name === card)?.species ?? [];
}

/** What to do now, with `<b>` around what is counted. */
export function question(card: string, fox: FoxQuestion): string {
  if (cardNamed(card) === FOX) return t(`rudy.ask.${fox}`);
  const [a, b, c] = speciesOn(card);
  if (a === undefined) return '';
  if (b === undefined) return t('rudy.ask.1', { a: many(a) });
  if (c === undefined) return t('rudy.ask.2', { a: many(a), b: many(b) });
  return t('rudy.ask.3', { a: many(a), b: many(b), c: many(c) });
}

/** A card for those who do not see it. */
export function cardText(card: string, fox: FoxQuestion): string {
  const kind = KINDS.find(({ name }) => name === card);
  if (kind === undefined) return t('rudy.card.fox', { question: foxBubble(fox).question });
  return t(`rudy.card.${kind.landscape}`, { animals: list(kind.species.map((each) => t(`rudy.one.${each}`))) });
}

export function refused(code: string): string {
  return refusedWith(`rudy.refused.${code}`, code);
}

/** The first few of a crowd, and how many more there are. */
export function crowd(names: readonly string[], most: number): string {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(', ')} ${t('rudy.others', { count: names.length - shown.length })}`;
}

/** As a sentence that others can follow. */
export function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
