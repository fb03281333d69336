import { signal } from '@preact/signals';
import { useArrival } from '../../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Manifest } from '../../../games/manifest.ts';
import { SHELF } from '../../../games/shelf.ts';
import { Button } from '../../shell/button.tsx';
import { Icon } from '../../shell/icon.tsx';
import { later } from '../../shell/later.tsx';
import { recall } from '../../shell/memory.ts';
import { go } from '../../shell/route.ts';
import { Strip } from '../../shell/strip.tsx';
import { toast } from '../../shell/toast.tsx';
import { language } from '../../words/language.ts';
import cardsAndDie from '../art/cards-and-die.svg?url';
import cup from '../art/cup.svg?url';
import { Box } from './box.tsx';
import { CodeForm } from './code-form.tsx';
import { boardOf, gameColours, gameName } from '../games.ts';
import { openForFriends, playWithBots } from '../opening.ts';
import { Room } from '../room.tsx';
import { swiping } from './swipe.ts';
import { Unopened } from '../unopened.tsx';
import { t } from './words/index.ts';
import './home.css';

/** The box that stands in front. */
const front = signal(SHELF[0]?.id ?? '');
const busy = signal(false);
const more = signal<string | undefined>(undefined);

const nothing = (): JSX.Element => <></>;
const MoreSheet = later(async () => (await import('../more/more-sheet.tsx')).MoreSheet, nothing, Unopened);

/** Those this device has a seat at. */
const YourTables = later(async () => (await import('../tables/your-tables.tsx')).YourTables, nothing, nothing);

/** Where the house lets people find each other. */
const People = later(async () => (await import('../people/people.tsx')).People, nothing, nothing);

const LEANS = { front: 0, left: 15, right: -15, away: 0 } as const;
type Place = keyof typeof LEANS;
/** How many stand side by side where there is room; the others wait behind. */
const ABREAST = 4;
/** How far the outermost are turned to the middle of the room. */
const TURNED = 18;
const wide = signal(false);
if (typeof matchMedia !== 'undefined') {
  const query = matchMedia('(min-width: 900px)');
  wide.value = query.matches;
  query.addEventListener('change', () => (wide.value = query.matches));
}

/** How many boxes further than the one in front. */
function stepsTo(at: number): number {
  const first = SHELF.findIndex(({ id }) => id === front.value);
  return (at - first + SHELF.length) % SHELF.length;
}

/** On a phone one stands in front, one on each side of it; with two games there is nobody on the right. */
function placeOf(at: number): Place {
  const steps = stepsTo(at);
  if (steps === 0) return 'front';
  if (steps === 1) return 'left';
  return steps === SHELF.length - 1 ? 'right' : 'away';
}

/** Where there is room they keep their places, unless there are more than fit: then the one in front is the first. */
function abreast(at: number): number | undefined {
  if (SHELF.length <= ABREAST) return at;
  const steps = stepsTo(at);
  return steps < ABREAST ? steps : undefined;
}

function leanOf(at: number): number {
  if (!wide.value) return LEANS[placeOf(at)];
  const most = Math.min(SHELF.length, ABREAST) - 1;
  return most === 0 ? 0 : TURNED - (2 * TURNED * (abreast(at) ?? 0)) / most;
}

function turnShelf(by: number): void {
  const at = SHELF.findIndex(({ id }) => id === front.value) + by;
  front.value = SHELF[(at + SHELF.length) % SHELF.length]?.id ?? '';
}

const IDLE = 1200;

export function Home(): JSX.Element {
  useArrival();
  useEffect(() => {
    document.title = t('home.title');
  });
  // What the next tap wants is fetched while nobody waits for it.
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../table-page.tsx').then(({ ask }) => ask()).catch(() => undefined);
      void boardOf(front.value).catch(() => undefined);
    }, IDLE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="home" style={{ '--abreast': Math.max(3, Math.min(SHELF.length, ABREAST)) }}>
      <Strip>
        <button type="button" class="home-about" onClick={() => go({ page: 'about' })}>
          {t('home.about')}
        </button>
      </Strip>
      {recall('recent') !== undefined && <YourTables />}
      <Room class="home-room">
        <div class="home-stage" {...swiping((by) => turnShelf(by))}>
          {SHELF.map(({ id }, at) => {
            const place = placeOf(at);
            return (
              <button
                key={id}
                type="button"
                class={`home-box is-${place} ${abreast(at) === undefined ? 'is-behind' : ''}`}
                style={{ order: abreast(at) }}
                aria-pressed={place === 'front'}
                aria-label={gameName(id)}
                onClick={() => (front.value = id)}
              >
                <Box game={id} open={place === 'front'} lean={leanOf(at)} />
              </button>
            );
          })}
          {SHELF.length > ABREAST && (
            <>
              <Turn by={-1} />
              <Turn by={1} />
            </>
          )}
        </div>
        <img class="home-decor is-left" src={cardsAndDie} alt="" />
        <img class="home-decor is-right" src={cup} alt="" />
      </Room>
      <main class="home-cards" aria-label={t('home.games')}>
        {SHELF.map((game, at) => (
          <GameCard key={game.id} game={game} at={at} />
        ))}
      </main>
      <People game={front.value} />
      <section class="home-code" aria-label={t('home.code.long')}>
        <CodeForm />
      </section>
    </div>
  );
}

/** Brings the next box of a longer shelf, for those who do not swipe. */
function Turn({ by }: { readonly by: 1 | -1 }): JSX.Element {
  return (
    <button
      type="button"
      class={`home-turn ${by > 0 ? 'is-next' : ''}`}
      aria-label={t(by > 0 ? 'home.next' : 'home.before')}
      onClick={() => turnShelf(by)}
    >
      <Icon name="back" />
    </button>
  );
}

function seatsWords({ least, most }: Manifest['seats']): string {
  if (least === most) return String(least);
  return most === Number.MAX_SAFE_INTEGER ? `${least}+` : `${least}–${most}`;
}

function GameCard({ game, at }: { readonly game: Manifest; readonly at: number }): JSX.Element {
  const { id, line, seats, minutes } = game;
  const place = placeOf(at) === 'front' ? 'is-front' : '';
  return (
    <article
      data-game={id}
      class={`home-card ${place} ${abreast(at) === undefined ? 'is-behind' : ''}`}
      style={`order:${abreast(at) ?? 0};${gameColours(id)}`}
    >
      <div class="home-head">
        <h1>{gameName(id)}</h1>
        <span class="home-meta">
          <Icon name="people" size={18} />
          {seatsWords(seats)}
          <span class="spoken"> {t('game.people')}</span>
        </span>
        {minutes !== undefined && (
          <span class="home-meta">
            <Icon name="clock" size={18} />
            {t('game.minutes', { minutes })}
          </span>
        )}
      </div>
      <p class="home-line">{line[language.value]}</p>
      <div class="home-buttons">
        <Button
          class="home-play"
          kind="fox"
          size="big"
          icon="play"
          disabled={busy.value}
          onClick={() => void once(() => playWithBots(id))}
        >
          {t('home.play')}
        </Button>
        <Button class="home-open" icon="table" onClick={() => void once(() => openForFriends(id))}>
          <span class="home-open-long">{t('home.open')}</span>
          <span class="home-open-short">{t('home.open.short')}</span>
        </Button>
        <button
          type="button"
          class="button is-plain home-more"
          aria-label={t('home.more', { game: gameName(id) })}
          onClick={() => (more.value = id)}
        >
          <Icon name="more" />
        </button>
      </div>
      {more.value === id && <MoreSheet game={id} onClose={() => (more.value = undefined)} />}
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
