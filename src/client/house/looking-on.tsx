import { useSignal } from '@preact/signals';
import { useArrival } from '../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { findTable, ownSeat } from '../line/http.ts';
import type { Line, Over } from '../line/line.ts';
import { openLine, type Ticket } from '../line/socket-line.ts';
import { Bubbles } from './chat/bubbles.tsx';
import { isKnown } from './games.ts';
import { judging } from './judge.ts';
import { LineBanner } from './line-banner.tsx';
import { hostName } from './lobby-words.ts';
import { Notice } from './notice.tsx';
import { askOffer } from './offer.ts';
import { Play } from './play.tsx';
import { OnceMore } from './rematch/once-more.tsx';
import { later } from '../shell/later.tsx';
import { Renewing, Trouble } from './trouble.tsx';
import { TvLobby, TvSide } from './tv/tv.tsx';
import { t as tvWords } from './tv/words/index.ts';
import { t } from './words/index.ts';

const TvGroups = later(
  async () => (await import('./groups/tv-groups.tsx')).TvGroups,
  () => <main />,
  () => <Trouble code="unreachable" table="" />,
);

/** The table for everybody in the room, from three metres away; or for somebody who only looks: whoever has the link. */
export function LookingOn(props: { readonly code: string; readonly link: string; readonly tv: boolean }): JSX.Element {
  const { code, link, tv } = props;
  const ticket = useSignal<Ticket | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void ticketOf(code, link, tv).then((found) => {
      if (gone) return;
      if (typeof found === 'string') trouble.value = found;
      else ticket.value = found;
    });
    void askOffer();
    return () => {
      gone = true;
    };
  }, [code, link]);
  if (trouble.value !== undefined) return <Trouble code={trouble.value} table={code} />;
  if (ticket.value === undefined) return <Connecting code={code} />;
  return <Looking code={code} ticket={ticket.value} tv={tv} />;
}

function Connecting({ code }: { readonly code: string }): JSX.Element {
  return <Notice title={t('line.connecting')} line={t('join.table', { code })} busy />;
}

/** With the ticket at hand. */
export function Looking(props: {
  readonly code: string;
  readonly ticket: Ticket;
  readonly tv: boolean;
  /** A screen that was connected from a phone says itself why there is nothing more to see, and can be freed. */
  readonly onOver?: (why: Over) => void;
  readonly onFree?: () => void;
}): JSX.Element {
  const { code, ticket, tv, onOver, onFree } = props;
  const line = useSignal<Line | undefined>(undefined);
  const judge = useMemo(judging, []);
  useArrival();
  useEffect(() => {
    document.title = tvWords('tv.title', { code });
    const opened = openLine(ticket, judge.current);
    line.value = opened;
    return () => opened.close();
  }, [ticket.table]);
  const open = line.value;
  const state = open?.state.value;
  const over = state?.kind === 'over' ? state.why : undefined;
  useEffect(() => {
    if (over !== undefined) onOver?.(over);
  }, [over]);
  if (open === undefined) return <Connecting code={code} />;
  if (over !== undefined) {
    if (onOver !== undefined) return <Connecting code={code} />;
    // Nobody may be near a TV to tap it, and whoever only looks has nothing to lose.
    if (over === 'old-program') return <Renewing code={over} />;
    return <Trouble code={over === 'not-allowed' ? 'spectators-off' : over} table={code} />;
  }
  const lobby = open.lobby.value;
  const scene = open.scene.value;
  if (lobby === undefined) {
    return (
      <>
        <Connecting code={code} />
        <LineBanner line={open} />
      </>
    );
  }
  const playing =
    scene !== undefined &&
    lobby.match?.match === scene.match &&
    (lobby.phase === 'playing' || (lobby.phase === 'ended' && !lobby.match.abandoned));
  const apart = lobby.groups?.[0] !== undefined;
  if (!tv && !playing && !apart) {
    return (
      <>
        <Notice thing="full" title={t('play.watching')} line={t('lobby.hostStarts', { host: hostName(lobby) })} />
        <LineBanner line={open} />
      </>
    );
  }
  return (
    <div class={`big-screen ${playing ? 'is-playing' : ''} ${tv ? 'is-tv' : ''}`}>
      {playing ? (
        <>
          <Play line={open} lobby={lobby} scene={scene} judge={judge} alone={false} tv={tv} onLobby={() => {}} />
          {tv && <TvSide lobby={lobby} onFree={onFree} />}
        </>
      ) : apart ? (
        <TvGroups lobby={lobby} onFree={onFree} />
      ) : (
        isKnown(lobby.game) && (
          <main>
            <TvLobby lobby={lobby} game={lobby.game} onFree={onFree} />
          </main>
        )
      )}
      <Bubbles line={open} lobby={lobby} />
      <OnceMore line={open} lobby={lobby} />
      <LineBanner line={open} />
    </div>
  );
}

/** The key of the link; a browser with a seat at the table may ask for it. Otherwise a code that says why not. */
export async function ticketOf(code: string, key: string, tv: boolean): Promise<Ticket | string> {
  const found = await findTable(code);
  if (!found.ok) return found.code;
  const { table } = found.value;
  const own = key === '' ? await ownSeat(table) : undefined;
  const known = own?.ok === true ? (tv ? own.value.links?.tv : own.value.links?.watch) : key;
  if (known === undefined || known === '') return 'spectators-off';
  return tv ? { table, tv: known } : { table, watch: known };
}
