import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { isOtherButton } from '../../../../client/board/enter.ts';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useAsk } from '../../../../client/board/ask.ts';
import { nameOf, othersOf } from '../../../../client/board/players.ts';
import { refusal, SWAPS, type Move, type Swap } from '../../rules/index.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { Hand, toHand } from '../own/hand.tsx';
import { Button, Panel } from '../panel.tsx';
import type { Seated } from '../players.ts';
import { Screen } from '../screen.tsx';
import { chime } from '../sound.ts';
import { Stone, stoneText } from '../table/stone.tsx';
import { t } from '../../words/say.ts';
import { Rolled } from './rolled.tsx';
import { Tiles } from './tiles.tsx';

type Kind = 'gift' | 'steal' | 'swap';

const WHOM = { gift: 'mozg.to-whom', steal: 'mozg.from-whom', swap: 'mozg.with-whom' } as const;

/** What the die asks of whoever rolled it: a gift, a theft or a swap. */
export function Effect({ props, kind }: { readonly props: Seated; readonly kind: Kind }): VNode {
  const { view, seat } = props;
  const others = othersOf(props.view.seats, props.seat);
  const [whom, setWhom] = useState(() => (others.length === 1 ? others[0] : undefined));
  const [what, setWhat] = useState<Swap>();
  const [card, setCard] = useState(() => (view.hand.length === 1 ? view.hand[0] : undefined));
  const ask = useAsk(props, props.n);
  const move = moveOf(kind, whom, what, card);
  const choose = (act: () => void): void => {
    ask.explain(undefined);
    chime('tap');
    act();
  };
  const flawOf = (swap: Swap, other: number | undefined): string | undefined =>
    other === undefined ? undefined : refusal(view, seat, { swap, with: other });
  const commit = (): void => ask.send(move);
  useLastMoment(props.deadline, commit);
  const pick = (other: number): void => {
    const flaw = kind === 'swap' && what !== undefined ? flawOf(what, other) : undefined;
    if (flaw !== undefined) ask.explain(flaw);
    else choose(() => setWhom(other));
  };
  useKeys((event) => {
    if (kind === 'gift') toHand(event);
    if (event.key === 'Enter' && move !== undefined && !isOtherButton(event.target)) {
      event.preventDefault();
      commit();
    }
  });
  return (
    <Screen
      props={props}
      look="effect"
      now={t('mozg.die.sweet')}
      above={view.lastRoll !== null && <Rolled props={props} roll={view.lastRoll} />}
      hand={
        <div class="m-effect-choice">
          {kind === 'gift' && (
            <>
              <h2>{t('mozg.gift.what')}</h2>
              <Hand
                view={view}
                cards={view.hand}
                label={t('mozg.yours.hand')}
                chosen={card === undefined ? {} : { [card]: 1 }}
                place={`hand-${seat}`}
                onTap={(each) => choose(() => setCard(each))}
                onDrop={(each, on) => {
                  if (on !== 'horde') choose(() => (setCard(each), setWhom(on)));
                }}
              />
            </>
          )}
          <h2>{t(WHOM[kind])}</h2>
          <div
            class="m-stones"
            role="group"
            aria-label={t(WHOM[kind])}
            data-count={others.length}
            style={{ '--count': others.length }}
          >
            {others.map((other) => (
              <Stone
                key={other}
                props={props}
                seat={other}
                chosen={whom === other}
                onChoose={() => pick(other)}
                label={t('mozg.stone.choose', { stone: stoneText(props, other) })}
                why={kind === 'swap' && what !== undefined ? flawOf(what, other) : undefined}
              />
            ))}
          </div>
          {kind === 'swap' && (
            <Tiles
              props={props}
              whom={whom}
              what={what}
              why={(swap) => flawOf(swap, whom)}
              onChoose={(swap) => {
                const flaw = flawOf(swap, whom);
                if (flaw === undefined) choose(() => setWhat(swap));
                else ask.explain(flaw);
              }}
            />
          )}
        </div>
      }
      panel={
        <Panel say={t(`mozg.do.${kind}`)} ask={ask} rule={props.rule}>
          <Button kind="do" off={move === undefined || ask.busy} keyName="Enter" onClick={commit}>
            {commitText(props, kind, whom, what, card)}
          </Button>
        </Panel>
      }
    />
  );
}

function moveOf(
  kind: Kind,
  whom: number | undefined,
  what: Swap | undefined,
  card: number | undefined,
): Move | undefined {
  if (whom === undefined) return undefined;
  if (kind === 'steal') return { steal: whom };
  if (kind === 'gift') return card === undefined ? undefined : { gift: card, to: whom };
  return what === undefined ? undefined : { swap: what, with: whom };
}

function commitText(
  props: Seated,
  kind: Kind,
  whom: number | undefined,
  what: Swap | undefined,
  card: number | undefined,
): string {
  const move = moveOf(kind, whom, what, card);
  if (move === undefined || whom === undefined) return t(`mozg.${kind}.which`);
  const name = nameOf(props, whom);
  if (kind === 'gift') return t('mozg.gift.do', { value: card ?? '', name });
  if (kind === 'steal') return t('mozg.steal.do', { name });
  return t(`mozg.swap.do.${what ?? SWAPS[0]}`, { name });
}
