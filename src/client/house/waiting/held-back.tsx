import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { wishing } from '../menu/wishing.ts';
import { Card } from './waiting.tsx';
import { t } from './words/index.ts';

/** All have answered, and it is the host's to go on: here one who plays. */
export function HeldBack({ line, lobby }: { readonly line: Line; readonly lobby: Lobby }): JSX.Element | null {
  if (line.me.value?.chair !== lobby.host) return null;
  return (
    <Card text={t('waiting.held')}>
      <Button kind="fox" onClick={() => wishing(line, () => {})({ t: 'next' })}>
        {t('waiting.next')}
      </Button>
    </Card>
  );
}
