import { nameOf } from '../../../../client/board/players.ts';
import { present } from '../../../../kernel/seat.ts';
import type { ComponentChildren, VNode } from 'preact';
import { t as board } from '../../../../client/board/words.ts';
import { TINTS } from '../../../../client/shell/badge.ts';
import { Face } from '../../../../client/shell/face.tsx';
import { Sign } from '../art/art.tsx';
import type { Props } from '../players.ts';
import { t } from '../../words/say.ts';
import './stone.css';

interface StoneProps {
  readonly props: Props;
  readonly seat: number;
  /** A word above it: whose turn it is, who is next. */
  readonly tag?: string | undefined;
  /** Instead of the counts. */
  readonly status?: ComponentChildren;
  readonly chosen?: boolean;
  /** What a tap does, and what to call it; without, it is only looked at. */
  readonly onChoose?: (() => void) | undefined;
  readonly label?: string;
  readonly why?: string | undefined;
  readonly labelled?: boolean;
}

/** Somebody else: name, cards in hand, in the graveyard, brains. */
export function Stone(stone: StoneProps): VNode {
  const { props, seat, tag, status, chosen = false, onChoose, label, why, labelled = false } = stone;
  const { view } = props;
  const inside = (
    <>
      <span class="who">
        <i data-tint={seat % TINTS} data-who={seat} data-stand-in={props.standIns?.[seat]}>
          <Face name={props.avatars[seat] ?? ''} />
        </i>
        <b>{nameOf(props, seat)}</b>
      </span>
      {status ?? (
        <span class="counts">
          <Count
            sign="cards"
            count={present(view.handCounts[seat])}
            label={labelled ? t('mozg.label.hand') : undefined}
          />
          <Count
            sign="tomb"
            count={present(view.graveyardCounts[seat])}
            label={labelled ? t('mozg.label.graveyard') : undefined}
          />
          <Count sign="pink" count={present(view.brains[seat])} label={labelled ? t('mozg.label.brains') : undefined} />
        </span>
      )}
    </>
  );
  const text = stoneText(props, seat);
  return (
    <div
      class={chosen ? 'm-stone chosen' : 'm-stone'}
      data-place={`seat-${seat}`}
      data-can={onChoose !== undefined && why === undefined}
      data-now={onChoose === undefined && view.turn === seat}
    >
      {onChoose === undefined ? (
        <div class="slab" data-drop={`seat-${seat}`}>
          <span class="spoken">{text}</span>
          <span class="inside" aria-hidden="true">
            {inside}
          </span>
        </div>
      ) : (
        <button
          type="button"
          class="slab"
          data-drop={`seat-${seat}`}
          aria-pressed={chosen}
          aria-disabled={why === undefined ? undefined : 'true'}
          onClick={onChoose}
        >
          <span class="spoken">{label ?? text}</span>
          <span class="inside" aria-hidden="true">
            {inside}
          </span>
        </button>
      )}
      <svg class="turf" viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M2 15C12 26 28 23 38 28 55 33 69 31 82 27 97 25 110 25 118 15Z"
          fill="var(--turf-shade, rgba(22,10,29,.75))"
        />
        <path d="M2 17C28 8 44 14 60 11 82 7 98 14 118 17 92 20 28 20 2 17Z" fill="var(--grass)" />
        <path
          d="M14 14l-3-7M20 14l2-8M98 13l-2-7M105 14l4-7"
          stroke="var(--grass)"
          stroke-width="2.4"
          stroke-linecap="round"
        />
      </svg>
      {tag !== undefined && <span class="tag">{tag}</span>}
      {chosen && (
        <span class="tick" aria-hidden="true">
          <Sign name="check" size={15} />
        </span>
      )}
    </div>
  );
}

function Count(props: {
  readonly sign: 'cards' | 'tomb' | 'pink';
  readonly count: number;
  readonly label: string | undefined;
}): VNode {
  return (
    <span>
      <Sign name={props.sign} />
      <b>{props.count}</b>
      {props.label !== undefined && <small>{props.label}</small>}
    </span>
  );
}

export function stoneText(props: Props, seat: number): string {
  const { view } = props;
  const standIn = props.standIns?.[seat];
  const told = t('mozg.stone', {
    name: nameOf(props, seat),
    hand: present(view.handCounts[seat]),
    graveyard: present(view.graveyardCounts[seat]),
    brains: present(view.brains[seat]),
  });
  return standIn === undefined ? told : `${told}, ${board(`board.${standIn}`)}`;
}
