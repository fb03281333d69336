import type { Event, Face, Options, Phase, Reason, Refusal } from '../../rules/index.ts';
import type { Who } from '../../../../cli/terminal/words/person.ts';

type Sign = 'rock' | 'paper' | 'scissors';
type Swap = 'hand' | 'graveyard';

export interface MozgWords {
  readonly title: string;
  /** Per value, 0 to 19. */
  readonly animals: readonly string[];
  readonly faces: Readonly<Record<Face, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  /** What is typed for each: one letter. */
  readonly signKeys: Readonly<Record<Sign, string>>;
  readonly swapKeys: Readonly<Record<Swap, string>>;
  readonly passKey: string;

  round(round: number): string;
  readonly horde: string;
  readonly emptyHorde: string;
  readonly spiderWaits: string;
  reserve(n: number): string;
  /** What Mysz set aside. */
  readonly aside: string;
  readonly hand: string;
  readonly graveyard: string;
  /** The cards one of which is to be chosen. */
  readonly offered: string;
  readonly nothing: string;
  counts(brains: number, hand: number, graveyard: number): string;
  /** What the person is asked, in one sentence. */
  readonly asks: Readonly<Record<Exclude<Phase, 'over'>, string>>;
  /** What is typed for it, with the keys above. */
  readonly types: Readonly<Record<Exclude<Phase, 'over'>, string>>;
  readonly mayRefill: string;
  readonly orNot: string;
  readonly refusals: Readonly<Record<Refusal | 'malformed' | 'not-asked' | 'over', string>>;
  rules(options: Options): readonly string[];
  /** Nothing where it is not worth a line. */
  tell(event: Event, who: Who): string | undefined;

  readonly reasons: Readonly<Record<Reason, string>>;
  rounds(n: number): string;
  brainsOf(n: number): string;
  readonly result: string;
  readonly youWin: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
}
