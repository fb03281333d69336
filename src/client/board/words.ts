import { t } from '../house/words/index.ts';

// With the house's words, which are there already: a catalog of their own would be fetched before a game's can be.
export { t };

type Id = Parameters<typeof t>[0];

/** Why not: the game's own sentence where it has one (`own` is its id), and otherwise what every table says. */
export function refusedWith(own: string, code: string, other = t('refusal.failed')): string {
  for (const id of [own, `board.refused.${code}`, `refusal.${code}`]) {
    const said = t(id as Id);
    // What has no words is answered with its id.
    if (said !== id) return said;
  }
  return other;
}

/** A sentence without what marks its weight. */
export function plain(sentence: string): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}
