import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { isOtherButton } from '../../../../client/board/enter.ts';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useAsk } from '../../../../client/board/ask.ts';
import { list } from '../../../../client/words/list.ts';
import { refillOf } from '../../rules/index.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { Sign } from '../art/art.tsx';
import { Hand, toHand } from '../own/hand.tsx';
import { Button, Panel } from '../panel.tsx';
import type { Seated } from '../players.ts';
import { Screen } from '../screen.tsx';
import { chime } from '../sound.ts';
import { Centre } from '../table/horde.tsx';
import { Stones } from '../table/stones.tsx';
import { t } from '../../words/say.ts';
import type { Look } from '../zoom.tsx';
import { Held } from './held.tsx';

interface Props {
  readonly props: Seated;
  readonly onLook: Look;
  readonly now: string;
  /** Where it may be left: back to the turn. */
  readonly onBack?: (() => void) | undefined;
}

/** Cards of one's own choice from the graveyard, up to three in hand. */
export function Refill({ props, onLook, now, onBack }: Props): VNode {
  const { view, seat } = props;
  const count = refillOf(view.hand.length, view.graveyard.length);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    count === view.graveyard.length ? view.graveyard : [],
  );
  const ask = useAsk(props, props.n);
  const ready = chosen.length === count;
  const tap = (card: number, isChosen: boolean): void => {
    if (!isChosen && ready && count > 1) return ask.explain('wrong-number-of-cards');
    ask.explain(undefined);
    chime('tap');
    const at = chosen.indexOf(card);
    if (isChosen) setChosen(chosen.filter((_, i) => i !== at));
    else setChosen(count === 1 ? [card] : [...chosen, card]);
  };
  const commit = (): void => {
    if (ready) ask.send({ refill: chosen.toSorted((a, b) => a - b) });
  };
  // Where it may be left, the time that runs is somebody else's.
  useLastMoment(onBack === undefined ? props.deadline : undefined, commit);
  useKeys((event) => {
    if (event.key === 'Escape') onBack?.();
    else if (event.key.startsWith('Arrow')) toHand(event);
    else if (event.key === 'Enter' && ready && !isOtherButton(event.target)) {
      event.preventDefault();
      commit();
    }
  });
  const counts: Record<number, number> = {};
  for (const card of chosen) counts[card] = (counts[card] ?? 0) + 1;
  return (
    <Screen
      props={props}
      look="refill"
      now={now}
      above={
        <>
          <Stones props={props} />
          <Centre view={view} onLook={onLook} />
        </>
      }
      own={<Held props={props} />}
      hand={
        <Hand
          view={view}
          cards={view.graveyard}
          label={t('mozg.yours.graveyard')}
          chosen={counts}
          place={`graveyard-${seat}`}
          onTap={tap}
        />
      }
      panel={
        <Panel say={t('mozg.do.refill', { count })} ask={ask} rule={props.rule}>
          {onBack !== undefined && (
            <Button kind="other" onClick={onBack}>
              {t('mozg.back')}
            </Button>
          )}
          <Button kind="do" off={!ready || ask.busy} keyName="Enter" onClick={commit}>
            <Sign name="hand" size={22} />
            {ready
              ? t('mozg.refill.take', { values: list(chosen.toSorted((a, b) => a - b).map(String)) })
              : t('mozg.refill.which', { chosen: chosen.length, count })}
          </Button>
        </Panel>
      }
    />
  );
}
