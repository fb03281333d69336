import type { JSX } from 'preact';
import { Sheet } from '../../shell/sheet.tsx';
import { HelpButtons } from './help-buttons.tsx';
import { t } from './words/index.ts';
import './help-sheet.css';

/** Rules, points and the lesson, from the lobby. */
export function HelpSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }): JSX.Element {
  return (
    <Sheet title={t('help.title')} onClose={onClose}>
      <div class="help-sheet">
        <HelpButtons game={game} onClose={onClose} />
      </div>
    </Sheet>
  );
}
