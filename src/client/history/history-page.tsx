import type { JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import { handed } from '../house/check/handed.ts';
import { Cover } from '../house/cover.tsx';
import { gameName, isKnown } from '../house/games.ts';
import { HomeButton } from '../house/trouble.tsx';
import { fetchRecord } from '../replay/source.ts';
import { Button } from '../shell/button.tsx';
import { go } from '../shell/route.ts';
import { Strip } from '../shell/strip.tsx';
import { toast } from '../shell/toast.tsx';
import { language } from '../words/language.ts';
import { KEPT_MATCHES, playedHere, type Played } from './played.ts';
import { KEPT_DAYS } from './pruning.ts';
import { saveRecord } from './save.ts';
import { t } from './words/index.ts';
import './history.css';

/** The finished matches this device was at: to see again, to check, to save. */
export function HistoryPage(): JSX.Element {
  useArrival();
  useEffect(() => {
    document.title = `${t('history.title')} · Stolik`;
  });
  const all = playedHere();
  return (
    <div class="history">
      <Strip />
      <main>
        <h1>{t('history.title')}</h1>
        {all.length === 0 && <p>{t('history.none')}</p>}
        <ul>
          {all.map((played) => (
            <Row key={played.match} played={played} />
          ))}
        </ul>
        <p class="history-rule">{t('history.rule', { matches: KEPT_MATCHES, days: KEPT_DAYS })}</p>
        <div class="history-buttons">
          <Button icon="book" onClick={() => go({ page: 'replay', table: '', match: '', at: '' })}>
            {t('history.open')}
          </Button>
          <HomeButton />
        </div>
      </main>
    </div>
  );
}

function Row({ played }: { readonly played: Played }): JSX.Element | null {
  const { game, table, match, at, names, seat, places } = played;
  if (!isKnown(game)) return null;
  const place = seat === null ? undefined : places[seat];
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const withRecord = (use: (record: unknown) => void): void => {
    void fetchRecord(table, match)
      .catch(() => undefined)
      .then((record) => (record === undefined ? toast(t('history.gone')) : use(record)));
  };
  return (
    <li>
      <span class="history-cover">
        <Cover game={game} />
      </span>
      <div class="history-what">
        <b>{gameName(game)}</b>
        <span>{place === undefined ? t('history.watched') : t('history.place', { place })}</span>
        <small>{names.join(', ')}</small>
        <small>{day}</small>
      </div>
      <div class="history-do">
        <Button
          size="small"
          icon="play"
          onClick={() => withRecord(() => go({ page: 'replay', table, match, at: seat === null ? '0' : `0.${seat}` }))}
        >
          {t('history.replay')}
        </Button>
        <Button
          size="small"
          icon="shield"
          onClick={() =>
            withRecord((record) => {
              handed.value = { match, record, pins: [], here: table === 'here' };
              go({ page: 'check', table: '', match: '' });
            })
          }
        >
          {t('history.check')}
        </Button>
        <Button size="small" icon="save" onClick={() => withRecord((record) => saveRecord(record, game))}>
          {t('history.save')}
        </Button>
      </div>
    </li>
  );
}
