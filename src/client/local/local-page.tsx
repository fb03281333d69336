import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { levelsOf } from '../../games/bots.ts';
import { At } from '../house/at.tsx';
import { isKnown, rulesOf } from '../house/games.ts';
import { judging } from '../house/judge.ts';
import { Notice } from '../house/notice.tsx';
import { setOffer } from '../house/offer.ts';
import { withBots } from '../house/bot-tables.ts';
import { person } from '../house/person.ts';
import { HomeButton, Trouble } from '../house/trouble.tsx';
import { t as house } from '../house/words/index.ts';
import { openTab } from '../line/tabs.ts';
import { Button } from '../shell/button.tsx';
import { Icon } from '../shell/icon.tsx';
import { language } from '../words/language.ts';
import { Curtain } from './curtain.tsx';
import { openHand, type Hand } from './hand-line.ts';
import { LocalLobby } from './local-lobby.tsx';
import type { Kind } from './kept.ts';
import { openLocalTable, type LocalTable } from './local-table.ts';
import { t } from './words/index.ts';

interface Props {
  readonly kind: Kind;
  readonly game: string;
}

/** A game on this device, without a server and without a network; in one tab at a time. */
export function LocalPage({ kind, game }: Props): JSX.Element {
  const tab = useMemo(() => openTab(`local.${kind}.${game}`), [kind, game]);
  useEffect(() => () => tab.close(), [tab]);
  if (!isKnown(game)) {
    return (
      <Notice title={house('state.gone.title')} line={t('alone.unable')}>
        <HomeButton />
      </Notice>
    );
  }
  if (!tab.resting.value) return <Here kind={kind} game={game} />;
  return (
    <Notice title={house('tabs.paused')} line={house('tabs.paused.line')}>
      <Button kind="fox" onClick={tab.claim}>
        {house('tabs.here')}
      </Button>
    </Notice>
  );
}

interface Opened {
  readonly local: LocalTable;
  readonly hand: Hand;
}

function Here({ kind, game }: Props): JSX.Element {
  const opened = useSignal<Opened | undefined>(undefined);
  const failed = useSignal(false);
  const judge = useMemo(judging, []);
  useEffect(() => {
    let gone = false;
    let hand: Hand | undefined;
    const open = async (): Promise<void> => {
      if (isKnown(game)) setOffer([{ game, seats: (await rulesOf(game)).seats, bots: levelsOf(game) }]);
      const local = await openLocalTable(kind, game, person(), language.peek());
      if (gone) return local.close();
      hand = await openHand(local).catch((thrown: unknown) => {
        local.close();
        throw thrown;
      });
      if (gone) return hand.line.close();
      // Alone it begins at once: the bots are there.
      if (kind === 'alone' && hand.line.lobby.peek()?.phase === 'open') withBots.add('');
      opened.value = { local, hand };
    };
    open().catch(() => (failed.value = true));
    return () => {
      gone = true;
      withBots.delete('');
      hand?.line.close();
    };
  }, [kind, game]);
  if (failed.value) return <Trouble code="unreachable" table="" onAgain={() => location.reload()} />;
  if (opened.value === undefined) return <Notice title={house('lobby.preparing')} busy />;
  const { hand, local } = opened.value;
  const lobby = hand.line.lobby.value;
  const asked = hand.curtain.value;
  if (lobby !== undefined && asked !== undefined && lobby.phase === 'playing') {
    return <Curtain lobby={lobby} asked={asked} onTake={(chair) => void hand.take(chair)} />;
  }
  return (
    <>
      <At
        line={hand.line}
        code=""
        judge={judge}
        alone
        lobby={(now) => <LocalLobby hand={hand} lobby={now} shared={kind === 'pass'} lasting={local.lasting} />}
      />
      {kind === 'pass' && lobby?.phase === 'playing' && hand.holder.value !== undefined && (
        <div class="local-lay">
          <button type="button" class="strip-button" aria-label={t('curtain.lay')} onClick={() => hand.lay()}>
            <Icon name="people" />
          </button>
        </div>
      )}
    </>
  );
}
