import type { JSX } from 'preact';
import { Notice } from '../house/notice.tsx';
import { HomeButton } from '../house/trouble.tsx';
import type { EarlierResult } from './earlier.ts';
import { t } from './words/index.ts';

/** A match by earlier rules, as far as it goes: who played, and how it ended. */
export function Earlier({ result }: { readonly result: EarlierResult }): JSX.Element {
  const { names, places, scores } = result;
  const rows = names
    .map((name, seat) => ({ name, place: places[seat], score: scores[seat] }))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return (
    <Notice title={t('replay.earlier')} line={t('replay.earlier.line')}>
      <ul>
        {rows.map(({ name, place, score }, i) => (
          <li key={i}>
            {place === undefined || score === undefined ? name : t('replay.earlier.row', { place, name, score })}
          </li>
        ))}
      </ul>
      {places.length === 0 && <p>{t('replay.earlier.open')}</p>}
      <HomeButton />
    </Notice>
  );
}
