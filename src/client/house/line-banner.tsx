import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Line } from '../line/line.ts';
import { Button } from '../shell/button.tsx';
import { t } from './words/index.ts';

const WHY = { lost: 'line.lost', restart: 'line.restart', offline: 'line.offline' } as const;
/** A hiccup shorter than this is nobody's business. */
const HICCUP = 600;

/** What is happening with the connection, while something is. */
export function LineBanner({ line }: { readonly line: Line }): JSX.Element {
  const now = useSignal(performance.now());
  const since = useSignal<number | undefined>(undefined);
  const state = line.state.value;
  const complaint = line.complaint.value;
  const fine = state.kind === 'on' || state.kind === 'over';
  useEffect(() => {
    if (fine) {
      since.value = undefined;
      return undefined;
    }
    since.value ??= performance.now();
    const timer = setInterval(() => (now.value = performance.now()), 250);
    return () => clearInterval(timer);
  }, [fine]);
  const quiet = fine || since.value === undefined || now.value - since.value < HICCUP;
  return (
    <>
      <div class="line-banner" role="status">
        {!quiet && (
          <div class="line-banner-card">
            <span>
              {state.kind === 'waiting' ? t(WHY[state.why]) : t('line.connecting')}{' '}
              {state.kind === 'waiting' && (
                <span aria-hidden="true">
                  {t('line.retry', { seconds: Math.max(0, Math.ceil((state.until - now.value) / 1000)) })}
                </span>
              )}
            </span>
            {state.kind === 'waiting' && <Button onClick={() => line.hurry()}>{t('line.now')}</Button>}
          </div>
        )}
      </div>
      {complaint !== undefined && !(complaint === 'late' && line.lobby.value?.phase !== 'preparing') && (
        <p class={complaint === 'late' ? 'complaint is-mild' : 'complaint'} role="alert">
          {t(`fair.${complaint}`)}
        </p>
      )}
    </>
  );
}
