import type { Lobby } from '../../../table/lobby.ts';
import type { Said } from '../../line/line.ts';
import { badgeOf, type Badge } from '../../shell/badge.ts';
import { emoteNamed, emoteWords } from './emote.tsx';
import { t } from './words/index.ts';

/** Whoever said it, while they are at the table. */
export function speakerOf({ chair }: Said, lobby: Lobby): Badge | undefined {
  const found = lobby.chairs.find((each) => each.chair === chair);
  return found === undefined ? undefined : badgeOf(found);
}

/** Who said what, as one sentence. */
export function saidWords(said: Said, lobby: Lobby): string {
  const emote = emoteNamed(said.emote);
  const text = said.text ?? (emote === undefined ? '' : emoteWords(emote));
  return t('chat.line', { name: speakerOf(said, lobby)?.name ?? '', text });
}
