import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { findTable, redeemPass } from '../../line/http.ts';
import { Button } from '../../shell/button.tsx';
import { store } from '../../shell/memory.ts';
import { go } from '../../shell/route.ts';
import { Notice } from '../notice.tsx';
import { HomeButton, Trouble } from '../trouble.tsx';
import { t } from './words/index.ts';

/** Whoever opens a pass: asked once, because the other device stops. */
export function MovePage({ code, pass }: { readonly code: string; readonly pass: string }): JSX.Element {
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const take = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const found = await findTable(code);
    const moved = found.ok ? await redeemPass(found.value.table, pass) : found;
    busy.value = false;
    if (!moved.ok) {
      trouble.value = moved.code;
      return;
    }
    store(`table.${code}`, moved.value.table);
    // The pass goes out of the address and the history with it.
    go({ page: 'table', code }, 'replace');
  };
  if (trouble.value === 'bad-pass' || pass === '') {
    return (
      <Notice thing="door" title={t('move.bad.title')} line={t('move.bad.line')}>
        <HomeButton />
      </Notice>
    );
  }
  if (trouble.value !== undefined) {
    return <Trouble code={trouble.value} table={code} onAgain={() => (trouble.value = undefined)} />;
  }
  return (
    <Notice title={t('move.take')} line={t('move.take.line', { code })} busy={busy.value}>
      <Button kind="fox" disabled={busy.value} onClick={() => void take()}>
        {t('move.here')}
      </Button>
      <HomeButton />
    </Notice>
  );
}
