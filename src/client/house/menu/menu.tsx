import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { go } from '../../shell/route.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { PeopleSheet } from '../chair-sheets/chair-sheets.tsx';
import { checkGame } from '../check/handed.ts';
import { HelpButtons } from '../help/help-buttons.tsx';
import { hostOf } from '../lobby-words.ts';
import { PassSheet } from '../move/pass-sheet.tsx';
import { TvSheet } from '../pairing/tv-sheet.tsx';
import { t as house } from '../words/index.ts';
import { SelfSheet } from '../self/self-sheet.tsx';
import { SpreadSheet } from '../groups/spread-sheet.tsx';
import { HostButtons } from './host-buttons.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { Settings } from './settings-form.tsx';
import { Sure } from './sure.tsx';
import { wishing } from './wishing.ts';
import { t } from './words/index.ts';
import './menu.css';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
  readonly onLobby?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What one can do besides playing: the table's switches, and this device's settings. */
export function Menu(props: Props): JSX.Element {
  const { line, lobby, alone, onClose } = props;
  const open = useSignal<'menu' | 'people' | 'pass' | 'self' | 'spread' | { readonly tv: string }>('menu');
  const mine = line.me.value?.chair ?? null;
  const isHost = mine !== null && mine === lobby.host;
  const back = (): void => {
    open.value = 'menu';
  };
  if (open.value === 'pass') return <PassSheet line={line} code={lobby.code} onClose={onClose} />;
  if (typeof open.value === 'object') return <TvSheet lobby={lobby} link={open.value.tv} onClose={onClose} />;
  const me = lobby.chairs.find(({ chair }) => chair === mine);
  if (open.value === 'self' && me !== undefined) return <SelfSheet line={line} chair={me} onClose={onClose} />;
  if (open.value === 'spread') return <SpreadSheet line={line} lobby={lobby} onClose={onClose} />;
  if (open.value === 'people') {
    return <PeopleSheet line={line} lobby={lobby} isHost={isHost} mine={mine} onClose={back} />;
  }
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <div class="menu-table">
        <Table {...props} isHost={isHost} mine={mine} onOpen={(next) => (open.value = next)} />
        <HelpButtons game={lobby.game} onClose={onClose} />
        <Button size="small" icon="back" onClick={() => go({ page: 'home' })}>
          {house('state.home')}
        </Button>
        {mine !== null && !alone && (
          <Sure icon="door" text={t('menu.leave')} onSure={() => wishing(line, onClose)({ t: 'leave' })} />
        )}
      </div>
      <h3 class="menu-heading">{t('menu.settings')}</h3>
      <Settings />
    </Sheet>
  );
}

function Table(
  props: Props & {
    readonly isHost: boolean;
    readonly mine: number | null;
    readonly onOpen: (sheet: 'people' | 'pass' | 'self' | 'spread' | { readonly tv: string }) => void;
  },
): JSX.Element {
  const { line, lobby, alone, isHost, mine, onLobby, onClose, onOpen } = props;
  const { match } = lobby;
  const ended = lobby.phase === 'ended' && match !== null && match.outcome !== null ? match.match : undefined;
  const hostless = mine !== null && !isHost && hostOf(lobby)?.present !== true;
  return (
    <>
      {onLobby !== undefined && lobby.phase === 'ended' && (
        <Button size="small" icon="table" onClick={onLobby}>
          {t('play.lobby')}
        </Button>
      )}
      {ended !== undefined && (
        <Button size="small" icon="shield" onClick={() => void checkGame(line, lobby.table, ended)}>
          {t('menu.check')}
        </Button>
      )}
      {isHost && <HostButtons line={line} lobby={lobby} alone={alone} onClose={onClose} />}
      {isHost && !alone && (lobby.phase === 'open' || lobby.phase === 'ended') && (
        <Button size="small" icon="people" onClick={() => onOpen('spread')}>
          {t('menu.spread')}
        </Button>
      )}
      {hostless && (
        <Button size="small" icon="crown" onClick={() => wishing(line, onClose)({ t: 'claim-host' })}>
          {t('menu.claim')}
        </Button>
      )}
      {!alone && (
        <Button size="small" icon="people" onClick={() => onOpen('people')}>
          {t('menu.people')}
        </Button>
      )}
      {!alone && mine !== null && (
        <Button size="small" icon="gear" onClick={() => onOpen('self')}>
          {t('menu.self')}
        </Button>
      )}
      {!alone && <LinkButtons line={line} lobby={lobby} isHost={isHost} onTv={(tv) => onOpen({ tv })} />}
      {!alone && mine !== null && (
        <Button size="small" icon="phone" onClick={() => onOpen('pass')}>
          {t('menu.pass')}
        </Button>
      )}
    </>
  );
}
