import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import { ownSeat } from '../../line/http.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { pathOf } from '../../shell/route.ts';
import { toast } from '../../shell/toast.tsx';
import { houseUrl } from '../offer.ts';
import { copyLink } from '../share.ts';
import { Sure } from './sure.tsx';
import { wishing } from './wishing.ts';
import { t } from './words/index.ts';

/** The table's two links that let look and nothing else; they are asked for anew, as the host may have changed them. */
export function LinkButtons(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly isHost: boolean;
  /** By the key of the TV link. */
  readonly onTv: (key: string) => void;
}): JSX.Element | null {
  const { line, lobby, isHost, onTv } = props;
  const { code, table, settings } = lobby;
  const links = useSignal(line.me.value?.links ?? null);
  const ask = async (): Promise<void> => {
    const own = await ownSeat(table);
    if (own.ok) links.value = own.value.links;
  };
  useEffect(() => {
    if (links.peek() !== null) void ask();
  }, [table]);
  const keys = links.value;
  if (keys === null || (!settings.spectators && !isHost)) return null;
  const watching = (on: boolean) => (): void => wishing(line, () => {})({ t: 'set', settings: { spectators: on } });
  const renew = wishing(line, () => {
    toast(t('menu.links.new'));
    void ask();
  });
  if (!settings.spectators) {
    return (
      <Button size="small" icon="eye" onClick={watching(true)}>
        {t('menu.watching.on')}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" icon="tv" onClick={() => onTv(keys.tv)}>
        {t('menu.tv')}
      </Button>
      <Button
        size="small"
        icon="eye"
        onClick={() => void copyLink(houseUrl() + pathOf({ page: 'watch', code, key: keys.watch }))}
      >
        {t('menu.watch')}
      </Button>
      {isHost && <Sure icon="again" text={t('menu.links.renew')} onSure={() => renew({ t: 'renew-links' })} />}
      {isHost && <Sure icon="close" text={t('menu.watching.off')} onSure={watching(false)} />}
    </>
  );
}
