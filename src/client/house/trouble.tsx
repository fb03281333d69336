import { SHELF } from '../../games/shelf.ts';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { renew, renewOnce } from '../offline/renew.ts';
import { Button } from '../shell/button.tsx';
import { go } from '../shell/route.ts';
import { Notice } from './notice.tsx';
import type { Thing } from './notice-things.tsx';
import { refusalWords } from './refusal-words.ts';
import { t } from './words/index.ts';

export function HomeButton(): JSX.Element {
  return (
    <Button icon="table" onClick={() => go({ page: 'home' })}>
      {t('state.home')}
    </Button>
  );
}

type Next = 'home' | 'again' | 'sit' | 'reload' | 'alone';
type Said = 'lost' | 'page' | 'full' | 'locked' | 'kicked' | 'left' | 'moved' | 'watchers' | 'busy' | 'old' | 'gone';

/** By code: what is said, what can be done next, and what stands on the table. */
const SAID: Readonly<Record<string, readonly [said: Said, next: readonly Next[], thing?: Thing]>> = {
  'no-table': ['lost', ['home'], 'empty'],
  page: ['page', ['home'], 'empty'],
  'too-many': ['full', ['again', 'home'], 'full'],
  locked: ['locked', ['again', 'home'], 'door'],
  kicked: ['kicked', ['home'], 'door'],
  left: ['left', ['sit', 'home'], 'empty'],
  moved: ['moved', ['home']],
  'spectators-off': ['watchers', ['home'], 'door'],
  'too-fast': ['busy', ['again'], 'full'],
  crowded: ['busy', ['again'], 'full'],
  'old-program': ['old', ['reload']],
  unreachable: ['gone', ['again', 'alone']],
  closed: ['gone', ['again', 'alone']],
  failed: ['gone', ['again', 'alone']],
};

/** Why there is no table here, and what to do next. */
export function Trouble(props: {
  readonly code: string;
  readonly table: string;
  readonly onAgain?: () => void;
}): JSX.Element {
  const { code, table, onAgain = () => location.reload() } = props;
  const [said, next, thing] = SAID[code] ?? [undefined, ['again', 'home'] as const];
  return (
    <Notice
      thing={thing}
      title={said === undefined ? refusalWords(code) : t(`state.${said}.title`)}
      line={said === undefined ? undefined : t(`state.${said}.line`, { code: table })}
    >
      {next.map((what) => {
        if (what === 'home') return <HomeButton key={what} />;
        if (what === 'alone') return <Alone key={what} />;
        return (
          <Button
            key={what}
            kind="fox"
            icon={what === 'sit' ? undefined : 'again'}
            onClick={what === 'reload' ? () => void renew().then((done) => done || location.reload()) : onAgain}
          >
            {t(`state.${what}`)}
          </Button>
        );
      })}
    </Notice>
  );
}

/** Where a newer program would help and nothing can be lost, it is fetched before anybody is asked. */
export function Renewing({ code }: { readonly code: string }): JSX.Element {
  const failed = useSignal(false);
  useEffect(() => {
    void renewOnce().then((done) => (failed.value = !done));
  }, []);
  return failed.value ? <Trouble code={code} table="" /> : <Notice title={t('line.connecting')} busy />;
}

/** To a game on this device, for as long as there is nobody to play with. */
function Alone(): JSX.Element {
  return (
    <Button icon="play" onClick={() => go({ page: 'alone', game: SHELF[0]?.id ?? '' })}>
      {t('state.alone')}
    </Button>
  );
}
