import { useSignal } from '@preact/signals';
import { useArrival } from '../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { findTable, ownSeat } from '../line/http.ts';
import type { Line } from '../line/line.ts';
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
import { Renewing, Trouble } from './trouble.tsx';
import { CornerTicket, TvLobby } from './tv/tv.tsx';
import { TvSwitches } from './tv/tv-switches.tsx';
import { t as tvWords } from './tv/words/index.ts';
import { t } from './words/index.ts';

/** The table for everybody in the room, from three metres away; or for somebody who only looks. */
export function LookingOn(props: { readonly code: string; readonly link: string; readonly tv: boolean }): JSX.Element {
  const { code, link, tv } = props;
  const line = useSignal<Line | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const judge = useMemo(judging, []);
  useArrival();
  useEffect(() => {
    document.title = tvWords('tv.title', { code });
    let opened: Line | undefined;
    let gone = false;
    void ticketOf(code, link, tv).then((ticket) => {
      if (gone) return;
      if (typeof ticket === 'string') trouble.value = ticket;
      else {
        opened = openLine(ticket, judge.current);
        line.value = opened;
      }
    });
    void askOffer();
    return () => {
      gone = true;
      opened?.close();
    };
  }, [code, link]);
  const open = line.value;
  if (trouble.value !== undefined) return <Trouble code={trouble.value} table={code} />;
  if (open === undefined) return <Notice title={t('line.connecting')} line={t('join.table', { code })} busy />;
  const state = open.state.value;
  if (state.kind === 'over') {
    // Nobody may be near a TV to tap it, and whoever only looks has nothing to lose.
    if (state.why === 'old-program') return <Renewing code={state.why} />;
    return <Trouble code={state.why === 'not-allowed' ? 'spectators-off' : state.why} table={code} />;
  }
  const lobby = open.lobby.value;
  const scene = open.scene.value;
  if (lobby === undefined) return <Notice title={t('line.connecting')} line={t('join.table', { code })} busy />;
  const playing =
    scene !== undefined &&
    lobby.match?.match === scene.match &&
    (lobby.phase === 'playing' || (lobby.phase === 'ended' && !lobby.match.abandoned));
  if (!tv && !playing) {
    return (
      <>
        <Notice thing="full" title={t('play.watching')} line={t('lobby.hostStarts', { host: hostName(lobby) })} />
        <LineBanner line={open} />
      </>
    );
  }
  return (
    <div class={`big-screen ${playing ? 'is-playing' : ''}`}>
      {playing ? (
        <>
          <Play line={open} lobby={lobby} scene={scene} judge={judge} alone={false} tv={tv} onLobby={() => {}} />
          {tv && <CornerTicket code={code} />}
        </>
      ) : (
        isKnown(lobby.game) && (
          <main>
            <TvLobby lobby={lobby} game={lobby.game} />
          </main>
        )
      )}
      {tv && <TvSwitches />}
      <Bubbles line={open} lobby={lobby} />
      <OnceMore line={open} lobby={lobby} />
      <LineBanner line={open} />
    </div>
  );
}

/** The key of the link; a browser with a seat at the table may ask for it. Otherwise a code that says why not. */
async function ticketOf(code: string, key: string, tv: boolean): Promise<Ticket | string> {
  const found = await findTable(code);
  if (!found.ok) return found.code;
  const { table } = found.value;
  const own = key === '' ? await ownSeat(table) : undefined;
  const known = own?.ok === true ? (tv ? own.value.links?.tv : own.value.links?.watch) : key;
  if (known === undefined || known === '') return 'spectators-off';
  return tv ? { table, tv: known } : { table, watch: known };
}
