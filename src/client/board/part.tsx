import type { ComponentType, VNode } from 'preact';
import { later, type Later } from '../shell/later.tsx';
import { t } from './words.ts';

const nothing = (): VNode => <></>;

/**
 * A part of a board that nobody needs in the first second. Where it does not come, the table waits and the page comes again;
 * `look` names the classes of that notice and its button. Without it a part that does not come is not there.
 */
export function part<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  look?: readonly [notice: string, button: string],
): Later<Props> {
  return later(fetch, nothing, look === undefined ? nothing : () => <Missing look={look} />);
}

function Missing({ look: [notice, button] }: { readonly look: readonly [string, string] }): VNode {
  return (
    <div class={notice}>
      <p>{t('state.gone.short')}</p>
      <button type="button" class={button} onClick={() => location.reload()}>
        {t('state.reload')}
      </button>
    </div>
  );
}
