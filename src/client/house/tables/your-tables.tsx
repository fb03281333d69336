import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import { ownSeat } from '../../line/http.ts';
import { forget, recall } from '../../shell/memory.ts';
import { Icon } from '../../shell/icon.tsx';
import { go, pathOf, type Route } from '../../shell/route.ts';
import { list } from '../../words/list.ts';
import { Cover } from '../cover.tsx';
import { gameName, isKnown } from '../games.ts';
import { recentTables } from './recent.ts';
import { t } from './words/index.ts';
import './your-tables.css';

interface Row {
  readonly code: string;
  readonly game: string;
  readonly phase: Lobby['phase'];
  /** The match waits for whoever sits here. */
  readonly yours: boolean;
  /** The other people, those who are here first. */
  readonly people: readonly string[];
  readonly bots: boolean;
}

const rows = signal<readonly Row[]>([]);
const EVERY = 15_000;

/** The way back to every table this device has a seat at: which game, with whom, and whose turn it is. */
export function YourTables(): JSX.Element | null {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void lookAround();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (rows.value.length === 0) return null;
  return (
    <nav class="your-tables" aria-label={t('tables.title')}>
      {rows.value.map((row) => (
        <Way key={row.code} {...row} />
      ))}
    </nav>
  );
}

function Way({ code, game, phase, yours, people, bots }: Row): JSX.Element {
  const to: Route = { page: 'table', code };
  return (
    <a
      class={yours ? 'your-table is-yours' : 'your-table'}
      href={pathOf(to)}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      <span class="your-table-cover">
        <Cover game={game} />
      </span>
      <span class="your-table-text">
        <b>
          {gameName(game)} · {people.length > 0 ? list(people) : bots ? t('tables.bots') : code}
        </b>
        <small>{t(yours ? 'tables.yours' : `tables.${phase}`)}</small>
      </span>
      <Icon name="back" />
    </a>
  );
}

async function lookAround(): Promise<void> {
  const found = await Promise.all(recentTables().map(rowOf));
  rows.value = found.filter((row) => row !== undefined).toSorted((a, b) => Number(b.yours) - Number(a.yours));
}

/** Nothing where there is nothing to come back to: no seat, or a game with bots that is over. */
async function rowOf(code: string): Promise<Row | undefined> {
  const seat = await ownSeat(recall(`table.${code}`) ?? '');
  if (!seat.ok) {
    if (seat.code === 'no-table' || seat.code === 'not-allowed') forget(`table.${code}`);
    return rows.peek().find((row) => row.code === code && seat.code === 'unreachable');
  }
  const { chair: mine, awaited, lobby } = seat.value;
  const others = lobby.chairs.filter(({ chair, bot, gone }) => chair !== mine && bot === null && !gone);
  if (mine === null || !isKnown(lobby.game) || (lobby.phase === 'ended' && others.length === 0)) return undefined;
  const people = others.toSorted((a, b) => Number(b.present) - Number(a.present)).map(({ name }) => name);
  const bots = lobby.chairs.some(({ bot }) => bot !== null);
  return { code, game: lobby.game, phase: lobby.phase, yours: awaited, people, bots };
}
