import type { VNode } from 'preact';
import { ACTION_CARDS } from '../../rules/index.ts';
import { Bust } from '../art/figures.tsx';
import { Badge } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { TEAMS, type Member } from '../../words/team.ts';
import { DEFS } from '../art/teams.ts';
import { ActionCardView } from '../cards/action-card.tsx';
import { memberName, teamName } from '../../words/say.ts';
import '../tokens.css';
import './sheets.css';

const MEMBERS = [0, 1, 2, 3] as const satisfies readonly Member[];

/** All fourteen cards, or all twenty-four characters, dry and wet. */
export function Sheets({ name }: { readonly name: 'cards' | 'teams' }): VNode {
  return (
    <div class={`ruletka rl-sheets ${name}`}>
      <Svg box="0 0 0 0" width={0} height={0} drawn={DEFS} />
      {name === 'cards'
        ? ACTION_CARDS.map((card) => <ActionCardView key={card} card={card} />)
        : TEAMS.map((team) => (
            <section key={team}>
              <h2>
                {teamName(team)} <Badge team={team} />
              </h2>
              {MEMBERS.map((member) => (
                <p key={member}>
                  <Bust team={team} member={member} />
                  <Bust team={team} member={member} wet />
                  {memberName(team, member)}
                </p>
              ))}
            </section>
          ))}
    </div>
  );
}
