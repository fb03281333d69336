import type { VNode } from 'preact';
import { t as board } from '../../../../client/board/words.ts';
import { nameOf } from '../../../../client/board/players.ts';
import { SWAPS, type Swap } from '../../rules/index.ts';
import { Sign } from '../art/art.tsx';
import { Back } from '../card/card.tsx';
import type { Seated } from '../players.ts';
import { refused, t } from '../../words/say.ts';

interface Props {
  readonly props: Seated;
  readonly whom: number | undefined;
  readonly what: Swap | undefined;
  readonly why: (swap: Swap) => string | undefined;
  readonly onChoose: (swap: Swap) => void;
}

/** Hands or graveyards, with how many cards would change places. */
export function Tiles({ props, whom, what, why, onChoose }: Props): VNode {
  const { view, seat } = props;
  const counts = { hand: view.handCounts, graveyard: view.graveyardCounts };
  return (
    <>
      <h2>{t('mozg.swap.what')}</h2>
      <div class="m-tiles" role="radiogroup" aria-label={t('mozg.swap.what')} onKeyDown={toOther}>
        {SWAPS.map((swap) => {
          const flaw = why(swap);
          return (
            <button
              key={swap}
              type="button"
              class="m-tile"
              role="radio"
              aria-checked={what === swap}
              aria-disabled={flaw === undefined ? undefined : 'true'}
              onClick={() => onChoose(swap)}
            >
              <span class="name">{t(`mozg.swap.${swap}`)}</span>
              {flaw === undefined ? (
                <span class="sides">
                  <Stack swap={swap} count={counts[swap][seat] ?? 0} />
                  <span />
                  <Stack swap={swap} count={whom === undefined ? 0 : (counts[swap][whom] ?? 0)} />
                  <span>
                    {board('board.you')} <b>{counts[swap][seat]}</b>
                  </span>
                  <Sign name="swap" />
                  <span>
                    {whom === undefined ? '?' : nameOf(props, whom)}{' '}
                    <b>{whom === undefined ? '' : counts[swap][whom]}</b>
                  </span>
                </span>
              ) : (
                <small>{refused(flaw)}</small>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** Arrows go from one of the two to the other, and choose it. */
function toOther(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (!event.key.startsWith('Arrow')) return;
  const other = event.currentTarget.querySelector<HTMLElement>('[role="radio"]:not(:focus)');
  other?.focus();
  other?.click();
  event.preventDefault();
}

const SHOWN = 5;

/** As many backs, or small stones, as there are cards; a few stand for many. */
function Stack({ swap, count }: { readonly swap: Swap; readonly count: number }): VNode {
  return (
    <span class={`stack ${swap}`} aria-hidden="true">
      {Array.from({ length: Math.min(SHOWN, count) }, (_, i) => (
        <i key={i}>{swap === 'hand' && <Back />}</i>
      ))}
    </span>
  );
}
