import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../shell/button.tsx';
import { forget, recall, store } from '../../shell/memory.ts';
import { toast } from '../../shell/toast.tsx';
import { language } from '../../words/language.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { Cover } from '../cover.tsx';
import { gameName, isKnown } from '../games.ts';
import { openTables, playWithPeople, type OpenTable } from './finding.ts';
import { t } from './words/index.ts';
import './people.css';

/** Nothing until it is known, and where the house has no open tables. */
const tables = signal<readonly OpenTable[] | undefined>(undefined);
const busy = signal(false);

/** A thousand people who look at it ask 125 times a second, and are told of a change in four seconds on the average. */
const EVERY = 8000;

/** People to play with: a seat by one tap, and the tables that are open to everybody. */
export function People({ game }: { readonly game: string }): JSX.Element | null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      const open = await openTables();
      if (gone) return;
      if (open.ok) {
        tables.value = open.value.tables.filter((each) => isKnown(each.game));
        store('people', 'on');
      } else if (open.code === 'no-listing') {
        forget('people');
        return;
      }
      timer = setTimeout(() => void look(), EVERY);
    };
    const seen = (): void => void look();
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const open = tables.value;
  if (open === undefined) return recall('people') === undefined ? null : <section class="people is-coming" />;
  return (
    <section class="people" aria-label={t('people.title')}>
      <Button class="people-play" kind="ink" icon="people" disabled={busy.value} onClick={() => void once(game)}>
        {t('people.play')}
        <small>{gameName(game)}</small>
      </Button>
      {open.length === 0 ? (
        <p class="people-none">{t('people.none')}</p>
      ) : (
        <ul class="people-tables" aria-label={t('people.tables')}>
          {open.map((each) => (
            <li key={each.ticket}>
              <Way {...each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Way({ ticket, game, lang, pace, free, playing }: OpenTable): JSX.Element {
  return (
    <button type="button" class="people-table" onClick={() => void once(game, ticket)}>
      <span class="people-table-cover">
        <Cover game={game} />
      </span>
      <b>
        {gameName(game)}
        <em class={playing ? 'is-later' : ''}>{t(playing ? 'people.later' : 'people.soon')}</em>
      </b>
      <small>{[t('people.seats', { free }), languageWords(lang), t(`people.${pace}`)].join(' · ')}</small>
    </button>
  );
}

function languageWords(lang: string): string {
  const said = saidIfKnown(`people.lang.${lang}`);
  return said ?? new Intl.DisplayNames(language.value, { type: 'language' }).of(lang) ?? lang;
}

/** A second tap while a seat is looked for looks for no second one. */
async function once(game: string, ticket?: string): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  const trouble = await playWithPeople(game, ticket);
  busy.value = false;
  if (trouble !== undefined) toast(trouble);
}
