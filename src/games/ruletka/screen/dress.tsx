import type { VNode } from 'preact';
import type { DressPart } from '../../../client/board/dress.ts';
import { teamName } from '../words/say.ts';
import { CAPTAIN, TEAMS, type Team } from '../words/team.ts';
import { Bust } from './art/figures.tsx';
import { Svg } from './art/svg.tsx';
import { DEFS } from './art/teams.ts';

const teamCalled = (name: string): Team => TEAMS.find((team) => team === name) ?? 'iskry';

function Picture({ name }: { readonly name: string }): VNode {
  return (
    <>
      <Svg box="0 0 0 0" class="rl-defs" drawn={DEFS} />
      <Bust team={teamCalled(name)} member={CAPTAIN} gaze={[0, 2]} />
    </>
  );
}

/** The six teams: a captain each, told apart by head, pattern and hat. */
export const dress: DressPart = { names: TEAMS, nameOf: (name) => teamName(teamCalled(name)), Picture };
