import { part } from '../../../client/board/part.tsx';
import type { Now } from './controls/now.ts';
import type { Handle } from './hand/use-choice.ts';
import type { ShootingProps } from './phases/shooting.tsx';
import type { Props } from './players.ts';
import type { SideProps } from './side.tsx';
import type { Line } from './story/use-story.ts';
import type { Herald as HeraldVoice } from './voice/herald.tsx';

const LOOK = ['rl-missing', 'rl-btn'] as const;

// Nobody needs these while the guns are loaded and spun: bets, the table, the ring and its shots, points, the end; nor the TV, nor the sheets.
export const Betting = part<Props & { readonly hand: Handle }>(
  async () => (await import('./phases/betting.tsx')).Betting,
  LOOK,
);
export const Table = part<Props & { readonly hand: Handle }>(
  async () => (await import('./phases/table.tsx')).Table,
  LOOK,
);
export const Shooting = part<ShootingProps>(async () => (await import('./phases/shooting.tsx')).Shooting, LOOK);
export const Final = part<Props>(async () => (await import('./phases/final.tsx')).Final, LOOK);
export const Points = part<Props & { readonly made: readonly number[] }>(
  async () => (await import('./phases/points.tsx')).Points,
  LOOK,
);
export const Tv = part<Props & { readonly lines: readonly Line[] }>(async () => (await import('./tv/tv.tsx')).Tv, LOOK);
export const ScoreSheet = part<Props & { readonly story: readonly Line[]; readonly close: () => void }>(
  async () => (await import('./score-sheet.tsx')).ScoreSheet,
);
export const Side = part<SideProps>(async () => (await import('./side.tsx')).Side);
export const HandSheet = part<Now & { readonly close: () => void }>(
  async () => (await import('./controls/hand-sheet.tsx')).HandSheet,
);
/** Nobody hears it in the first second: a page speaks once it was touched. */
export const Herald = part<Parameters<typeof HeraldVoice>[0]>(async () => (await import('./voice/herald.tsx')).Herald);
