import type { VNode } from 'preact';
import { useAsk } from '../../../../client/board/ask.ts';
import { nameOf } from '../../../../client/board/players.ts';
import { SIGNS, type Sign as Shown } from '../../rules/index.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { Panel } from '../panel.tsx';
import type { Props } from '../players.ts';
import { Screen } from '../screen.tsx';
import { Stones } from '../table/stones.tsx';
import { signName, t } from '../../words/say.ts';
import { waitingFor } from './waiting.tsx';
import './signs.css';

/** A tie for the first turn: rock, paper, scissors, shown together when all have chosen. */
export function Signs({ props }: { readonly props: Props }): VNode {
  const { view, seat } = props;
  const ask = useAsk(props, props.n);
  const asked = seat !== undefined && view.asked.includes(seat);
  const chosen = view.sign ?? undefined;
  useKeys((event) => {
    const sign = SIGNS[Number(event.key) - 1];
    if (asked && sign !== undefined) ask.send({ show: sign });
  });
  return (
    <Screen
      props={props}
      look="signs"
      now={t('mozg.now.tie')}
      above={
        <>
          <Stones props={props} />
          <LastSigns props={props} />
        </>
      }
      hand={
        asked ? (
          <div class="m-signs" role="group" aria-label={t('mozg.do.show')}>
            {SIGNS.map((sign) => (
              <button key={sign} type="button" onClick={() => ask.send({ show: sign })}>
                <Fist sign={sign} />
                {signName(sign)}
              </button>
            ))}
          </div>
        ) : (
          <div class="m-signs">
            {chosen !== undefined && (
              <p class="shown">
                <Fist sign={chosen} />
                {t('mozg.sign.yours', { sign: signName(chosen) })}
              </p>
            )}
          </div>
        )
      }
      panel={
        <Panel
          say={asked ? t(view.shown === null ? 'mozg.do.show' : 'mozg.do.show.again') : waitingFor(props)}
          ask={ask}
          rule={props.rule}
        >
          {asked && <p class="m-note">{t('mozg.sign.hidden')}</p>}
        </Panel>
      }
    />
  );
}

/** What was shown the time before, or what the round cost: everybody saw it. */
function LastSigns({ props }: { readonly props: Props }): VNode {
  const { shown, lastRound } = props.view;
  return (
    <div class="m-last-signs">
      {shown === null && lastRound !== null && (
        <>
          <h2>{t('mozg.end.round', { round: props.view.round })}</h2>
          <ul>
            {lastRound.lost.map((count, seat) => (
              <li key={seat}>{t('mozg.said.loss', { name: nameOf(props, seat), count })}</li>
            ))}
          </ul>
        </>
      )}
      {shown !== null && (
        <>
          <h2>{t('mozg.sign.last')}</h2>
          <ul>
            {shown.map(
              (sign, seat) =>
                sign !== null && (
                  <li key={seat}>
                    <Fist sign={sign} />
                    {t('mozg.sign.said', { name: nameOf(props, seat), sign: signName(sign) })}
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </div>
  );
}

/** A zombie's hand: sewn at the wrist. */
export function Fist({ sign }: { readonly sign: Shown }): VNode {
  return (
    <svg class="m-fist" viewBox="0 0 64 72" aria-hidden="true">
      <g fill="#9cc46c" stroke="#24112e" stroke-width="3" stroke-linejoin="round">
        {sign === 'paper' && (
          <path d="M14 54V22a5 5 0 0 1 9-2V12a5 5 0 0 1 10-1V9a5 5 0 0 1 10 1v3a5 5 0 0 1 9 2V36l4-5a5 5 0 0 1 7 6L50 56V66H18Z" />
        )}
        {sign === 'rock' && (
          <path d="M12 52V32a6 6 0 0 1 10-5 6 6 0 0 1 10-1 6 6 0 0 1 10 1 6 6 0 0 1 10 6V50L46 58V66H18V58Z" />
        )}
        {sign === 'scissors' && (
          <path d="M14 54V40a6 6 0 0 1 8-5L15 13a5 5 0 0 1 9.500-3L32 31 40 10a5 5 0 0 1 9.500 3L43 36a6 6 0 0 1 8 6V51L46 58V66H18V58Z" />
        )}
      </g>
      <g fill="none" stroke="#24112e" stroke-width="2.4" stroke-linecap="round">
        {sign === 'rock' && <path d="M22 28V40M32 27V40M42 28V40M13 44H36" />}
        {sign === 'scissors' && <path d="M22 37C22 44 26 46 30 44M34 40C38 38 42 40 42 44" />}
        {sign === 'paper' && <path d="M23 20V34M33 14V32M43 14V34" />}
        <path d="M18 61H46M23 58V64M30 58V64M37 58V64" stroke-width="2" />
      </g>
    </svg>
  );
}
