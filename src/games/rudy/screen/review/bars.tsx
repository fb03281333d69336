import type { VNode } from 'preact';
import { Avatar } from '../avatar.tsx';
import { nameOf } from '../../../../client/board/players.ts';
import type { Props } from '../players.ts';
import { t } from './words/say.ts';
import { barOf, leaders, type Frame, type Row } from './replay.ts';
import './bars.css';

/** Everybody has a bar up to here; at a larger table only the best and oneself. */
const READABLE = 30;
const BEST = 12;
/** Letters of a name that fit at their full size. */
const SHORT = 6;

interface BarsProps {
  readonly frame: Frame;
  readonly props: Props;
  /** Rows there is room for; the rest is a number. */
  readonly room?: number | undefined;
}

/** Everybody's number against the answer: green up to its line, struck out past it, ringed where circled. */
export function Bars({ frame, props, room }: BarsProps): VNode {
  const first = leaders(frame);
  const seats = shown(frame, props.seat, room);
  const hidden = frame.rows.length - seats.length;
  return (
    <ul class={seats.length > 6 ? 'r-bars many' : 'r-bars'} tabIndex={0}>
      {seats.map((seat, i) => {
        const row = frame.rows[seat];
        if (row === undefined) return null;
        const leads = first.includes(seat);
        return <Line key={seat} seat={seat} row={row} i={i} leads={leads} frame={frame} props={props} />;
      })}
      {hidden > 0 && <li class="rest">+{hidden}</li>}
    </ul>
  );
}

function shown(frame: Frame, own: number | undefined, room: number | undefined): readonly number[] {
  const all = frame.rows.map((_, seat) => seat);
  const mine = own === undefined ? [] : [own];
  const others = all.filter((seat) => seat !== own);
  const most = room ?? (all.length <= READABLE ? all.length : BEST);
  if (all.length <= most) return [...mine, ...others];
  const total = (seat: number): number => frame.rows[seat]?.total ?? 0;
  return [...mine, ...others.toSorted((a, b) => total(b) - total(a) || a - b)].slice(0, most);
}

interface LineProps {
  readonly seat: number;
  readonly row: Row;
  /** Its place among those shown. */
  readonly i: number;
  readonly leads: boolean;
  readonly frame: Frame;
  readonly props: Props;
}

function Line({ seat, row, i, leads, frame, props }: LineProps): VNode {
  const bar = barOf(row.field, frame.answer);
  const name = nameOf(props, seat);
  const solo = frame.rows.length === 1;
  const points = solo ? -row.off : row.mark.points;
  const total = solo ? Math.max(0, row.left) : row.total;
  return (
    <li class="line" data-kind={bar.kind} data-circled={row.field?.circled} style={{ '--i': i }}>
      <Avatar face={props.avatars[seat] ?? ''} seat={seat} leads={leads && !solo} standIn={props.standIns?.[seat]} />
      <span class={name.length > SHORT ? 'name long' : 'name'} aria-hidden="true">
        {name}
      </span>
      <span class="track" aria-hidden="true" style={{ '--share': bar.share, '--past': Math.min(bar.past, 99) }}>
        <i class="bar" />
        {bar.past > 0 && <i class="past" />}
        <b class="value">{row.field?.number ?? t('rudy.nothing')}</b>
      </span>
      <span class="points" aria-hidden="true">
        {points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}
      </span>
      <span class="total" aria-hidden="true">
        {total}
      </span>
      <span class="spoken">
        {spoken(name, row, total)}
        {leads && !solo && `, ${t('rudy.row.leads')}`}
      </span>
    </li>
  );
}

function spoken(name: string, row: Row, total: number): string {
  if (row.field === null) return t('rudy.row.blank', { name, total });
  const { number, circled } = row.field;
  return t(circled ? 'rudy.row.circled' : 'rudy.row', { name, number, points: row.mark.points, total });
}
