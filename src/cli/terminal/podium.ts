import { present } from '../../kernel/seat.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Setting } from './face.ts';

/** What a result is told with. */
interface PodiumWords {
  readonly result: string;
  readonly youWin: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
  /** Where a game can be lost by all. */
  readonly nobody?: string;
}

/** The last page: why it ended, everyone in their places, and who won. */
export function podium(
  head: string,
  words: PodiumWords,
  scored: (score: number) => string,
  outcome: Outcome,
  setting: Setting,
): string {
  const { paint, names, me } = setting;
  const ranking = names
    .map((_, seat) => seat)
    .toSorted((a, b) => present(outcome.places[a]) - present(outcome.places[b]));
  const lines = ranking.map((seat) => {
    const place = `${present(outcome.places[seat])}.`.padStart(4);
    const line = `${place} ${present(names[seat])}: ${scored(present(outcome.scores[seat]))}`;
    return seat === me ? paint.bold(line) : line;
  });
  return [paint.bold(words.result), head, '', ...lines, '', paint.bold(winner(words, outcome, setting))].join('\n');
}

function winner(words: PodiumWords, { winners }: Outcome, { names, me }: Setting): string {
  const [first, ...others] = winners;
  if (first === undefined) return words.nobody ?? '';
  if (others.length > 0) return words.shared(winners.map((seat) => present(names[seat])));
  return first === me ? words.youWin : words.wins(names[first] ?? '');
}
