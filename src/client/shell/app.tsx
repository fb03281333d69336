import type { JSX } from 'preact';
import { Home } from '../house/home.tsx';
import { Notice } from '../house/notice.tsx';
import { Trouble } from '../house/trouble.tsx';
import { t } from '../house/words/index.ts';
import { later } from './later.tsx';
import { route } from './route.ts';
import { Toast } from './toast.tsx';

const wait = (): JSX.Element => <Notice title={t('line.connecting')} busy />;
const fail = (): JSX.Element => <Trouble code="unreachable" table="" onAgain={() => location.reload()} />;

// All but the home page is fetched when it is first wanted.
const TablePage = later(async () => (await import('../house/table-page.tsx')).TablePage, wait, fail);
const NewPage = later(async () => (await import('../house/new-page.tsx')).NewPage, wait, fail);
const LookingOn = later(async () => (await import('../house/looking-on.tsx')).LookingOn, wait, fail);
const AlonePage = later(async () => (await import('../house/alone.tsx')).AlonePage, wait, fail);
const AboutPage = later(async () => (await import('../house/about.tsx')).AboutPage, wait, fail);

export function App(): JSX.Element {
  return (
    <>
      <Page />
      <Toast />
    </>
  );
}

function Page(): JSX.Element {
  const to = route.value;
  switch (to.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={to.code} code={to.code} />;
    case 'new':
      return <NewPage game={to.game} />;
    case 'tv':
    case 'watch':
      return <LookingOn key={to.code} code={to.code} link={to.key} tv={to.page === 'tv'} />;
    case 'alone':
      return <AlonePage key={to.game} game={to.game} />;
    case 'about':
      return <AboutPage />;
    case 'lost':
      return <Trouble code="page" table="" />;
  }
}
