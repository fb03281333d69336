import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SPECIES } from '../../rules/index.ts';
import { Badge } from '../art/badge.tsx';
import { Cross } from '../icons.tsx';
import { flyFrom } from '../../../../client/shell/motion.ts';
import { many } from '../../words/say.ts';
import { t } from './words/say.ts';
import type { Frame } from './replay.ts';
import './sheet.css';

/** More X than these fit a row no longer one by one: fives are tied together. */
const LOOSE = 9;

/** The summary sheet: an X per animal seen, the newest in orange, each flying in from its animal. */
export function Sheet({ frame, turn }: { readonly frame: Frame; readonly turn: number }): VNode {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const root = list.current;
    if (root === null) return;
    // Whoever leafs on quickly must not see the X of an earlier card still flying.
    root.getAnimations({ subtree: true }).forEach((animation) => animation.cancel());
    frame.fresh.forEach((species, i) => {
      const animal = document.querySelector(
        `.r-review .animal[data-species="${species}"], .r-review .animal[data-species="fox"]`,
      );
      flyFrom(root.querySelector(`[data-row="${species}"] .fresh`), animal, 320, 240 + i * 120);
    });
  }, [turn]);
  return (
    <ul ref={list} class="r-sheet" aria-label={t('rudy.sheet')}>
      {SPECIES.map((species, i) => {
        const count = frame.seen[i] ?? 0;
        const fresh = frame.fresh.includes(species);
        return (
          <li key={species} class={fresh ? 'row new' : 'row'} data-row={species}>
            <Badge of={species} />
            <span class={count > LOOSE ? 'xs tight' : 'xs'} aria-hidden="true">
              {Array.from({ length: count }, (_, x) => (
                <Cross key={x} fresh={fresh && x === count - 1} />
              ))}
            </span>
            <b>
              <span class="spoken">{t('rudy.sheet.row', { animals: many(species), count })}</span>
              <span aria-hidden="true">{count === 0 ? t('rudy.nothing') : count}</span>
            </b>
          </li>
        );
      })}
    </ul>
  );
}
