import type { JSX } from 'preact';
import { gameName } from '../games.ts';
import { manifestOf } from '../../../games/shelf.ts';
import { keptTable } from '../../local/kept.ts';
import { kept } from '../../offline/offline.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { go, pathOf, type Route } from '../../shell/route.ts';
import { usePart } from '../../shell/part.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { openStanding } from '../opening.ts';
import { t } from './words/index.ts';
import './more.css';

/** What else there is to do with a game. */
export function MoreSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }): JSX.Element {
  const part = usePart(manifestOf(game)?.book);
  const left = (['alone', 'pass'] as const).find((kind) => keptTable(kind, game) !== undefined);
  return (
    <Sheet title={t('more.title', { game: gameName(game) })} onClose={onClose}>
      <nav class="more">
        {left !== undefined && <Way icon="again" to={{ page: left, game }} name={t('more.go-on')} />}
        {part?.book.lesson !== undefined && (
          <Way icon="crown" to={{ page: 'learn', game }} name={t('more.learn')} line={t('more.learn.line')} />
        )}
        <Way icon="people" to={{ page: 'pass', game }} name={t('more.pass')} line={t('more.pass.line')} />
        <button type="button" onClick={() => void openStanding(game).then((why) => why !== undefined && toast(why))}>
          <Icon name="crown" size={26} />
          <b>{t('more.stand')}</b>
          <small>{t('more.stand.line')}</small>
        </button>
        <Way
          icon="away"
          to={{ page: 'alone', game }}
          name={t('more.alone')}
          line={t(kept.value ? 'more.alone.kept' : 'more.alone.line')}
        />
        <Way icon="book" to={{ page: 'rules', game, place: '' }} name={t('more.rules')} line={t('more.rules.line')} />
        <Way icon="clock" to={{ page: 'history' }} name={t('more.history')} line={t('more.history.line')} />
      </nav>
    </Sheet>
  );
}

function Way(props: {
  readonly icon: IconName;
  readonly to: Route;
  readonly name: string;
  readonly line?: string;
}): JSX.Element {
  const { icon, to, name, line } = props;
  return (
    <a
      href={pathOf(to)}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      <Icon name={icon} size={26} />
      <b>{name}</b>
      {line !== undefined && <small>{line}</small>}
    </a>
  );
}
