import { manifestOf } from '../../../games/shelf.ts';
import { recordOf, recordsOf } from '../../line/http.ts';
import { withWords } from '../../words/speak.ts';
import { playedOf, type Played } from './played.ts';

/** Every match of the table that was played to its end, the oldest first; nothing where they cannot be had. */
export async function fetchPlayed(table: string): Promise<readonly Played[] | undefined> {
  const listed = await recordsOf(table);
  if (!listed.ok) return undefined;
  const played: Played[] = [];
  // One after the other: a house counts what it answers.
  for (const { match, at } of listed.value.records.toReversed()) {
    const record = await recordOf(table, match);
    if (!record.ok) return undefined;
    const told = playedOf(match, at, record.value, (game) => manifestOf(game)?.sheet ?? []);
    if (told !== undefined) played.push(told);
  }
  for (const { game } of played) await withWords(manifestOf(game)?.lobby?.());
  return played;
}
