import type { VNode } from 'preact';
import { nameOf, namesOf } from '../../../../client/board/players.ts';
import { refillOf } from '../../rules/index.ts';
import { Hand } from '../own/hand.tsx';
import { Own } from '../own/own.tsx';
import { Button, Panel } from '../panel.tsx';
import { awaited, type Props, type Seated } from '../players.ts';
import { Screen } from '../screen.tsx';
import { Centre } from '../table/horde.tsx';
import { Stones } from '../table/stones.tsx';
import { t } from '../../words/say.ts';
import type { Look } from '../zoom.tsx';
import { Rolled } from '../effect/rolled.tsx';

interface WaitingProps {
  readonly props: Seated;
  readonly onLook: Look;
  readonly onRefill: () => void;
  readonly now: string;
}

/**
 * Somebody else's turn, with all of one's own in sight; and the refill that can still be sent. No component of its own: what stands on
 * the table in one's turn is not built anew for it.
 */
export function waiting({ props, onLook, onRefill, now }: WaitingProps): VNode {
  const { view, seat } = props;
  const late = view.late === seat;
  const count = late ? refillOf(view.hand.length, view.graveyard.length) : 0;
  return (
    <Screen
      props={props}
      look="turn"
      now={now}
      above={Others({ props, onLook })}
      own={<Own props={props} onLook={onLook} />}
      hand={<Hand view={view} cards={view.hand} label={t('mozg.yours.hand')} place={`hand-${seat}`} />}
      panel={
        <Panel say={late ? t('mozg.do.refill.late', { name: turnName(props) }) : waitingFor(props)}>
          {count > 0 && (
            <Button kind="do" onClick={onRefill}>
              {t('mozg.refill', { count })}
            </Button>
          )}
        </Panel>
      }
    />
  );
}

/** What others do: their stones, and the roll or the horde they have before them. */
export function Others({ props, onLook }: { readonly props: Props; readonly onLook: Look }): VNode {
  const { view } = props;
  return (
    <>
      <Stones props={props} />
      {isRolled(view) && view.lastRoll !== null ? (
        <Rolled key={view.step} props={props} roll={view.lastRoll} />
      ) : (
        <Centre view={view} onLook={onLook} />
      )}
    </>
  );
}

export function isRolled(view: Props['view']): boolean {
  return view.phase === 'gift' || view.phase === 'steal' || view.phase === 'swap';
}

function turnName(props: Props): string {
  return props.view.turn === null ? '' : nameOf(props, props.view.turn);
}

/** Who is awaited, and for what. */
export function waitingFor(props: Props): string {
  const { view } = props;
  const name = turnName(props);
  switch (view.phase) {
    case 'turn':
    case 'keep':
    case 'refill':
    case 'gift':
    case 'steal':
    case 'swap':
      return t(`mozg.wait.${view.phase}`, { name });
    case 'bury':
    case 'show':
      return t('mozg.wait', { names: namesOf(props, awaited(view)) });
    case 'over':
      return '';
  }
}
