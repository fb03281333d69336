import type { VNode } from 'preact';
import { Badge } from '../art/signs.tsx';
import { teamOf, type Props } from '../players.ts';
import type { Line } from './use-story.ts';

/** The last few lines of the story, the newest last. */
export function Latest({
  story,
  most,
  dress,
}: Pick<Props, 'dress'> & { readonly story: readonly Line[]; readonly most: number }): VNode {
  return (
    <>
      {story
        .slice(0, most)
        .toReversed()
        .map(({ key, seat, text }) => (
          <li key={key}>
            {seat !== undefined && <Badge team={teamOf({ dress }, seat)} />}
            <span>{text}</span>
          </li>
        ))}
    </>
  );
}
