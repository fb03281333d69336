import type { JSX } from 'preact';
import type { Verified, VerifyStep } from '../../../table/verify.ts';
import { knownHouse } from '../../line/house-key.ts';
import { Icon } from '../../shell/icon.tsx';
import { gameName, isKnown } from '../games.ts';
import { t } from './words/index.ts';

/** The argument, one sentence a step, up to the first that fails. */
export function Steps({ proved }: { readonly proved: Verified }): JSX.Element {
  return (
    <ol class="check-steps" aria-label={t('check.steps')}>
      {proved.steps.map((step) => (
        <li key={step.check} class={step.ok ? 'is-good' : 'is-bad'}>
          <Icon name={step.ok ? 'check' : 'close'} />
          <span class="spoken">{t(step.ok ? 'check.ok' : 'check.not')}:</span>
          <span>
            {step.ok ? sentence(step) : t(`check.${step.check}.bad`)}
            {!step.ok && (
              <code lang="en">
                {proved.flaw?.place}: {proved.flaw?.why}
              </code>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function sentence({ check, data }: VerifyStep): string {
  if (check === 'format') {
    const { game, seats } = data;
    const name = typeof game === 'string' && isKnown(game) ? gameName(game) : '';
    return t('check.format', { game: name, seats: Number(seats) });
  }
  if (check === 'signature') {
    const key = data['house'];
    if (typeof key !== 'string') return t('check.unsigned');
    return t(key === knownHouse() ? 'check.signature' : 'check.signature.other', { key: key.slice(0, 16) });
  }
  if (check === 'device') return t(data['mine'] === true ? 'check.device' : 'check.device.not');
  return t(`check.${check}`, data as Readonly<Record<string, string | number>>);
}
