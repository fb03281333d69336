import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import { t as house } from '../words/index.ts';
import { optionsLine, useKnobs } from './options-words.ts';
import './options-line.css';

/** How it is played, in one line; a tap opens all of it. */
export function OptionsLine(props: {
  readonly lobby: Lobby;
  readonly isHost: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const { lobby, isHost, onOpen } = props;
  const knobs = useKnobs(lobby.game);
  return (
    <button type="button" class="lobby-options" onClick={onOpen}>
      <span>{optionsLine(lobby.game, knobs, lobby.options)}</span>
      <em>{house(isHost ? 'lobby.change' : 'lobby.see')}</em>
    </button>
  );
}
