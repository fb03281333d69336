import type { VNode } from 'preact';
import { t } from '../words/say.ts';

/** A part of the game could not be fetched: the table waits, the page comes again. */
export function Missing(): VNode {
  return (
    <div class="r-missing">
      <p>{t('rudy.missing')}</p>
      <button type="button" class="commit" onClick={() => location.reload()}>
        {t('rudy.reload')}
      </button>
    </div>
  );
}
