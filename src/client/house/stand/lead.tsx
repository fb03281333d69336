import type { JSX } from 'preact';
import { manifestOf } from '../../../games/shelf.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Scene } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { usePart } from '../../shell/part.ts';
import { Sure } from '../menu/sure.tsx';
import { wishing } from '../menu/wishing.ts';
import { Switch } from './switch.tsx';
import { t } from './words/index.ts';

const MORE_SECONDS = 30;

/** What is needed of a scene to set the pace: no card. */
export type Pace = Pick<Scene, 'awaited' | 'held' | 'paused'> & { readonly timed: boolean };

/** While a match runs: what is next, and the pace. */
export function Lead(props: { readonly line: Line; readonly lobby: Lobby; readonly pace: Pace }): JSX.Element {
  const { line, lobby, pace } = props;
  const { awaited, held, paused, timed } = pace;
  const game = usePart(manifestOf(lobby.game)?.rules)?.game;
  const ask = wishing(line, () => {});
  const missing = awaited.length;
  return (
    <section class="stand-lead" aria-label={t('stand.room')}>
      {held ? (
        <Button kind="fox" size="big" icon="go" disabled={paused} onClick={() => ask({ t: 'next' })}>
          {t('stand.next')}
        </Button>
      ) : (
        game?.callsTime === true &&
        missing > 0 &&
        !paused && (
          <Sure icon="lock" text={t('stand.close', { count: missing })} onSure={() => ask({ t: 'call-time' })} />
        )
      )}
      {game?.answered !== undefined && (
        <Switch
          title={t('stand.paced')}
          line={t('stand.paced.line')}
          on={lobby.settings.paced}
          onTurn={(on) => ask({ t: 'set', settings: { paced: on } })}
        />
      )}
      <div class="stand-row">
        <Button size="small" icon={paused ? 'play' : 'clock'} onClick={() => ask({ t: paused ? 'resume' : 'pause' })}>
          {t(paused ? 'stand.resume' : 'stand.pause')}
        </Button>
        {timed && (
          <Button size="small" icon="plus" onClick={() => ask({ t: 'more-time', seconds: MORE_SECONDS })}>
            {t('stand.time', { seconds: MORE_SECONDS })}
          </Button>
        )}
        <Sure icon="close" text={t('stand.end')} onSure={() => ask({ t: 'abandon' })} />
      </div>
    </section>
  );
}
