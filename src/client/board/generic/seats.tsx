import type { VNode } from 'preact';
import { TINTS } from '../../shell/badge.ts';
import { Face } from '../../shell/face.tsx';
import { nameOf, othersOf } from '../players.ts';
import { t as board } from '../words.ts';
import type { Row } from './layout.ts';
import type { Props } from './props.ts';
import { Value } from './value.tsx';
import { t } from './words/say.ts';

/** Everybody by face up to here; of a crowd those who are awaited come first. */
const READABLE = 8;

/** Who is at the table, and whom it waits for. */
export function Seats(props: Props): VNode {
  const { names, seat, toAct } = props;
  const all = seat === undefined ? othersOf(names.length, seat) : [seat, ...othersOf(names.length, seat)];
  const crowd = all.length > READABLE;
  const sorted = crowd ? all.toSorted((a, b) => rank(props, a) - rank(props, b)) : all;
  const shown = crowd ? sorted.slice(0, READABLE - 1) : sorted;
  return (
    <ul class="g-seats" aria-label={t('generic.players')}>
      {shown.map((who) => (
        <li key={who} class={toAct.includes(who) ? 'asked' : ''}>
          <Avatar props={props} who={who} />
          <span class="who">
            <b>{nameOf(props, who)}</b>
            {noteOf(props, who)}
          </span>
        </li>
      ))}
      {crowd && <li class="rest">{t('generic.crowd', { count: all.length - shown.length })}</li>}
    </ul>
  );
}

function noteOf({ standIns, toAct, bots }: Props, who: number): VNode | null {
  const standIn = standIns?.[who];
  if (standIn !== undefined) return <small>{board(`board.${standIn}`)}</small>;
  if (toAct.includes(who)) return <small>{t('generic.asked')}</small>;
  return bots[who] === true ? <small>{t('generic.bot')}</small> : null;
}

function rank({ seat, toAct }: Props, who: number): number {
  if (who === seat) return 0;
  return toAct.includes(who) ? 1 : 2;
}

export function Avatar({ props, who }: { readonly props: Props; readonly who: number }): VNode {
  return (
    <i class="g-face" data-tint={who % TINTS} data-who={who} data-stand-in={props.standIns?.[who]} aria-hidden="true">
      <Face name={props.avatars[who] ?? ''} />
    </i>
  );
}

/** As many players as a table has columns for. */
const COLUMNS = 6;

/** What everybody has: a column for each player where they fit, and otherwise a line. */
export function Stats({ props, rows }: { readonly props: Props; readonly rows: readonly Row[] }): VNode | null {
  const { names } = props;
  if (rows.length === 0) return null;
  const wide = names.length > COLUMNS || rows.some(({ cells }) => cells.some((cell) => cell.is === 'chips'));
  if (wide) return <Lines props={props} rows={rows} />;
  return (
    <table class="g-stats">
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{t('generic.players')}</span>
          </th>
          {names.map((_, who) => (
            <th key={who} scope="col" class={who === props.seat ? 'mine' : ''}>
              {nameOf(props, who)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {cells.map((cell, who) => (
              <td key={who} class={who === props.seat ? 'mine' : ''}>
                <Value part={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line a player up to here: beyond it nobody reads them. */
const LINES = 30;

function Lines({ props, rows }: { readonly props: Props; readonly rows: readonly Row[] }): VNode {
  const seats = othersOf(props.names.length, undefined).slice(0, LINES);
  return (
    <ul class="g-lines">
      {seats.map((who) => (
        <li key={who} class={who === props.seat ? 'mine' : ''}>
          <b>{nameOf(props, who)}</b>
          <dl class="g-fields">
            {rows.map(({ key, label, cells }) => (
              <div key={key} data-is={cells[who]?.is}>
                <dt>{label}</dt>
                <dd>
                  <Value part={cells[who] ?? { is: 'none' }} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      {props.names.length > LINES && <li>{t('generic.crowd', { count: props.names.length - LINES })}</li>}
    </ul>
  );
}
