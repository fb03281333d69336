import { nameOf } from '../../../../client/board/players.ts';
import { present } from '../../../../kernel/seat.ts';
import type { Gaze } from '../art/bust.ts';
import type { Team, Member } from '../../words/team.ts';
import { fallenWith, isAlive, memberWith, teamOf, type Props } from '../players.ts';

/** Who stands at a seat, as they are drawn. */
export interface Figure {
  readonly seat: number;
  readonly name: string;
  readonly team: Team;
  readonly member: Member;
  readonly wet: boolean;
}

export function figureOf(props: Pick<Props, 'view' | 'names' | 'seat' | 'dress'>, seat: number): Figure {
  const { view } = props;
  const lives = present(view.lives[seat]);
  const out = view.out[seat] === true || !isAlive(view, seat);
  return {
    seat,
    name: nameOf(props, seat),
    team: teamOf(props, seat),
    member: out ? fallenWith(lives) : memberWith(lives),
    wet: out,
  };
}

/** Pupils follow what is happening: from one place to another. */
export function gazeAt(from: readonly [number, number], to: readonly [number, number]): Gaze {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = Math.hypot(dx, dy);
  if (far === 0) return [0, 1];
  return [Math.round((3 * dx) / far), Math.round((3 * dy) / far)];
}
