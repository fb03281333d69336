import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../shell/button.tsx';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.tsx';
import { go } from '../shell/route.ts';
import { Strip } from '../shell/strip.tsx';
import { toast } from '../shell/toast.tsx';
import cardsAndDie from './art/cards-and-die.svg?url';
import cup from './art/cup.svg?url';
import { Box } from './box.tsx';
import { CodeForm } from './code-form.tsx';
import { isDrawn, MINUTES, SHELF, unpack, type GameId } from './games.ts';
import { openForFriends, playWithBots } from './opening.ts';
import { Room } from './room.tsx';
import { swiping } from './swipe.ts';
import { Unopened } from './unopened.tsx';
import { t } from './words/index.ts';
import './home.css';

/** The box that stands in front. */
const front = signal<GameId>('rudy');
const busy = signal(false);
const more = signal<GameId | undefined>(undefined);

const nothing = (): JSX.Element => <></>;
const MoreSheet = later(async () => (await import('./more/more-sheet.tsx')).MoreSheet, nothing, Unopened);

const PLACES = ['front', 'left', 'right'] as const;
const LEANS = { front: 0, left: 15, right: -15 } as const;
/** Where all three stand side by side, each is seen from the middle of the room. */
const WIDE_LEANS: Readonly<Record<GameId, number>> = { rudy: 18, mozg: 0, ruletka: -18 };
const wide = signal(false);
if (typeof matchMedia !== 'undefined') {
  const query = matchMedia('(min-width: 900px)');
  wide.value = query.matches;
  query.addEventListener('change', () => (wide.value = query.matches));
}

function placeOf(game: GameId): (typeof PLACES)[number] {
  const turns = (SHELF.indexOf(game) - SHELF.indexOf(front.value) + SHELF.length) % SHELF.length;
  return PLACES[turns] ?? 'front';
}

function turnShelf(by: number): void {
  const at = (SHELF.indexOf(front.value) + by + SHELF.length) % SHELF.length;
  front.value = SHELF[at] ?? 'rudy';
}

const IDLE = 1200;

export function Home(): JSX.Element {
  useEffect(() => {
    document.title = t('home.title');
  });
  // What the next tap wants is fetched while nobody waits for it.
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./table-page.tsx').catch(() => undefined);
      if (isDrawn(front.value)) void unpack(front.value).catch(() => undefined);
    }, IDLE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="home">
      <Strip>
        <button type="button" class="home-about" onClick={() => go({ page: 'about' })}>
          {t('home.about')}
        </button>
      </Strip>
      <Room class="home-room">
        <div class="home-stage" {...swiping((by) => turnShelf(by))}>
          {SHELF.map((game) => {
            const place = placeOf(game);
            return (
              <button
                key={game}
                type="button"
                class={`home-box is-${place} is-${game}`}
                aria-pressed={place === 'front'}
                aria-label={t(`game.${game}.name`)}
                onClick={() => (front.value = game)}
              >
                <Box game={game} open={place === 'front'} lean={wide.value ? WIDE_LEANS[game] : LEANS[place]} />
              </button>
            );
          })}
        </div>
        <img class="home-decor is-left" src={cardsAndDie} alt="" />
        <img class="home-decor is-right" src={cup} alt="" />
      </Room>
      <main class="home-cards" aria-label={t('home.games')}>
        {SHELF.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </main>
      <section class="home-code" aria-label={t('home.code.long')}>
        <CodeForm />
      </section>
    </div>
  );
}

function GameCard({ game }: { readonly game: GameId }): JSX.Element {
  const drawn = isDrawn(game);
  const chosen = placeOf(game) === 'front';
  return (
    <article class={`home-card is-${game} ${chosen ? 'is-front' : ''}`}>
      <div class="home-head">
        <h1>{t(`game.${game}.name`)}</h1>
        <span class="home-meta">
          <Icon name="people" size={18} />
          {t(`game.${game}.people`)}
          <span class="spoken"> {t('game.people')}</span>
        </span>
        <span class="home-meta">
          <Icon name="clock" size={18} />
          {t('game.minutes', { minutes: MINUTES[game] })}
        </span>
      </div>
      <p class="home-line">{t(`game.${game}.line`)}</p>
      <div class="home-buttons">
        <Button
          class={`home-play is-${game}-play`}
          kind="fox"
          size="big"
          icon="play"
          disabled={!drawn || busy.value}
          onClick={() => void once(() => playWithBots(game))}
        >
          {t(drawn ? 'home.play' : 'home.soon')}
        </Button>
        <Button class="home-open" icon="table" disabled={!drawn} onClick={() => void once(() => openForFriends(game))}>
          <span class="home-open-long">{t('home.open')}</span>
          <span class="home-open-short">{t('home.open.short')}</span>
        </Button>
        <button
          type="button"
          class="button is-plain home-more"
          aria-label={t('home.more', { game: t(`game.${game}.name`) })}
          onClick={() => (more.value = game)}
        >
          <Icon name="more" />
        </button>
      </div>
      {more.value === game && <MoreSheet game={game} onClose={() => (more.value = undefined)} />}
    </article>
  );
}

/** A second tap while the table is being laid lays no second one. */
async function once(what: () => Promise<string | undefined>): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  const trouble = await what();
  busy.value = false;
  if (trouble !== undefined) toast(trouble);
}
