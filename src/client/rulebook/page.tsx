import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SHELF, type GameId } from '../house/games.ts';
import { t as house } from '../house/words/index.ts';
import { go, pathOf } from '../shell/route.ts';
import { Strip } from '../shell/strip.tsx';
import { Rulebook } from './rulebook.tsx';
import { t } from './words/index.ts';

/** The rules as a page of their own, with a link to every place. */
export function RulesPage({ game, place }: { readonly game: GameId; readonly place: string }): JSX.Element {
  const name = house(`game.${game}.name`);
  useEffect(() => {
    document.title = `${t('rules.title', { game: name })} · Stolik`;
  });
  return (
    <div class="rules-page">
      <Strip />
      <main>
        <h1>{t('rules.title', { game: name })}</h1>
        <nav class="rules-games">
          {SHELF.map((each) => (
            <a
              key={each}
              href={pathOf({ page: 'rules', game: each, place: '' })}
              aria-current={each === game ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go({ page: 'rules', game: each, place: '' });
              }}
            >
              {house(`game.${each}.name`)}
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
