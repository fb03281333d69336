import { MOSQUITO, MOUSE, SPIDER, type Card, type Face, type Sign } from '../rules/index.ts';
import { refusedWith } from '../../../client/board/words.ts';
import { words } from '../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const t = words({ en, pl });
export type Id = keyof typeof en;

/** Ids put together from a number or a code; `words.test.ts` sees that each of them is there. */
export function animal(card: Card): string {
  return t(`mozg.animal.${card}` as Id);
}

export function epitaph(card: Card): string {
  return t(`mozg.epitaph.${card}` as Id);
}

function effectId(card: Card, sweet: boolean): 'mosquito' | 'spider' | 'mouse' | 'sweet' | undefined {
  if (card === MOSQUITO) return 'mosquito';
  if (card === SPIDER) return 'spider';
  if (card === MOUSE) return 'mouse';
  return sweet ? 'sweet' : undefined;
}

/** What a card does, in a word or two; nothing where it does nothing. */
export function effectOf(card: Card, sweet: boolean): string | undefined {
  const id = effectId(card, sweet);
  return id === undefined ? undefined : t(`mozg.effect.${id}`);
}

export function effectSentence(card: Card, sweet: boolean): string {
  return t(`mozg.effect.${effectId(card, sweet) ?? 'none'}.long`);
}

/** A card for those who do not see it. */
export function cardText(card: Card, sweet: boolean): string {
  const effect = effectOf(card, sweet);
  const values = { value: card, animal: animal(card) };
  return effect === undefined ? t('mozg.card', values) : t('mozg.card.effect', { ...values, effect });
}

export function faceName(face: Face): string {
  return t(`mozg.face.${face}`);
}

export function faceWhat(face: Face): string {
  return t(`mozg.face.${face}.what`);
}

export function signName(sign: Sign): string {
  return t(`mozg.sign.${sign}`);
}

/** The rule's answer to a move that is none. */
export function refused(code: string): string {
  return refusedWith(`mozg.refused.${code}`, code);
}
