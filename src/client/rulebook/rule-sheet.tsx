import type { JSX } from 'preact';
import type { GameId } from '../house/games.ts';
import { t as house } from '../house/words/index.ts';
import { Sheet } from '../shell/sheet.tsx';
import { placeOfCode } from './codes.ts';
import { Rulebook } from './rulebook.tsx';
import { t } from './words/index.ts';

interface Props {
  readonly game: GameId;
  /** A refusal's code: the sheet opens at its rule. Nothing opens it at the beginning. */
  readonly code: string | undefined;
  readonly onClose: () => void;
}

/** The rules over a running game: nobody has to leave the table to read them. */
export function RuleSheet({ game, code, onClose }: Props): JSX.Element {
  const place = code === undefined ? '' : placeOfCode(game, code);
  return (
    <Sheet title={t('rules.title', { game: house(`game.${game}.name`) })} onClose={onClose}>
      <Rulebook game={game} place={place} />
    </Sheet>
  );
}
