import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useArrival } from '../../shell/arrival.ts';
import { Brand } from '../../shell/brand.tsx';
import { pathOf } from '../../shell/route.ts';
import { houseUrl } from '../offer.ts';
import { Qr } from '../qr.tsx';
import { Room } from '../room.tsx';
import { TvBar } from '../tv/tv-bar.tsx';
import type { ScreenLine } from './screen-line.ts';
import { t } from './words/index.ts';
import '../tv/tv.css';
import './pairing.css';

/** Why the screen shows no table any more. */
export interface Why {
  readonly said: 'freed' | 'shut' | 'gone';
  readonly code: string;
}

const LENGTH = 5;

/** A big screen without a table: a code and its picture, for a phone that has one. */
export function Pairing(props: {
  readonly line: ScreenLine;
  /** The table somebody typed on this screen. */
  readonly table: string;
  readonly why: Why | undefined;
}): JSX.Element {
  const { line, table, why } = props;
  const code = line.code.value;
  const state = line.state.value.kind;
  useArrival();
  useEffect(() => {
    document.title = t('screen.page');
  }, []);
  const away = state === 'waiting' || (state === 'connecting' && code !== undefined);
  const now = away ? t('screen.away') : t(code === undefined ? 'screen.asking' : 'screen.waiting');
  const link = code === undefined ? undefined : houseUrl() + pathOf({ page: 'screen', code });
  return (
    <div class="big-screen">
      <main>
        <Room class="tv-room pair-room">
          <div class="tv-brand">
            <Brand />
          </div>
          <div class="pair-words">
            <h1>{t('screen.title')}</h1>
            {table === '' && <p>{t('screen.scan')}</p>}
            <p>{table === '' ? t('screen.type') : t('screen.typeAt', { code: table })}</p>
          </div>
          <div class="pair-ticket">{link !== undefined && <Qr text={link} label={t('screen.qr')} />}</div>
          <p class="pair-code" role="img" aria-label={t('screen.code', { code: code ?? '' })}>
            {Array.from({ length: LENGTH }, (_, i) => (
              <b key={`${i}${code?.[i] ?? ''}`}>{code?.[i] ?? ' '}</b>
            ))}
          </p>
          <TvBar onRenew={() => line.renew()}>
            {why !== undefined && <b>{t(`screen.${why.said}`, { code: why.code })}</b>} {now}
          </TvBar>
        </Room>
      </main>
    </div>
  );
}
