import type { JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { gameName } from '../house/games.ts';
import { go, pathOf } from '../shell/route.ts';
import { Strip } from '../shell/strip.tsx';
import { Rulebook } from './rulebook.tsx';
import { t } from './words/index.ts';

/** The rules as a page of their own, with a link to every place. */
export function RulesPage({ game, place }: { readonly game: string; readonly place: string }): JSX.Element {
  const name = gameName(game);
  useArrival();
  useEffect(() => {
    document.title = `${t('rules.title', { game: name })} · Stolik`;
  });
  return (
    <div class="rules-page">
      <Strip />
      <main>
        <h1>{t('rules.title', { game: name })}</h1>
        <nav class="rules-games">
          {SHELF.map(({ id: each }) => (
            <a
              key={each}
              href={pathOf({ page: 'rules', game: each, place: '' })}
              aria-current={each === game ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go({ page: 'rules', game: each, place: '' });
              }}
            >
              {gameName(each)}
            </a>
          ))}
        </nav>
        <Rulebook
          key={game}
          game={game}
          place={place}
          onPlace={(to) => go({ page: 'rules', game, place: to }, 'replace')}
        />
      </main>
    </div>
  );
}
