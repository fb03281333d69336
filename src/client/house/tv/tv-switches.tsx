import type { JSX } from 'preact';
import { sound, voice } from '../../shell/settings.ts';
import { canSpeak, hush } from '../../shell/silence.ts';
import { Icon } from '../../shell/icon.tsx';
import { t } from './words/index.ts';

/** What can be done at the screen itself, where it was connected from a phone. */
export interface TvActs {
  /** A new code: whoever has connected it before no longer moves it. */
  readonly onRenew?: (() => void) | undefined;
  /** Shows no table any more. */
  readonly onFree?: (() => void) | undefined;
}

/** Whoever lets the room hear the table wants to hear it speak, too; the voice can be silenced alone. */
function allowSound(): void {
  sound.value = sound.value === 'on' ? 'off' : 'on';
  if (sound.value === 'on') voice.value = 'on';
}

/** Sound and voice of the big screen. A browser lets a page be heard once it was touched: these are the touch. */
export function TvSwitches({ onRenew, onFree }: TvActs): JSX.Element {
  return (
    <div class="tv-switches">
      <button type="button" aria-pressed={sound.value === 'on'} onClick={allowSound}>
        <Icon name="voice" />
        {t('tv.sound')}
      </button>
      {canSpeak() && (
        <button
          type="button"
          aria-pressed={voice.value === 'on'}
          onClick={() => {
            voice.value = voice.value === 'on' ? 'off' : 'on';
            if (voice.value === 'off') hush();
          }}
        >
          <Icon name="talk" />
          {t('tv.voice')}
        </button>
      )}
      {onRenew !== undefined && (
        <button type="button" onClick={onRenew}>
          <Icon name="again" />
          {t('tv.renew')}
        </button>
      )}
      {onFree !== undefined && (
        <button type="button" onClick={onFree}>
          <Icon name="close" />
          {t('tv.free')}
        </button>
      )}
    </div>
  );
}
