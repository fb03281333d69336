import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Wished } from '../../line/line.ts';
import { useArrival } from '../../shell/arrival.ts';
import { Button } from '../../shell/button.tsx';
import { language } from '../../words/language.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { gameName, isKnown } from '../games.ts';
import { csvOf } from './csv.ts';
import { fetchPlayed } from './fetch-played.ts';
import { rowsOf, type Played, type Telling } from './played.ts';
import { t } from './words/index.ts';
import './results.css';

/** All that was played at the table: to look at, to print, and as a file for a spreadsheet. */
export function ResultsPage(props: {
  readonly lobby: Lobby;
  readonly wishes: readonly Wished[];
  readonly onClose: () => void;
}): JSX.Element {
  const { lobby, wishes, onClose } = props;
  const played = useSignal<readonly Played[] | 'busy' | undefined>('busy');
  useArrival();
  useEffect(() => {
    let gone = false;
    void fetchPlayed(lobby.table).then((found) => {
      if (!gone) played.value = found;
    });
    return () => {
      gone = true;
    };
  }, [lobby.table, lobby.match?.match]);
  const now = played.value;
  const all = now === 'busy' || now === undefined ? [] : now;
  return (
    <main class="results">
      <header>
        <h2>{t('results.title')}</h2>
        <p>
          {t('results.table', { code: lobby.code })}
          {all[0] !== undefined && ` · ${dayOf(all[0].at)}`}
        </p>
      </header>
      <div class="results-buttons">
        <Button size="small" icon="back" onClick={onClose}>
          {t('results.back')}
        </Button>
        {all.length > 0 && (
          <>
            <Button size="small" icon="save" onClick={() => save(all, lobby, wishes)}>
              {t('results.csv')}
            </Button>
            <Button size="small" icon="book" onClick={() => print()}>
              {t('results.print')}
            </Button>
          </>
        )}
      </div>
      {all.length === 0 && (
        <p role="status">
          {t(now === 'busy' ? 'results.busy' : now === undefined ? 'results.failed' : 'results.none')}
        </p>
      )}
      {all.map((each, i) => (
        <Match key={each.match} played={each} number={i + 1} />
      ))}
    </main>
  );
}

function Match({ played, number }: { readonly played: Played; readonly number: number }): JSX.Element {
  return (
    <table>
      <caption>
        {t('results.match', { number, game: nameOf(played.game) })} <small>{timeOf(played.at)}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('results.place')}</th>
          <th scope="col">{t('results.name')}</th>
          <th scope="col">{t('results.score')}</th>
        </tr>
      </thead>
      <tbody>
        {played.lines.map(({ place, name, score }) => (
          <tr key={name}>
            <td>{place}</td>
            <th scope="row">{name}</th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(game: string): string {
  return isKnown(game) ? gameName(game) : game;
}

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(language.peek(), { dateStyle: 'long' });
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(language.peek(), { timeStyle: 'short' });
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** `2026-05-04 10:30` is a time in every spreadsheet. */
function sheetTime(at: number): string {
  const day = new Date(at);
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-');
  return `${date} ${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** `points 3`: the member's words, and the number. */
function titleOf(game: string, column: string): string {
  const [member = column, place] = column.split(' ');
  const words = saidIfKnown(`sheet.${game}.${member}`) ?? member;
  return place === undefined ? words : `${words} ${place}`;
}

function save(played: readonly Played[], lobby: Lobby, wishes: readonly Wished[]): void {
  const chosen = new Map(
    wishes.flatMap(({ chair, name }) => {
      const called = lobby.chairs.find((each) => each.chair === chair)?.name;
      return called === undefined ? [] : [[called, name] as const];
    }),
  );
  const telling: Telling = {
    headings: {
      number: t('results.number'),
      time: t('results.time'),
      game: t('results.game'),
      place: t('results.place'),
      name: t('results.name'),
      chosen: t('results.chosen'),
      score: t('results.score'),
    },
    gameName: nameOf,
    title: titleOf,
    time: sheetTime,
    chosen,
  };
  const text = csvOf(rowsOf(played, telling), language.peek() === 'pl' ? ';' : ',');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `stolik-${lobby.code}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
