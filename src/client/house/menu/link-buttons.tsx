import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { pathOf } from '../../shell/route.ts';
import { houseUrl } from '../offer.ts';
import { copyLink } from '../share.ts';
import { t } from './words/index.ts';

/** The table's two links that let look and nothing else. */
export function LinkButtons({ line, lobby }: { readonly line: Line; readonly lobby: Lobby }): JSX.Element | null {
  const links = line.me.value?.links ?? null;
  if (links === null) return null;
  const { code } = lobby;
  return (
    <>
      <Button
        size="small"
        icon="tv"
        onClick={() => void window.open(pathOf({ page: 'tv', code, key: links.tv }), '_blank', 'noopener')}
      >
        {t('menu.tv')}
      </Button>
      {lobby.settings.spectators && (
        <Button
          size="small"
          icon="eye"
          onClick={() => void copyLink(houseUrl() + pathOf({ page: 'watch', code, key: links.watch }))}
        >
          {t('menu.watch')}
        </Button>
      )}
    </>
  );
}
