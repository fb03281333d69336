import { RULES, type ActionCard, type GunCard, type Phase } from '../rules/index.ts';
import type { Member, Team } from './team.ts';
import { refusedWith } from '../../../client/board/words.ts';
import { words } from '../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const t = words({ en, pl });

export function cardName(card: ActionCard): string {
  return t(`ruletka.action.${card}`);
}

export function effectOf(card: ActionCard): string {
  return t(`ruletka.effect.${card}`);
}

export function faceName(card: GunCard): string {
  return t(card === 'click' ? 'ruletka.click' : 'ruletka.bullet');
}

export function teamName(team: Team): string {
  return t(`ruletka.team.${team}`);
}

export function memberName(team: Team, member: Member): string {
  return t(`ruletka.member.${team}.${member}`);
}

type Window = 'betting' | 'bids' | 'accusing' | 'accused' | 'shot' | 'bullet';

function windowName(phase: Phase): string {
  return t(`ruletka.window.${phase as Window}`);
}

/** The next moment for a card, in a word. */
export function firstWindow(card: ActionCard): string {
  return windowName(RULES[card].windows[0] ?? 'shot');
}

/** When a card may be played, in a word or two. */
export function windowsOf(card: ActionCard): string {
  return RULES[card].windows.map(windowName).join(', ');
}

/** The rule's answer to "why not?". */
export function refused(code: string, card?: ActionCard): string {
  if (code === 'not-now' && card !== undefined) {
    return t('ruletka.refused.not-now.card', { card: cardName(card), windows: windowsOf(card) });
  }
  return refusedWith(`ruletka.refused.${code}`, code);
}
