import { view, type GameTypes } from './contract.ts';
import type { Match } from './match.ts';
import { replay } from './replay.ts';
import type { MatchRecord } from './record.ts';
import { everyViewer } from './seat.ts';

/**
 * A match told in text with every viewer printed, so that a leak shows in a diff: after each entry the events, who is
 * asked, and of each view the keys that changed.
 */
export function playthrough<T extends GameTypes>(record: MatchRecord<T>): string {
  const lines: string[] = [];
  const shown = new Map<string, string>();
  let n = 0;
  const told = replay(record, (match, events) => {
    const entry = record.entries[n - 1];
    lines.push(
      entry === undefined ? 'start' : `${n}. seat ${entry.seat}: ${JSON.stringify(entry.move)} by ${entry.by}`,
    );
    for (const event of events) lines.push(`   ! ${JSON.stringify(event)}`);
    lines.push(`   asked: ${match.game.toAct(match.state).join(' ') || 'nobody'}`);
    lines.push(...viewLines(match, shown));
    n++;
  });
  if (!told.ok) return `${lines.join('\n')}\nwrong: ${told.error}\n`;
  if (told.refused !== null) lines.push(`${told.refused.entry + 1}. refused: ${told.refused.code}`);
  const outcome = told.match.game.outcome(told.match.state);
  lines.push(`outcome: ${JSON.stringify(outcome ?? null)}`);
  return `${lines.join('\n')}\n`;
}

function viewLines<T extends GameTypes>(match: Match<T>, shown: Map<string, string>): string[] {
  const lines: string[] = [];
  for (const viewer of everyViewer(match.seats)) {
    for (const [key, value] of Object.entries(view(match.game, match.state, viewer))) {
      const place = `${viewer}.${key}`;
      const told = JSON.stringify(value);
      if (shown.get(place) !== told) lines.push(`   ${place} = ${told}`);
      shown.set(place, told);
    }
  }
  return lines;
}
