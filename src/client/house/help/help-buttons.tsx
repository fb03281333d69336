import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { manifestOf } from '../../../games/shelf.ts';
import { Button } from '../../shell/button.tsx';
import { usePart } from '../../shell/part.ts';
import { lesson } from '../lesson.ts';
import { RuleSheet } from '../rule-sheet.tsx';
import { t } from './words/index.ts';

interface Props {
  readonly game: string;
  /** What these stand in is put away, for the lesson takes its place. */
  readonly onClose: () => void;
}

/** How the game goes, for whoever sits at the table: nobody has to leave it to find out. */
export function HelpButtons({ game, onClose }: Props): JSX.Element {
  const part = usePart(manifestOf(game)?.book);
  const open = useSignal<string | undefined>(undefined);
  const points = part?.book.points;
  return (
    <>
      <Button size="small" icon="book" onClick={() => (open.value = '')}>
        {t('help.rules')}
      </Button>
      {points !== undefined && (
        <Button size="small" icon="plus" onClick={() => (open.value = points)}>
          {t('help.points')}
        </Button>
      )}
      {part?.book.lesson !== undefined && (
        <Button
          size="small"
          icon="crown"
          onClick={() => {
            lesson.value = true;
            onClose();
          }}
        >
          {t('help.lesson')}
        </Button>
      )}
      {open.value !== undefined && (
        <RuleSheet game={game} place={open.value} onClose={() => (open.value = undefined)} />
      )}
    </>
  );
}
