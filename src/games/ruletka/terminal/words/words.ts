import type { ActionCard, Event, GunCard, Move, Options, Phase, Reason } from '../../rules/index.ts';
import type { Who } from '../../../../cli/terminal/words/person.ts';

export interface RuletkaWords {
  readonly title: string;
  round(round: number, target: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly gunCards: Readonly<Record<GunCard, string>>;
  readonly cards: Readonly<Record<ActionCard, string>>;
  /** What a card does, in a few words. */
  readonly does: Readonly<Record<ActionCard, string>>;
  /** A player's line: points, characters, bullets among the seven cards, bet once it is known. */
  standing(points: number, lives: number, bullets: number, cards: number): string;
  bet(bet: number): string;
  readonly out: string;
  readonly dead: string;
  aimsAt(name: string): string;
  readonly intoTheAir: string;
  yourGun(click: number, bullet: number): string;
  yourPocket(card: GunCard): string;
  readonly yourHand: string;
  readonly noCards: string;
  peeped(name: string, cards: string): string;
  pattedDown(name: string, card: string): string;
  readonly asks: Readonly<Record<Exclude<Phase, 'over'>, string>>;
  readonly choose: string;
  readonly chooseBet: string;
  move(move: Move, who: Who): string;
  readonly malformed: string;
  rules(options: Options): readonly string[];
  /** Nothing where it is not worth a line. */
  tell(event: Event, who: Who): string | undefined;

  readonly reasons: Readonly<Record<Reason, string>>;
  rounds(n: number): string;
  pointsOf(n: number): string;
  readonly result: string;
  readonly youWin: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
  readonly nobody: string;
}
