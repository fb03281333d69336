import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { isOtherButton } from '../../../../client/board/enter.ts';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useAsk } from '../../../../client/board/ask.ts';
import type { Card as Value } from '../../rules/index.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import { Button, Panel } from '../panel.tsx';
import type { Seated } from '../players.ts';
import { Screen } from '../screen.tsx';
import { chime } from '../sound.ts';
import { isSweet } from '../table/horde.tsx';
import { Stones } from '../table/stones.tsx';
import { cardText, t } from '../../words/say.ts';
import { Two } from './two.tsx';
import './draft.css';

/** Which of the cards just dealt, or drawn after a pass, go where. One place in the list is chosen, as equals are equal. */
export function Draft({ props, now }: { readonly props: Seated; readonly now: string }): VNode {
  const { view, seat } = props;
  const buries = view.phase === 'bury';
  const { offered } = view;
  const [at, setAt] = useState<number>();
  const ask = useAsk(props, props.n);
  const card = at === undefined ? undefined : offered[at];
  const commit = (): void => {
    if (card !== undefined) ask.send(buries ? { bury: card } : { keep: card });
  };
  useLastMoment(props.deadline, commit);
  const pick = (i: number): void => {
    ask.explain(undefined);
    chime('tap');
    setAt(i);
  };
  useKeys((event) => {
    const number = Number(event.key);
    if (event.key === 'Escape') setAt(undefined);
    else if (number >= 1 && number <= offered.length) pick(number - 1);
    else if (event.key === 'Enter' && card !== undefined && !isOtherButton(event.target)) {
      event.preventDefault();
      commit();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const from = at ?? (event.key === 'ArrowRight' ? -1 : 0);
      pick((from + (event.key === 'ArrowRight' ? 1 : offered.length - 1)) % offered.length);
    }
  });
  const sinks = (i: number): boolean => at !== undefined && (i === at) === buries;
  const kept = offered.filter((_, i) => at !== undefined && !sinks(i));
  const buried = offered.find((_, i) => sinks(i));
  return (
    <Screen
      props={props}
      look="draft"
      now={now}
      above={
        <>
          <Stones props={props} />
          <div
            class="m-offered"
            data-count={offered.length}
            role="group"
            aria-label={t(buries ? 'mozg.bury.which' : 'mozg.keep.which')}
          >
            {offered.map((each, i) => (
              <Offered
                key={i}
                card={each}
                sweet={isSweet(view, each)}
                chosen={at === i}
                fate={at === undefined ? undefined : sinks(i) ? 'grave' : 'hand'}
                onPick={() => pick(i)}
              />
            ))}
          </div>
        </>
      }
      hand={<Two view={view} seat={seat} hand={without(view.hand, offered)} coming={kept} burying={buried} />}
      panel={
        <Panel say={t(buries ? 'mozg.do.bury' : 'mozg.do.keep')} ask={ask} rule={props.rule}>
          <Button
            kind="do"
            off={card === undefined || ask.busy}
            keyName="Enter"
            label={card === undefined ? t(buries ? 'mozg.bury.which' : 'mozg.keep.which') : undefined}
            onClick={commit}
          >
            <Sign name={buries ? 'shovel' : 'hand'} size={22} />
            {t(buries ? 'mozg.bury' : 'mozg.keep', { value: card ?? '…' })}
          </Button>
        </Panel>
      }
    />
  );
}

/** One hand without some of its cards. */
export function without(cards: readonly Value[], gone: readonly Value[]): readonly Value[] {
  const left = gone.slice();
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function Offered(props: {
  readonly card: Value;
  readonly sweet: boolean;
  readonly chosen: boolean;
  readonly fate: 'grave' | 'hand' | undefined;
  readonly onPick: () => void;
}): VNode {
  const { card, sweet, chosen, fate, onPick } = props;
  return (
    <div class="offer" data-fate={fate}>
      <span class="hole" aria-hidden="true" />
      <button type="button" aria-pressed={chosen} onClick={onPick}>
        <span class="spoken">{cardText(card, sweet)}</span>
        <span class="sinking">
          <Card card={card} sweet={sweet} named={fate !== 'grave'} />
        </span>
      </button>
      <svg class="rim" viewBox="0 0 148 44" aria-hidden="true">
        <path d="M6 14C16 36 132 36 142 14 148 26 146 44 136 44H12C2 44 0 26 6 14Z" fill="var(--hill-2)" />
        <path
          d="M6 14C18 36 130 36 142 14M22 27l-5-8M30 30l0-9M118 29l2-9M126 26l6-8"
          fill="none"
          stroke="var(--grass)"
          stroke-width="3.6"
          stroke-linecap="round"
        />
      </svg>
      {chosen && (
        <span class="mark" aria-hidden="true">
          <Sign name={fate === 'grave' ? 'shovel' : 'hand'} size={22} />
        </span>
      )}
      {fate !== undefined && <span class="fate">{t(fate === 'grave' ? 'mozg.to-graveyard' : 'mozg.to-hand')}</span>}
    </div>
  );
}
