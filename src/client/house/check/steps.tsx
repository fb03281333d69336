import type { JSX } from 'preact';
import { isObject } from '../../../kernel/json.ts';
import type { Verified, VerifyStep } from '../../../table/verify.ts';
import { luckFor } from '../../line/luck.ts';
import { Icon } from '../../shell/icon.tsx';
import { isOnShelf } from '../games.ts';
import { t as house } from '../words/index.ts';
import { t } from './words/index.ts';

/** The argument, one sentence a step, up to the first that fails. */
export function Steps({ record, proved }: { readonly record: unknown; readonly proved: Verified }): JSX.Element {
  return (
    <ol class="check-steps" aria-label={t('check.steps')}>
      {proved.steps.map((step) => (
        <li key={step.check} class={step.ok ? 'is-good' : 'is-bad'}>
          <Icon name={step.ok ? 'check' : 'close'} />
          <span class="spoken">{t(step.ok ? 'check.ok' : 'check.not')}:</span>
          <span>
            {step.ok ? sentence(step) : t(`check.${step.check}.bad`)}
            {step.ok && step.check === 'contributions' && <Mine record={record} />}
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
  if (check !== 'format') return t(`check.${check}`, data as Readonly<Record<string, string | number>>);
  const { game, seats } = data;
  const name = typeof game === 'string' && isOnShelf(game) ? house(`game.${game}.name`) : '';
  return t('check.format', { game: name, seats: Number(seats) });
}

/** Whether what this device gave is in the list, where it still knows what it gave. */
function Mine({ record }: { readonly record: unknown }): JSX.Element | null {
  const fairness = isObject(record) ? record['fairness'] : undefined;
  if (!isObject(fairness) || !Array.isArray(fairness['contributions'])) return null;
  const { match } = fairness;
  const mine = typeof match === 'string' ? luckFor(match) : undefined;
  if (mine === undefined) return null;
  return <> {t(fairness['contributions'].includes(mine) ? 'check.mine' : 'check.missing')}</>;
}
