import type { VNode } from 'preact';
import { later } from '../../../client/shell/later.tsx';
import type { Now } from './controls/now.ts';
import type { Props } from './players.ts';
import type { SideProps } from './side.tsx';
import type { Line } from './story/announcer.tsx';
import { t } from '../words/say.ts';

function Missing(): VNode {
  return (
    <div class="rl-missing">
      <p>{t('ruletka.missing')}</p>
      <button type="button" class="rl-btn" onClick={() => location.reload()}>
        {t('ruletka.reload')}
      </button>
    </div>
  );
}

// Nobody needs these in the first second: points, the end, the TV's table, the sheets.
const nothing = (): VNode => <div />;

export const Final = later<Props>(async () => (await import('./phases/final.tsx')).Final, nothing, Missing);
export const Points = later<Props & { readonly made: readonly number[] }>(
  async () => (await import('./phases/points.tsx')).Points,
  nothing,
  Missing,
);
export const Tv = later<Props>(async () => (await import('./tv/tv.tsx')).Tv, nothing, Missing);
export const ScoreSheet = later<Props & { readonly story: readonly Line[]; readonly close: () => void }>(
  async () => (await import('./score-sheet.tsx')).ScoreSheet,
  nothing,
  nothing,
);
export const Side = later<SideProps>(async () => (await import('./side.tsx')).Side, nothing, nothing);
export const HandSheet = later<Now & { readonly close: () => void }>(
  async () => (await import('./controls/hand-sheet.tsx')).HandSheet,
  nothing,
  nothing,
);
