import type { VNode } from 'preact';
import { t as board } from '../../../client/board/words.ts';
import { nameOf } from '../../../client/board/players.ts';
import { Sheet } from '../../../client/shell/sheet.tsx';
import { Bust } from './art/figures.tsx';
import { Badge } from './art/signs.tsx';
import { CAPTAIN, type Member } from '../words/team.ts';
import { Lanes } from './phases/lanes.tsx';
import { lanesOf } from './phases/standing.ts';
import { teamOf, type Props } from './players.ts';
import type { Line } from './story/use-story.ts';
import { memberName, t, teamName } from '../words/say.ts';
import './score-sheet.css';

const MEMBERS = [0, 1, 2, CAPTAIN] as const satisfies readonly Member[];

/** Points, all teams with their characters, and what happened. */
export function ScoreSheet({
  story,
  close,
  ...props
}: Props & { readonly story: readonly Line[]; readonly close: () => void }): VNode {
  const { view } = props;
  return (
    <Sheet title={t('ruletka.finish', { target: view.options.target })} onClose={close}>
      <Lanes {...props} lanes={lanesOf(props, undefined)} medals={false} />
      <p>{t('ruletka.deck', { deck: view.deckCount, spare: view.spareBullets })}</p>
      <h3>{t('ruletka.teams')}</h3>
      <ul class="rl-teams">
        {view.lives.map((lives, seat) => {
          const team = teamOf(props, seat);
          return (
            <li key={seat}>
              <b>
                <Badge team={team} />
                {teamName(team)} · {nameOf(props, seat)}
              </b>
              <ul>
                {MEMBERS.map((member) => (
                  <li key={member}>
                    <Bust team={team} member={member} wet={lives <= CAPTAIN - member} />
                    {memberName(team, member)}
                    {lives <= CAPTAIN - member && <span class="spoken">{t('ruletka.out')}</span>}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {story.length > 0 && (
        <>
          <h3>{board('board.log')}</h3>
          <ol class="rl-storylist">
            {story.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </>
      )}
    </Sheet>
  );
}
