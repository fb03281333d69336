/** Where a seat is in a match. */
export interface Moment<View> {
  readonly view: View;
  readonly seat: number;
  /** The question it is asked now; null where it is asked nothing. */
  readonly question: number | null;
}

/** One line of a game about itself: said once on a device, in its first match, where it matters. */
export interface Tip<View = never> {
  /** The name of its message, too: `tip.<game>.<id>`. */
  readonly id: string;
  readonly when: (moment: Moment<View>) => boolean;
}

/** What is being said, and the question it came with. */
export interface Saying {
  readonly id: string;
  readonly question: number | null;
}

/**
 * What to say now. A line stays with its question, while it is true; with the next question comes the first that fits and
 * has not been said. Nobody who is asked nothing is told anything.
 */
export function tipFor<View>(
  tips: readonly Tip<View>[],
  moment: Moment<View>,
  said: readonly string[],
  now: Saying | undefined,
): Saying | undefined {
  const { question } = moment;
  if (question === null) return undefined;
  if (now?.question === question) return tips.some(({ id, when }) => id === now.id && when(moment)) ? now : undefined;
  const next = tips.find(({ id, when }) => !said.includes(id) && when(moment));
  return next === undefined ? undefined : { id: next.id, question };
}
