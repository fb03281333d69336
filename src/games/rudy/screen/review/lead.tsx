import type { VNode } from 'preact';
import { moves } from '../../../../client/shell/motion.ts';
import { Rich } from '../../../../client/shell/rich.tsx';
import { Avatar } from '../avatar.tsx';
import type { Props } from '../players.ts';
import { tellLead } from './telling.ts';
import './lead.css';

interface LeadProps {
  readonly seats: readonly number[];
  readonly props: Props;
  readonly late: boolean;
}

const FACES = 3;

/** A ribbon over the landscape: somebody else is in front now. */
export function Lead({ seats, props, late }: LeadProps): VNode {
  return (
    <p class={!moves() ? 'r-lead still' : late ? 'r-lead late' : 'r-lead'} aria-hidden="true">
      {seats.slice(0, FACES).map((seat) => (
        <Avatar key={seat} face={props.avatars[seat] ?? ''} seat={seat} leads />
      ))}
      <span>
        <Rich text={tellLead(seats, props)} />
      </span>
    </p>
  );
}
