import type { VNode } from 'preact';
import type { GunCard } from '../../rules/index.ts';
import { t } from '../../words/say.ts';
import { bust, BUST_BOX, type Gaze } from './bust.ts';
import type { Drawing } from './ink.ts';
import { Svg } from './svg.tsx';
import type { Member, Team } from '../../words/team.ts';
import { bulletCard, CARD_BACK, CARD_BOX, clickCard } from './things.ts';

const drawn = new Map<string, Drawing>();

/** A bust is put together once for each way it looks. */
export function bustOf(team: Team, member: Member, gaze: Gaze, wet: boolean): Drawing {
  const key = `${team}${member}${gaze[0]},${gaze[1]}${wet ? 'w' : ''}`;
  const known = drawn.get(key) ?? bust(team, member, gaze, wet);
  drawn.set(key, known);
  return known;
}

interface BustProps {
  readonly team: Team;
  readonly member: Member;
  readonly gaze?: Gaze;
  readonly wet?: boolean;
  /** Cut out of paper, with an edge around it. */
  readonly sticker?: boolean;
}

const AHEAD: Gaze = [2, 0];

export function Bust({ team, member, gaze = AHEAD, wet = false, sticker = false }: BustProps): VNode {
  const drawing = bustOf(team, member, gaze, wet);
  // An edge of strokes: a filter would be painted anew with every frame.
  const edge = sticker ? `<g stroke="#FFF6E3" stroke-width="5" stroke-linejoin="round">${drawing}</g>` : '';
  return <Svg box={BUST_BOX} class="rl-bust" drawn={edge + drawing} />;
}

/** A card of a gun; covered unless its face is given. */
export function GunCardView({ face }: { readonly face?: GunCard | undefined }): VNode {
  return <Svg box={CARD_BOX} class="rl-guncard" drawn={face === undefined ? CARD_BACK : faceOf(face)} />;
}

function faceOf(face: GunCard): Drawing {
  return face === 'click' ? clickCard(t('ruletka.click')) : bulletCard(t('ruletka.bullet'));
}
