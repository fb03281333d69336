import type { ActionCard } from './card.ts';
import type { Phase } from './phase.ts';

/** Whom a card is played on. */
export type Target =
  | 'living' // on: anybody alive
  | 'other-living' // on: anybody else alive
  | 'other-pocket' // on: somebody else whose pocket is not shown
  | 'two-living' // on, and: two who are alive
  | 'own-bet' // bet
  | 'own-death' // nothing: the bullet about to kill you
  | 'own-accusation' // nothing: the accusations made against you
  | 'own-gun' // nothing: you are shooting
  | 'own-gun-at-other' // at: somebody else, corpses too
  | 'other-gun-at-any' // on: somebody else who is shooting; at: anybody, corpses too
  | 'all-guns'; // nothing: everyone who is shooting

/** What a card's move says besides the card. */
export type Key = 'on' | 'and' | 'at' | 'bet';

/** Which of them a target wants, in the order they are named. */
export const KEYS: Readonly<Record<Target, readonly Key[]>> = {
  living: ['on'],
  'other-living': ['on'],
  'other-pocket': ['on'],
  'two-living': ['on', 'and'],
  'own-bet': ['bet'],
  'own-death': [],
  'own-accusation': [],
  'own-gun': [],
  'own-gun-at-other': ['at'],
  'other-gun-at-any': ['on', 'at'],
  'all-guns': [],
};

export interface ActionRule {
  /** How many the standard deck has. */
  readonly count: number;
  readonly windows: readonly Phase[];
  readonly target: Target;
  /** W1: may be played by those out of the round or the game; W4: on those out of the round too. */
  readonly skull: boolean;
}

/** The fourteen action cards. What each does is in `cards/<id>.ts`. In BIDS whoever is alive is in the round (W3). */
export const RULES: Readonly<Record<ActionCard, ActionRule>> = {
  peeper: { count: 3, windows: ['betting'], target: 'living', skull: false },
  'pat-down': { count: 2, windows: ['accusing'], target: 'other-pocket', skull: true },
  nerves: { count: 2, windows: ['bids'], target: 'own-bet', skull: false },
  raise: { count: 3, windows: ['bids'], target: 'living', skull: true },
  'weak-knees': { count: 2, windows: ['bids'], target: 'living', skull: true },
  'swapped-dice': { count: 1, windows: ['bids'], target: 'two-living', skull: false },
  'spin-again': { count: 3, windows: ['accusing', 'shot'], target: 'living', skull: true },
  dud: { count: 2, windows: ['bullet'], target: 'own-death', skull: false },
  gift: { count: 1, windows: ['accusing'], target: 'other-living', skull: true },
  'air-gun': { count: 4, windows: ['shot'], target: 'own-gun', skull: false },
  'shoot-somebody': { count: 2, windows: ['shot'], target: 'all-guns', skull: true },
  'bang-bang': { count: 3, windows: ['shot'], target: 'own-gun-at-other', skull: false },
  'change-of-aim': { count: 1, windows: ['shot'], target: 'other-gun-at-any', skull: true },
  bribe: { count: 2, windows: ['accused'], target: 'own-accusation', skull: false },
};
