import type { VNode } from 'preact';
import { useAsk } from '../../../client/board/ask.ts';
import { headline, inOrder } from '../../../client/board/ending.ts';
import { useFinger } from '../../../client/board/finger.ts';
import { Frame } from '../../../client/board/frame.tsx';
import { nameOf, namesOf } from '../../../client/board/players.ts';
import { Say } from '../../../client/board/say.tsx';
import { refusedWith, t as board } from '../../../client/board/words.ts';
import { Button } from '../../../client/shell/button.tsx';
import { Face } from '../../../client/shell/face.tsx';
import { t } from '../words/say.ts';
import type { Props } from './props.ts';
import { useStory } from './story.ts';
import './board.css';

export function Board(props: Props): VNode {
  const { view, seat, tv, outcome } = props;
  return (
    <Frame name="goofspiel" tv={tv} spoken={useStory(props).spoken}>
      <h1>{t('goofspiel.title')}</h1>
      <Players {...props} />
      <section class="goof-prizes" aria-label={t('goofspiel.prize', { count: view.prizes.length })}>
        {view.prizes.map((prize) => (
          <b key={prize} class="goof-card is-prize">
            {prize}
          </b>
        ))}
        <p>{comingUp(props)}</p>
      </section>
      {outcome !== undefined ? (
        <Ending {...props} />
      ) : seat === undefined ? (
        <Watching {...props} />
      ) : (
        <Hand {...props} />
      )}
    </Frame>
  );
}

function comingUp({ view }: Props): string {
  if (view.coming.length > 0) return t('goofspiel.coming', { cards: view.coming.join(', ') });
  return view.prizes.length > 0 ? t('goofspiel.last-one') : '';
}

/** Everybody, with the card of the last round, and a back where one lies face down. */
function Players({ view, names, seat, avatars, outcome }: Props): VNode {
  const all = inOrder(outcome?.places ?? names.map(() => 1));
  return (
    <ul class="goof-players">
      {all.map((who) => (
        <li key={who} data-waiting={view.waiting.includes(who)}>
          <i data-who={who} aria-hidden="true">
            <Face name={avatars[who] ?? ''} />
          </i>
          <b>{nameOf({ names, seat }, who)}</b>
          <span>{t('goofspiel.points', { points: view.points[who] ?? 0 })}</span>
          <small>{leftWith(view.hands[who] ?? [])}</small>
          <Lying {...{ view, who }} />
        </li>
      ))}
    </ul>
  );
}

function leftWith(hand: readonly number[]): string {
  return hand.length === 0 ? t('goofspiel.no-cards') : t('goofspiel.cards-left', { cards: hand.join(', ') });
}

function Lying({ view, who }: Pick<Props, 'view'> & { readonly who: number }): VNode {
  const faceDown = view.waiting.length > 0 && !view.waiting.includes(who);
  if (faceDown) return <b class="goof-card is-back" aria-hidden="true" />;
  const won = view.last?.winner === who ? 'goof-card is-won' : 'goof-card';
  return <b class={won}>{view.last?.bids[who] ?? ''}</b>;
}

/** The own cards. One that cannot be bid any more is still there, to be counted. */
function Hand(props: Props): VNode {
  const { view, seat = 0, question, pending, rule } = props;
  const ask = useAsk(props, question);
  const finger = useFinger(question);
  const hand = view.hands[seat] ?? [];
  const bid = pending?.bid ?? view.bid;
  const why = ask.why && {
    code: ask.why.code,
    text: ask.why.code === 'no-such-card' ? t('goofspiel.refused.no-such-card') : refusedWith('', ask.why.code),
  };
  return (
    <section class="goof-hand" aria-label={t('goofspiel.hand')}>
      <Say class="goof-say" text={whatNow(props)} why={why} rule={rule} />
      <div class="goof-cards">
        {hand.map((card) => (
          <button
            key={card}
            type="button"
            class="goof-card"
            aria-label={t('goofspiel.bids', { card })}
            aria-pressed={card === bid}
            aria-disabled={question === null || ask.busy ? 'true' : undefined}
            onClick={() => {
              if (!finger.isLate()) ask.send({ bid: card });
            }}
          >
            {card}
          </button>
        ))}
      </div>
    </section>
  );
}

function whatNow(props: Props): string {
  const { view, question, pending } = props;
  const names = namesOf(props, view.waiting);
  const bid = pending?.bid ?? view.bid;
  if (typeof bid === 'number') return t('goofspiel.sent', { card: bid, names });
  if (question === null) return t('goofspiel.waiting', { names });
  return t('goofspiel.your-turn', { prizes: view.prizes.join(' + ') });
}

function Watching(props: Props): VNode {
  return <Say class="goof-say" text={t('goofspiel.waiting', { names: namesOf(props, props.view.waiting) })} />;
}

function Ending({ names, seat, outcome, check, rematch }: Props): VNode {
  return (
    <section class="goof-hand">
      <h2>{headline({ names, seat }, outcome?.winners ?? [], '')}</h2>
      <div class="goof-cards">
        {check !== undefined && <Button onClick={check}>{board('board.check')}</Button>}
        {rematch !== undefined && (
          <Button kind="fox" icon="again" onClick={rematch}>
            {board('board.rematch')}
          </Button>
        )}
      </div>
    </section>
  );
}
