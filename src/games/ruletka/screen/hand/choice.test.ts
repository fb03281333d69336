import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, RULES, ruletka, type ActionCard, type Move, type State } from '../../rules/index.ts';
import { viewOf } from '../props.testing.ts';
import { isAsked, kept, lastWord, moveOf, NOTHING, tapped, wanted, whyNot, whyNotCard, type Choice } from './choice.ts';

const SEATS = 4;
const bets: Partial<State> = {
  pockets: ['click', 'click', 'bullet', 'click'],
  guns: Array.from({ length: SEATS }, () => ['click', 'click', 'click', 'click', 'click', 'bullet'] as const),
  bets: [3, 2, 0, 5],
};
const holding = (...cards: ActionCard[]): Pick<State, 'hands'> => ({ hands: [cards, ['dud'], [], []] });

/** A window in which each card can be played by seat 0. */
function windowOf(card: ActionCard): Partial<State> {
  const phase = RULES[card].windows[0] ?? 'shot';
  const table = { ...bets, ...holding(card), phase, unanswered: [0, 1] };
  if (phase === 'shot') return { ...table, shot: 1 };
  if (phase === 'bullet') return { ...table, shot: 1, incoming: [1, 0, 0, 0] };
  return phase === 'accused' ? { ...table, accusation: { accused: 0, accusers: [1] } } : table;
}

/** Taps what may be tapped until the move is whole; a refusal if the rules do not take it. */
function completed(card: ActionCard): Move | string {
  const view = viewOf(windowOf(card));
  let choice: Choice = { card, picks: [], bet: 4 };
  for (let i = 0; i < wanted(view, 0, choice); i++) {
    const who = [3, 1, 2, 0].find(
      (each) => !choice.picks.includes(each) && whyNot(view, 0, choice, each) === undefined,
    );
    if (who !== undefined) choice = tapped(view, 0, choice, who);
  }
  const move = moveOf(view, choice);
  if (move === undefined) return 'nothing';
  return ruletka.refusal({ ...view, hand: view.hand ?? [] }, 0, move) ?? move;
}

describe('when time runs out', () => {
  const betting = viewOf({ phase: 'betting', unanswered: [0, 1], ...holding('peeper') });

  test('the bet that was laid out is said, also beside a card that was not', () => {
    expect(lastWord(betting, { picks: [], bet: 4 })).toEqual({ bet: 4 });
    expect(lastWord(betting, { card: 'peeper', picks: [1], bet: 4 })).toEqual({ bet: 4 });
    expect(lastWord(betting, NOTHING)).toBeUndefined();
  });

  test('an aim that is owed is said', () => {
    const shot = viewOf({ ...bets, phase: 'shot', shot: 1, unanswered: [], owing: [0] });
    expect(lastWord(shot, { picks: [2] })).toEqual({ aim: 2 });
  });

  test('no card, and no accusation', () => {
    const view = viewOf(windowOf('change-of-aim'));
    expect(lastWord(view, { card: 'change-of-aim', picks: [1, 0] })).toBeUndefined();
    const accusing = viewOf({ ...bets, phase: 'accusing', unanswered: [0, 1] });
    expect(moveOf(accusing, { picks: [1] })).toEqual({ accuse: 1 });
    expect(lastWord(accusing, { picks: [1] })).toBeUndefined();
  });
});

describe('a choice', () => {
  test.each(ACTION_CARDS)('%s comes to a move the rules take', (card) => {
    expect(completed(card)).toMatchObject({ card });
  });

  test('nothing is said while something is missing', () => {
    const view = viewOf(windowOf('change-of-aim'));
    expect(moveOf(view, { card: 'change-of-aim', picks: [] })).toBeUndefined();
    expect(moveOf(view, { card: 'change-of-aim', picks: [1] })).toBeUndefined();
    expect(moveOf(view, { card: 'change-of-aim', picks: [1, 0] })).toEqual({ card: 'change-of-aim', on: 1, at: 0 });
    expect(moveOf(viewOf(windowOf('nerves')), { card: 'nerves', picks: [] })).toBeUndefined();
  });

  test('the first of two is told apart from the second', () => {
    const view = viewOf(windowOf('swapped-dice'));
    expect(whyNot(view, 0, { card: 'swapped-dice', picks: [1] }, 2)).toBeUndefined();
    const alone = viewOf({ ...windowOf('swapped-dice'), lives: [4, 0, 0, 0], out: [false, true, true, true] });
    expect(whyNot(alone, 0, { card: 'swapped-dice', picks: [] }, 1)).toBe('out-of-the-game');
    expect(whyNot(alone, 0, { card: 'swapped-dice', picks: [] }, 0)).toBe('out-of-the-game');
  });

  test('a second tap takes a name back, one too many replaces it', () => {
    const view = viewOf({ ...bets, phase: 'accusing', unanswered: [0, 1] });
    const first = tapped(view, 0, NOTHING, 2);
    expect(moveOf(view, first)).toEqual({ accuse: 2 });
    expect(tapped(view, 0, first, 2).picks).toEqual([]);
    expect(tapped(view, 0, first, 3).picks).toEqual([3]);
  });

  test('[W28] who has passed may still point and play; the dead name nobody', () => {
    const view = viewOf({ ...bets, ...holding('gift'), phase: 'accusing', unanswered: [1] });
    expect(isAsked(view, 0)).toBe(true);
    expect(wanted(view, 0, NOTHING)).toBe(1);
    expect(whyNot(view, 0, NOTHING, 2)).toBeUndefined();
    expect(whyNotCard(view, 0, 'gift')).toBeUndefined();
    const dead = viewOf({ ...bets, phase: 'accusing', unanswered: [1], lives: [0, 4, 4, 4] });
    expect(isAsked(dead, 0)).toBe(true);
    expect(wanted(dead, 0, NOTHING)).toBe(0);
    const used = viewOf({ ...bets, phase: 'accusing', unanswered: [0], accusationUsed: [true, false, false, false] });
    expect(wanted(used, 0, NOTHING)).toBe(0);
    expect(isAsked(viewOf({ ...bets, phase: 'bids', unanswered: [1] }), 0)).toBe(false);
  });

  test('who may not be accused says why', () => {
    const view = viewOf({ ...bets, phase: 'accusing', unanswered: [0], shown: [false, true, false, false] });
    expect(whyNot(view, 0, NOTHING, 1)).toBe('pocket-already-shown');
    expect(whyNot(view, 0, NOTHING, 2)).toBeUndefined();
  });

  test('why a card cannot be played is the rule’s answer, not that of one target', () => {
    const view = viewOf({ ...bets, ...holding('gift', 'air-gun', 'raise'), phase: 'accusing', unanswered: [0] });
    expect(whyNotCard(view, 0, 'gift')).toBeUndefined();
    expect(whyNotCard(view, 0, 'air-gun')).toBe('not-now');
    const lonely = viewOf({
      ...bets,
      ...holding('gift'),
      phase: 'accusing',
      unanswered: [0],
      lives: [4, 0, 0, 0],
      out: [false, true, true, true],
    });
    expect(whyNotCard(lonely, 0, 'gift')).toBe('out-of-the-game');
    const out = viewOf({
      ...bets,
      ...holding('air-gun'),
      phase: 'shot',
      shot: 1,
      unanswered: [0],
      out: [true, false, false, false],
    });
    expect(whyNotCard(out, 0, 'air-gun')).toBe('you-are-out');
  });

  test('a card that is gone is no longer chosen', () => {
    const view = viewOf({ ...bets, ...holding('raise'), phase: 'bids', unanswered: [0] });
    expect(kept(view, { card: 'raise', picks: [1] })).toEqual({ card: 'raise', picks: [1] });
    expect(kept(view, { card: 'nerves', picks: [] })).toBe(NOTHING);
  });
});
