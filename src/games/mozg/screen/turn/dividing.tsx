import type { VNode } from 'preact';
import { nameOf, othersOf } from '../../../../client/board/players.ts';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import { held, ungiven, type Choice } from '../choose.ts';
import type { Seated } from '../players.ts';
import { Horde, isSweet } from '../table/horde.tsx';
import { Stone, stoneText } from '../table/stone.tsx';
import { t } from '../../words/say.ts';
import './dividing.css';

interface Props {
  readonly props: Seated;
  readonly choice: Choice;
  readonly onGive: (seat: number) => void;
  readonly onTake: (seat: number) => void;
}

/** Several equal cards: the first goes on the Horde, the others into graveyards. */
export function Dividing({ props, choice, onGive, onTake }: Props): VNode {
  const { view } = props;
  const { card } = choice;
  const seats = othersOf(props.view.seats, props.seat);
  if (card === undefined) return <></>;
  const sweet = isSweet(view, card);
  const more = ungiven(choice) > 0 || held(view, card) > choice.copies;
  return (
    <div class="m-dividing">
      <div class="pair">
        <Horde view={view} />
        <span class="first">
          <Card card={card} sweet={sweet} />
        </span>
        <span class="m-pill">{t('mozg.horde.first')}</span>
      </div>
      <div
        class="m-stones"
        role="group"
        aria-label={t('mozg.to-whom')}
        data-count={seats.length}
        style={{ '--count': seats.length }}
      >
        {seats.map((seat) => {
          const count = choice.give[seat] ?? 0;
          return (
            <div key={seat} class="m-receiver">
              <Stone
                props={props}
                seat={seat}
                onChoose={() => (more ? onGive(seat) : count > 0 ? onTake(seat) : undefined)}
                label={t('mozg.stone.give', { value: card, stone: stoneText(props, seat) })}
                why={more || count > 0 ? undefined : ''}
              />
              {count > 0 ? (
                <button type="button" class="slot full" onClick={() => onTake(seat)}>
                  <span class="spoken">{t('mozg.give.slot', { value: card, name: nameOf(props, seat) })}</span>
                  <Card card={card} sweet={sweet} />
                  <span class="tick">{count > 1 ? t('mozg.times', { count }) : <Sign name="check" size={14} />}</span>
                </button>
              ) : (
                <span class="slot" data-drop={`seat-${seat}`} aria-hidden="true" onClick={() => more && onGive(seat)}>
                  +
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
