import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { isOtherButton } from '../../../../client/board/enter.ts';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useAsk } from '../../../../client/board/ask.ts';
import { namesOf, othersOf } from '../../../../client/board/players.ts';
import { refillOf } from '../../rules/index.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { Sign } from '../art/art.tsx';
import {
  addCopy,
  dropCopy,
  given,
  giveTo,
  held,
  isReady,
  moveOf,
  NOTHING,
  takeBack,
  ungiven,
  whyNot,
} from '../choose.ts';
import type { Drop } from '../own/drag.ts';
import { Hand, toHand } from '../own/hand.tsx';
import { Own } from '../own/own.tsx';
import { Button, Panel } from '../panel.tsx';
import { mustAct, type Seated } from '../players.ts';
import { Screen } from '../screen.tsx';
import { chime } from '../sound.ts';
import { Centre } from '../table/horde.tsx';
import { Stones } from '../table/stones.tsx';
import { refused, t } from '../../words/say.ts';
import type { Look } from '../zoom.tsx';
import { Dividing } from './dividing.tsx';
import { waiting } from './waiting.tsx';

interface TurnProps {
  readonly props: Seated;
  readonly onLook: Look;
  readonly now: string;
  /** Where refilling can be forgotten: turns to it. */
  readonly onRefill: () => void;
}

/** One's own turn: cards to choose, copies to divide, or a pass. Between two of them, waiting: the same table, and only it is kept. */
export function Turn({ props, onLook, now, onRefill }: TurnProps): VNode {
  const { view, seat } = props;
  const [made, setMade] = useState({ step: view.step, choice: NOTHING });
  const choice = made.step === view.step ? made.choice : NOTHING;
  const ask = useAsk(props, props.n);
  const asked = mustAct(props);
  const others = othersOf(props.view.seats, props.seat);
  const spare = held(view, choice.card) - choice.copies;
  const dividing = choice.copies > 1 && others.length > 1;

  const choose = (next: typeof choice): void => {
    ask.explain(undefined);
    chime('tap');
    setMade({ step: view.step, choice: next });
  };
  const tap = (card: number, isChosen: boolean): void => {
    const flaw = whyNot(view, seat, card);
    if (flaw !== undefined) return ask.explain(flaw);
    choose(isChosen ? dropCopy(choice) : addCopy(choice, view, card, others));
  };
  const give = (to: number): void => choose(giveTo(choice, view, to));
  const drop = (card: number, on: Drop): void => {
    const flaw = whyNot(view, seat, card);
    if (flaw !== undefined) return ask.explain(flaw);
    const begun = choice.card === card ? choice : addCopy(NOTHING, view, card, others);
    if (on !== 'horde') return held(view, card) < 2 ? ask.explain('too-few-copies') : choose(giveTo(begun, view, on));
    if (isReady(begun)) ask.send(moveOf(begun));
    else choose(begun);
  };
  const commit = (): void => {
    if (choice.card !== undefined) ask.send(moveOf(choice));
  };
  useLastMoment(asked ? props.deadline : undefined, () => isReady(choice) && commit());
  const cannotPass = view.hordeTop === null && view.hand.length > 0 ? 'cannot-pass-on-empty-horde' : undefined;
  const pass = (): void => (cannotPass === undefined ? ask.send({ pass: true }) : ask.explain(cannotPass));
  useKeys((event) => {
    if (!asked) return;
    if (event.key === 'Escape') choose(NOTHING);
    else if (event.key.toLowerCase() === 'p') pass();
    else if (event.key.startsWith('Arrow')) toHand(event);
    else if (event.key === 'Enter' && isReady(choice) && !isOtherButton(event.target)) {
      event.preventDefault();
      commit();
    }
  });

  if (!asked) return waiting({ props, onLook, onRefill, now });
  const refills = view.late === seat ? refillOf(view.hand.length, view.graveyard.length) : 0;
  return (
    <Screen
      props={props}
      look={dividing ? 'dividing' : 'turn'}
      now={
        choice.copies > 1 && choice.card !== undefined
          ? t('mozg.now.dividing', { count: choice.copies, value: choice.card })
          : t('mozg.now.yours')
      }
      above={
        dividing ? (
          <Dividing props={props} choice={choice} onGive={give} onTake={(to) => choose(takeBack(choice, to))} />
        ) : (
          <>
            <Stones props={props} />
            <Centre view={view} onLook={onLook} />
          </>
        )
      }
      own={dividing ? undefined : <Own props={props} onLook={onLook} />}
      hand={
        <Hand
          view={view}
          cards={view.hand}
          label={t('mozg.yours.hand')}
          chosen={choice.card === undefined ? {} : { [choice.card]: choice.copies }}
          why={(card) => {
            const flaw = whyNot(view, seat, card);
            return flaw === undefined ? undefined : refused(flaw);
          }}
          place={`hand-${seat}`}
          onTap={tap}
          onDrop={drop}
        />
      }
      panel={
        <Panel say={sentence(props, choice, spare, refills)} ask={ask} rule={props.rule}>
          {dividing ? (
            <Button kind="other" onClick={() => choose(NOTHING)}>
              {t('mozg.back')}
            </Button>
          ) : (
            <Button kind="other" off={cannotPass !== undefined} label={t('mozg.pass.label')} keyName="P" onClick={pass}>
              {t('mozg.pass')}
              <small>
                {t('mozg.pass.price')}
                <Sign name="pink" size={16} />
              </small>
            </Button>
          )}
          {refills > 0 && choice.card === undefined && (
            <Button kind="other" onClick={onRefill}>
              {t('mozg.refill', { count: refills })}
            </Button>
          )}
          {(refills === 0 || choice.card !== undefined) && (
            <Button
              kind="do"
              off={!isReady(choice) || ask.busy}
              keyName="Enter"
              onClick={commit}
              label={commitLabel(choice)}
            >
              {commitText(choice)}
              {dividing && <small>{t('mozg.play.given', { given: given(choice), wanted: choice.copies - 1 })}</small>}
            </Button>
          )}
        </Panel>
      }
    />
  );
}

function commitText({ card, copies }: typeof NOTHING): string {
  if (card === undefined) return t('mozg.play', { value: '…' });
  return copies > 1 ? t('mozg.play.many', { count: copies, value: card }) : t('mozg.play', { value: card });
}

function commitLabel(choice: typeof NOTHING): string | undefined {
  return choice.card === undefined ? t('mozg.play.which') : undefined;
}

/** What to do now. */
function sentence(props: Seated, choice: typeof NOTHING, spare: number, refills: number): string {
  const { view, seat } = props;
  const { card } = choice;
  if (card !== undefined) {
    if (ungiven(choice) > 0) return t('mozg.do.give', { value: card });
    if (spare > 0) return t('mozg.do.more', { more: spare, value: card });
    if (choice.copies === 1) return t('mozg.do.ready', { value: card });
    return t('mozg.do.given', { names: namesOf(props, Object.keys(choice.give).map(Number)) });
  }
  if (view.hand.length === 0) return t(refills > 0 ? 'mozg.do.empty-hand.late' : 'mozg.do.empty-hand');
  if (refills > 0) return t('mozg.do.refill.own');
  const top = view.hordeTop;
  if (top === null) return t('mozg.do.begin');
  if (view.hand.every((each) => whyNot(view, seat, each) !== undefined)) return t('mozg.do.nothing', { value: top });
  return top === 8 ? t('mozg.do.lower') : t('mozg.do.higher', { value: top });
}
