import type { JSX } from 'preact';
import { SHELF } from '../../../games/shelf.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { Cover } from '../cover.tsx';
import { gameColours, gameName } from '../games.ts';
import { refusalWords } from '../refusal-words.ts';
import { fitLine } from './fitting.ts';
import { t } from './words/index.ts';
import './next-game.css';

/** How a game was played here before another came on the table: it is played so again. */
const before = new Map<string, JsonObject>();
const nameOf = ({ table }: Lobby, game: string): string => `${table} ${game}`;

/** All games there are, and how many of those who sit here can play each. */
export function NextGameSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, onClose } = props;
  const choose = async (game: string): Promise<void> => {
    before.set(nameOf(lobby, lobby.game), lobby.options);
    const told = await line.ask({ t: 'game', game, options: before.get(nameOf(lobby, game)) ?? {} });
    if (told.ok) onClose();
    else toast(refusalWords(told.code, told));
  };
  return (
    <Sheet title={t('next.title')} onClose={onClose}>
      <ul class="next-games">
        {SHELF.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class="next-game"
              style={gameColours(id)}
              aria-pressed={id === lobby.game}
              onClick={() => (id === lobby.game ? onClose() : void choose(id))}
            >
              <span class="next-game-cover">
                <Cover game={id} />
              </span>
              <b>{gameName(id)}</b>
              <small>{id === lobby.game ? t('next.now') : fitLine(lobby, id)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
