import { nameOf } from '../../../../client/board/players.ts';
import { t as lead } from '../../../../client/board/reveal/words/index.ts';
import { crowd } from '../../words/say.ts';
import type { Props } from '../players.ts';
import { t } from './words/say.ts';
import type { Frame } from './replay.ts';
import type { Tie } from './ties.ts';

const NAMED = 2;

/** What is worth a word about one card's numbers: the circle first, then who was too high, then who was exact. */
export function tellFrame(frame: Frame, props: Props): string {
  const { rows, answer } = frame;
  const seats = rows.map((_, seat) => seat);
  const numberOf = (seat: number): number | undefined => rows[seat]?.field?.number;
  const circled = seats.filter((seat) => rows[seat]?.field?.circled === true);
  const exact = seats.filter((seat) => numberOf(seat) === answer);
  const plainExact = exact.filter((seat) => !circled.includes(seat));
  const high = seats.filter((seat) => (numberOf(seat) ?? 0) > answer && !circled.includes(seat));
  const sentences: string[] = [];
  for (const seat of circled.slice(0, 1)) {
    const name = nameOf(props, seat);
    sentences.push(
      exact.includes(seat)
        ? t('rudy.tell.circle-hit', { name, points: rows[seat]?.mark.points ?? 0 })
        : t('rudy.tell.circle-miss', { name }),
    );
  }
  if (circled.length === 0 && exact.length === seats.length) return t('rudy.tell.all-exact');
  if (high.length > 0) sentences.push(group('too-high', high, props));
  if (plainExact.length > 0 && sentences.length < 2) sentences.push(group('exact', plainExact, props));
  if (sentences.length === 0) return t('rudy.tell.nobody');
  return sentences.join(' ');
}

function group(what: 'too-high' | 'exact', seats: readonly number[], props: Props): string {
  const named = { 'too-high': 'rudy.tell.too-high', exact: 'rudy.tell.exact' } as const;
  const counted = { 'too-high': 'rudy.tell.too-high.count', exact: 'rudy.tell.exact.count' } as const;
  if (seats.length > NAMED) return t(counted[what], { count: seats.length });
  return t(named[what], {
    names: crowd(
      seats.map((seat) => nameOf(props, seat)),
      NAMED,
    ),
  });
}

/** The lead has changed hands, or is shared from now on. */
export function tellLead(seats: readonly number[], props: Props): string {
  const [first = 0] = seats;
  if (seats.length === 1) {
    return first === props.seat ? lead('reveal.lead.you') : lead('reveal.lead', { names: nameOf(props, first) });
  }
  const names = seats.map((seat) => nameOf(props, seat));
  return lead('reveal.lead.shared', { names: crowd(names, MOST_NAMES) });
}

export function tellSolo(frame: Frame): string {
  const row = frame.rows[0];
  if (row === undefined) return '';
  const rest = row.left < 0 ? t('rudy.solo.lost') : t('rudy.solo.spent', { left: row.left });
  return `${t('rudy.solo.off', { off: row.off })} ${rest}`;
}

const MOST_NAMES = 4;

export function tellTie(tie: Tie, props: Props): string {
  const names = crowd(
    tie.seats.map((seat) => nameOf(props, seat)),
    MOST_NAMES,
  );
  if (tie.by === 'shared') return t('rudy.tie.shared', { names, place: tie.place });
  const values = tie.seats
    .slice(0, MOST_NAMES)
    .map((seat, i) => t('rudy.tie.value', { name: nameOf(props, seat), value: tie.values[i] ?? 0 }))
    .join(', ');
  return t(tie.by === 'circle' ? 'rudy.tie.circle' : 'rudy.tie.crossed', { names, points: tie.points, values });
}
