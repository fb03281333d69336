import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameName } from '../house/games.ts';
import { Sheet } from '../shell/sheet.tsx';
import { Rulebook } from './rulebook.tsx';
import { placeOfCode } from './shelf.ts';
import { t } from './words/index.ts';

interface Props {
  readonly game: string;
  /** A refusal's code: the sheet opens at its rule. Nothing opens it at the beginning. */
  readonly code?: string | undefined;
  /** Where it opens instead. */
  readonly place?: string;
  readonly onClose: () => void;
}

/** The rules over a running game: nobody has to leave the table to read them. */
export function RuleSheet({ game, code, place: at = '', onClose }: Props): JSX.Element {
  const place = useSignal(at);
  useEffect(() => {
    if (code === undefined) return;
    placeOfCode(game, code).then(
      (found) => (place.value = found),
      // The rulebook itself says that it could not be fetched.
      () => {},
    );
  }, [game, code]);
  return (
    <Sheet title={t('rules.title', { game: gameName(game) })} onClose={onClose}>
      <Rulebook game={game} place={place.value} />
    </Sheet>
  );
}
