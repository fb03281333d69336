import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { nameOf } from '../../../../client/board/players.ts';
import { t as reveal } from '../../../../client/board/reveal/words/index.ts';
import { TINTS } from '../../../../client/shell/badge.ts';
import { Face } from '../../../../client/shell/face.tsx';
import { present } from '../../../../kernel/seat.ts';
import { payersOf } from '../../rules/index.ts';
import { Sign } from '../art/art.tsx';
import type { Props } from '../players.ts';
import { chime } from '../sound.ts';
import { t } from '../../words/say.ts';
import './end.css';
import './counting.css';

/** The last round's end, for all at once: player by player the brains float away, the dearest last. */
export function Counting({ props, moment }: { readonly props: Props; readonly moment: number }): VNode {
  const { view } = props;
  const payers = payersOf(view);
  const now = payers[moment - 1];
  useEffect(() => chime(moment === 0 ? 'round' : 'lost'), [moment]);
  return (
    <div class="m-counting">
      <h2>{payers.length === 0 ? reveal('reveal.ready') : t('mozg.end.round', { round: view.round })}</h2>
      <p>{payers.length === 0 ? reveal('reveal.ready.line') : t('mozg.end.counting')}</p>
      <ul>
        {view.brains.map((brains, seat) => {
          const lost = view.lastRound?.lost[seat] ?? 0;
          const cards = present(view.handCounts[seat]) + present(view.graveyardCounts[seat]);
          const paid = payers.indexOf(seat) < moment;
          return (
            <li key={seat} class={seat === now ? 'now' : payers.includes(seat) && !paid ? 'owes' : ''}>
              <i class="face-of" data-tint={seat % TINTS} aria-hidden="true">
                <Face name={props.avatars[seat] ?? ''} />
              </i>
              <b>{nameOf(props, seat)}</b>
              <span class="cards" aria-hidden="true">
                {Array.from({ length: Math.min(cards, 9) }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
              <span class="away" aria-hidden="true">
                {seat === now &&
                  Array.from({ length: Math.min(lost, 9) }, (_, i) => (
                    <i key={i} style={{ '--i': i }}>
                      <Sign name="pink" size={22} />
                    </i>
                  ))}
              </span>
              <span class="left">
                {paid && lost > 0 && <small>{t('mozg.end.lost', { count: lost })}</small>}
                <Sign name="pink" size={24} />
                {brains}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
