import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar } from '../avatar.tsx';
import { nameOf } from '../../../../client/board/players.ts';
import { listed, type Props } from '../players.ts';
import { useSize } from '../../../../client/shell/size.ts';
import { t as board } from '../../../../client/board/words.ts';
import { t } from '../../words/say.ts';
import './rail.css';

/** Everybody by name up to here; beyond it the rest is a number. */
const READABLE = 30;
const WIDE = 180;
/** Letters of a name, or of a word of it, that fit a narrow rail on one line. */
const SHORT = 8;

/** Who writes and who is awaited. */
export function Rail(props: Props): VNode {
  const { view } = props;
  const [ref, size] = useSize<HTMLUListElement>();
  const [open, setOpen] = useState(false);
  const { rows, dense } = fit(size, view.seats);
  const seats = listed(view, props.seat, rows);
  const shown = seats.length <= rows ? seats : seats.slice(0, rows - 1);
  const hidden = seats.length - shown.length;
  return (
    <section class="r-rail" aria-label={t('rudy.everyone')}>
      <h2>
        {t('rudy.still-writing', { count: view.waiting.length })}
        <b class={view.seats > 99 ? 'long' : ''}>{t('rudy.of', { count: view.waiting.length, seats: view.seats })}</b>
      </h2>
      <ul ref={ref} class={dense ? 'dense' : ''}>
        {shown.map((seat) => (
          <Player key={seat} {...props} who={seat} />
        ))}
        {hidden > 0 && (
          <li class="rest">
            <button
              type="button"
              onClick={turning(setOpen, true)}
              aria-label={`${t('rudy.more', { count: hidden })}. ${t('rudy.everyone')}`}
            >
              +{hidden}
            </button>
          </li>
        )}
      </ul>
      {open && <Everyone {...props} close={turning(setOpen, false)} />}
    </section>
  );
}

/** Made apart from the render: a button that was pressed and is gone must not keep a turn's card through its handler. */
function turning(set: (open: boolean) => void, open: boolean): () => void {
  return () => set(open);
}

function focused(button: HTMLButtonElement | null): void {
  button?.focus();
}

function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape') close();
  };
}

function fit(size: { width: number; height: number } | undefined, seats: number): { rows: number; dense: boolean } {
  if (size === undefined) return { rows: 5, dense: false };
  const wide = size.width >= WIDE;
  const rows = Math.max(2, Math.floor((size.height + 4) / (wide ? 72 : 47)));
  if (seats <= rows || !wide) return { rows, dense: false };
  return { rows: Math.min(READABLE, 2 * Math.floor((size.height + 2) / 33)), dense: true };
}

function Player({ who, ...props }: Props & { readonly who: number }): VNode {
  const { view } = props;
  const writing = view.waiting.includes(who);
  const aloud = view.aloud?.seat === who ? view.aloud.number : undefined;
  const name = nameOf(props, who);
  const standIn = props.standIns?.[who];
  return (
    <li class="pl">
      <Avatar
        face={props.avatars[who] ?? ''}
        seat={who}
        state={writing ? 'writing' : 'done'}
        aloud={aloud}
        standIn={standIn}
      />
      <span>
        <span class={nameClass(name)}>{name}</span>
        <span class={aloud === undefined ? 's quiet' : 's'}>
          {aloud !== undefined && (
            <>
              {t('rudy.aloud')} <span class="spoken">{aloud}</span>
            </>
          )}
          <span class={aloud === undefined ? '' : 'spoken'}>
            {standIn === undefined ? t(writing ? 'rudy.writes' : 'rudy.wrote') : board(`board.${standIn}`)}
          </span>
        </span>
      </span>
    </li>
  );
}

function nameClass(name: string): string {
  if (name.length <= SHORT) return 'n';
  return name.split(/[\s-]+/).every((word) => word.length <= SHORT) ? 'n long' : 'n tight';
}

function Everyone({ close, ...props }: Props & { readonly close: () => void }): VNode {
  const { view } = props;
  const seats = listed(view, props.seat, 0);
  const shown = seats.length <= READABLE ? seats : seats.slice(0, READABLE - 1);
  return (
    <div class="r-everyone" role="dialog" aria-label={t('rudy.everyone')} onKeyDown={onEscape(close)}>
      <ul>
        {shown.map((seat) => (
          <Player key={seat} {...props} who={seat} />
        ))}
        {seats.length > shown.length && <li class="rest">+{seats.length - shown.length}</li>}
      </ul>
      <button type="button" class="shut" ref={focused} onClick={close} aria-label={board('sheet.close')}>
        ×
      </button>
    </div>
  );
}
