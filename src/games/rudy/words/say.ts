import type { FoxQuestion, Refusal, Species } from '../rules/index.ts';
import { cardNamed, FOX, KINDS } from '../rules/index.ts';
import { language } from '../../../client/words/language.ts';
import { words } from '../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const t = words({ en, pl });
type Id = keyof typeof en;

const ONE: Readonly<Record<Species, Id>> = {
  hen: 'rudy.one.hen',
  pig: 'rudy.one.pig',
  bear: 'rudy.one.bear',
  rabbit: 'rudy.one.rabbit',
  giraffe: 'rudy.one.giraffe',
  zebra: 'rudy.one.zebra',
  dolphin: 'rudy.one.dolphin',
  octopus: 'rudy.one.octopus',
  cat: 'rudy.one.cat',
};
const MANY: Readonly<Record<Species, Id>> = {
  hen: 'rudy.many.hen',
  pig: 'rudy.many.pig',
  bear: 'rudy.many.bear',
  rabbit: 'rudy.many.rabbit',
  giraffe: 'rudy.many.giraffe',
  zebra: 'rudy.many.zebra',
  dolphin: 'rudy.many.dolphin',
  octopus: 'rudy.many.octopus',
  cat: 'rudy.many.cat',
};
const IN = {
  village: 'rudy.card.village',
  forest: 'rudy.card.forest',
  savannah: 'rudy.card.savannah',
  sea: 'rudy.card.sea',
} as const;
const FOX_ASKS = {
  species: ['rudy.fox.species', 'rudy.fox.species.aside', 'rudy.ask.species'],
  most: ['rudy.fox.most', 'rudy.fox.most.aside', 'rudy.ask.most'],
  single: ['rudy.fox.single', 'rudy.fox.single.aside', 'rudy.ask.single'],
  cats: ['rudy.fox.cats', 'rudy.fox.cats.aside', 'rudy.ask.cats'],
} as const;
const REFUSED: Readonly<Record<Refusal | 'over' | 'malformed' | 'old-question' | 'not-in-this-lesson', Id>> = {
  over: 'rudy.refused.over',
  'already-written': 'rudy.refused.already-written',
  'no-circle': 'rudy.refused.no-circle',
  'circle-used': 'rudy.refused.circle-used',
  malformed: 'rudy.refused.malformed',
  'old-question': 'rudy.refused.old-question',
  'not-in-this-lesson': 'rudy.refused.not-in-this-lesson',
};

export function many(species: Species): string {
  return t(MANY[species]);
}

export function foxBubble(fox: FoxQuestion): { readonly question: string; readonly aside: string } {
  const [asks, aside] = FOX_ASKS[fox];
  return { question: t(asks), aside: t(aside) };
}

function speciesOn(card: string): readonly Species[] {
  return KINDS.find((kind) => kind.name === card)?.species ?? [];
}

/** What to do now, with `<b>` around what is counted. */
export function question(card: string, fox: FoxQuestion): string {
  if (cardNamed(card) === FOX) return t(FOX_ASKS[fox][2]);
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
  return t(IN[kind.landscape], { animals: list(kind.species.map((each) => t(ONE[each]))) });
}

function isKnown(code: string): code is keyof typeof REFUSED {
  return Object.hasOwn(REFUSED, code);
}

export function refused(code: string): string {
  return t(isKnown(code) ? REFUSED[code] : 'rudy.refused.other');
}

/** Whether a refusal is the game's: a lost line and a question that has passed are in no rulebook. */
export function hasRule(code: string): boolean {
  return isKnown(code) && code !== 'old-question' && code !== 'not-in-this-lesson';
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(items);
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

export function plain(sentence: string): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}
