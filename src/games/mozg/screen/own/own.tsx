import { t as board } from '../../../../client/board/words.ts';
import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import type { Card as Value } from '../../rules/index.ts';
import { Piece, Sign } from '../art/art.tsx';
import type { Seated } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { cardText, t } from '../../words/say.ts';
import './own.css';

interface OwnProps {
  readonly props: Seated;
  readonly onLook?: ((card: Value) => void) | undefined;
}

/** One's own brains, and one's own graveyard: nobody else sees into it. */
export function Own({ props, onLook }: OwnProps): VNode {
  const { view, seat } = props;
  const { graveyard } = view;
  const kinds = [...new Set(graveyard)];
  return (
    <div class="m-own">
      <Brains props={props} />
      <h2>
        <Sign name="eye" size={16} />
        {t('mozg.yours.graveyard')}
        {graveyard.length === 0 && `: ${t('mozg.yours.graveyard.empty')}`}
      </h2>
      <ul
        class="m-graves"
        data-place={`graveyard-${seat}`}
        data-many={kinds.length > 4}
        style={{ '--n': kinds.length }}
      >
        {kinds.map((card) => (
          <li key={card}>
            <Grave
              card={card}
              count={graveyard.filter((each) => each === card).length}
              label={t('mozg.grave', { card: cardText(card, isSweet(view, card)) })}
              onLook={onLook}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many brains one has left. */
export function Brains({ props: { view, seat } }: { readonly props: Seated }): VNode {
  const brains = present(view.brains[seat]);
  return (
    <p class="m-brains" data-place={`brains-${seat}`} data-who={seat}>
      <span class="spoken">{t('mozg.yours.brains', { brains })}</span>
      <span aria-hidden="true">
        {board('board.you')} <Sign name="pink" size={20} /> <b>{brains}</b>
      </span>
    </p>
  );
}

function Grave(props: {
  readonly card: Value;
  readonly count: number;
  readonly label: string;
  readonly onLook: ((card: Value) => void) | undefined;
}): VNode {
  const { card, count, label, onLook } = props;
  return (
    <button type="button" class="m-grave" onClick={() => onLook?.(card)}>
      <span class="spoken">{count > 1 ? `${label} ×${count}` : label}</span>
      <GraveDrawing card={card} />
      {count > 1 && <b aria-hidden="true">{t('mozg.times', { count })}</b>}
    </button>
  );
}

/** A small stone with a card's number and animal. */
export function GraveDrawing({ card }: { readonly card: Value }): VNode {
  return (
    <svg viewBox="0 0 58 66" aria-hidden="true">
      <ellipse cx="29" cy="60" rx="28" ry="5" fill="#160a1d" opacity=".5" />
      <path d="M7 60V25A22 22 0 0 1 29 3H31A22 22 0 0 1 53 25V60Z" fill="#b5a888" />
      <path d="M3 60V25A22 22 0 0 1 25 3H27A22 22 0 0 1 49 25V60Z" fill="#dccfaf" />
      <text x="26" y="30" class="m-numeral" font-size="27" transform="rotate(-3 26 20)">
        {card}
      </text>
      <Piece name={`a${card}`} x={11.5} y={28.5} size={28.8} />
      <path d="M0 62C10 51 18 57 29 54 40 51 50 55 58 62 50 66 8 66 0 62Z" fill="#2a1536" />
      <path
        d="M0 62C10 51 18 57 29 54 40 51 50 55 58 62"
        fill="none"
        stroke="#5fbf3a"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </svg>
  );
}
