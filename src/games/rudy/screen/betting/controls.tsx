import type { VNode } from 'preact';
import { Backspace, Ring } from '../icons.tsx';
import { t } from '../../words/say.ts';
import { numberOn, type Key, type Pad } from './pad.ts';
import './controls.css';

interface Props {
  readonly pad: Pad;
  readonly turn: number;
  /** Nothing in solo: there is no circle. */
  readonly circle: 'free' | 'used' | undefined;
  /** The number that was circled earlier. */
  readonly circledNumber: number | undefined;
  readonly busy: boolean;
  readonly press: (key: Key) => void;
  readonly commit: () => void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** A mouse must not leave the focus on a digit: Enter would type it again instead of writing the number. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

export function Controls({ pad, turn, circle, circledNumber, busy, press, commit }: Props): VNode {
  const number = numberOn(pad);
  const last = pad.digits.at(-1);
  return (
    <div class={busy ? 'r-controls busy' : 'r-controls'} role="group" aria-label={t('rudy.digits')}>
      <div class="slot" aria-hidden="true">
        {t('rudy.field', { turn })}
        <b key={pad.shakes} class={slotClass(pad)}>
          {pad.digits}
        </b>
      </div>
      {circle === 'free' && (
        <button
          type="button"
          class={pad.circled ? 'k circle on' : 'k circle'}
          aria-pressed={pad.circled}
          onMouseDown={keepFocus}
          onClick={() => press('circle')}
        >
          <span class="spoken">{t('rudy.circle.label')}</span>
          <span class="shown" aria-hidden="true">
            <Ring text="×2" />
            <span>
              {t('rudy.circle')} <kbd>K</kbd>
            </span>
          </span>
        </button>
      )}
      {circle === 'used' && (
        <p class="k circle off" aria-label={t('rudy.circle.used.label')} role="img">
          <Ring text={circledNumber === undefined ? '' : `${circledNumber}`} />
          <span>{t('rudy.circle.used')}</span>
        </p>
      )}
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          class={last === `${digit}` ? 'k digit hit' : 'k digit'}
          data-digit={digit}
          onMouseDown={keepFocus}
          onClick={() => press(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        class="k delete"
        aria-label={t('rudy.delete')}
        onMouseDown={keepFocus}
        onClick={() => press('backspace')}
      >
        <Backspace />
      </button>
      <button
        type="button"
        class="commit"
        aria-disabled={number === undefined || busy}
        onMouseDown={keepFocus}
        onClick={commit}
      >
        <span class="spoken">{commitLabel(number, pad.circled)}</span>
        <span class="shown" aria-hidden="true">
          {t('rudy.write')}
          <b key={pad.shakes} class={slotClass(pad)}>
            {pad.digits}
          </b>
          <kbd>Enter ↵</kbd>
        </span>
      </button>
    </div>
  );
}

function slotClass(pad: Pad): string {
  return `${pad.shakes > 0 ? 'shake' : ''} ${pad.circled && pad.digits !== '' ? 'ringed' : ''}`;
}

function commitLabel(number: number | undefined, circled: boolean): string {
  if (number === undefined) return t('rudy.write.empty');
  return t(circled ? 'rudy.write.circled' : 'rudy.write.label', { number });
}
