import type { JSX } from 'preact';
import { Button } from '../shell/button.tsx';
import { go } from '../shell/route.ts';
import { Notice } from './notice.tsx';
import { refusalWords } from './opening.ts';
import { t } from './words/index.ts';

export function HomeButton(): JSX.Element {
  return (
    <Button icon="table" onClick={() => go({ page: 'home' })}>
      {t('state.home')}
    </Button>
  );
}

function Again({ onAgain }: { readonly onAgain: (() => void) | undefined }): JSX.Element {
  return (
    <Button kind="fox" icon="again" onClick={onAgain ?? (() => location.reload())}>
      {t('state.again')}
    </Button>
  );
}

/** Why there is no table here, and what to do next. */
export function Trouble(props: {
  readonly code: string;
  readonly table: string;
  readonly onAgain?: () => void;
}): JSX.Element {
  const { code, table, onAgain } = props;
  switch (code) {
    case 'no-table':
      return (
        <Notice thing="empty" title={t('state.lost.title')} line={t('state.lost.line', { code: table })}>
          <HomeButton />
        </Notice>
      );
    case 'page':
      return (
        <Notice thing="empty" title={t('state.page.title')} line={t('state.page.line')}>
          <HomeButton />
        </Notice>
      );
    case 'too-many':
      return (
        <Notice thing="full" title={t('state.full.title')} line={t('state.full.line')}>
          <Again onAgain={onAgain} />
          <HomeButton />
        </Notice>
      );
    case 'locked':
      return (
        <Notice thing="door" title={t('state.locked.title')} line={t('state.locked.line')}>
          <Again onAgain={onAgain} />
          <HomeButton />
        </Notice>
      );
    case 'kicked':
      return (
        <Notice thing="door" title={t('state.kicked.title')} line={t('state.kicked.line')}>
          <HomeButton />
        </Notice>
      );
    case 'left':
      return (
        <Notice thing="empty" title={t('state.left.title')} line={t('state.left.line')}>
          <Button kind="fox" onClick={onAgain ?? (() => location.reload())}>
            {t('state.sit')}
          </Button>
          <HomeButton />
        </Notice>
      );
    case 'moved':
      return (
        <Notice title={t('state.moved.title')} line={t('state.moved.line')}>
          <HomeButton />
        </Notice>
      );
    case 'spectators-off':
      return (
        <Notice thing="door" title={t('state.watchers.title')} line={t('state.watchers.line')}>
          <HomeButton />
        </Notice>
      );
    case 'too-fast':
    case 'crowded':
      return (
        <Notice thing="full" title={t('state.busy.title')} line={t('state.busy.line')}>
          <Again onAgain={onAgain} />
        </Notice>
      );
    case 'old-program':
      return (
        <Notice title={t('state.old.title')} line={t('state.old.line')}>
          <Button kind="fox" icon="again" onClick={() => location.reload()}>
            {t('state.reload')}
          </Button>
        </Notice>
      );
    case 'unreachable':
    case 'closed':
    case 'failed':
      return (
        <Notice title={t('state.gone.title')} line={t('state.gone.line')}>
          <Again onAgain={onAgain} />
          <Button icon="play" onClick={() => go({ page: 'alone', game: 'rudy' })}>
            {t('state.alone')}
          </Button>
        </Notice>
      );
    default:
      return (
        <Notice title={refusalWords(code)}>
          <Again onAgain={onAgain} />
          <HomeButton />
        </Notice>
      );
  }
}
