import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import { Icon } from '../../shell/icon.tsx';
import { HelpSheet } from '../help/help-sheet.tsx';
import { t as help } from '../help/words/index.ts';
import { optionsLine, useKnobs } from './options-words.ts';
import { t } from './words/index.ts';
import './options-line.css';

/** How it is played, in one line; a tap opens all of it. Beside it the way to the rules. */
export function OptionsLine(props: {
  readonly lobby: Lobby;
  readonly isHost: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const { lobby, isHost, onOpen } = props;
  const knobs = useKnobs(lobby.game);
  const helps = useSignal(false);
  return (
    <div class="lobby-how">
      <button type="button" class="lobby-options" onClick={onOpen}>
        <span>{optionsLine(lobby.game, knobs, lobby.options)}</span>
        <em>{t(isHost ? 'options.change' : 'options.see')}</em>
      </button>
      <button type="button" class="lobby-help" aria-label={help('help.title')} onClick={() => (helps.value = true)}>
        <Icon name="book" />
      </button>
      {helps.value && <HelpSheet game={lobby.game} onClose={() => (helps.value = false)} />}
    </div>
  );
}
