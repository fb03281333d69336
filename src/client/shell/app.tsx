import type { ComponentType, JSX } from 'preact';
import { isKnown } from '../house/games.ts';
import { Notice } from '../house/notice.tsx';
import { Renewing, Trouble } from '../house/trouble.tsx';
import { t } from '../house/words/index.ts';
import { later, type Later } from './later.tsx';
import { route } from './route.ts';
import { Toast } from './toast.tsx';

const wait = (): JSX.Element => <Notice title={t('line.connecting')} busy />;
// A page's part that is not there may be one of an older version.
const fail = (): JSX.Element => <Renewing code="unreachable" />;

function page<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  return later(load, wait, fail);
}

// Every page is fetched when it is first wanted: whoever comes to a table has no use for the others.
export const Home = page(async () => (await import('../house/home/home.tsx')).Home);
const TablePage = page(async () => (await import('../house/table-page.tsx')).TablePage);
const NewPage = page(async () => (await import('../house/new-page.tsx')).NewPage);
const LookingOn = page(async () => (await import('../house/looking-on.tsx')).LookingOn);
const PairingPage = page(async () => (await import('../house/pairing/page.tsx')).PairingPage);
const MovePage = page(async () => (await import('../house/move/move-page.tsx')).MovePage);
const CheckPage = page(async () => (await import('../house/check/check-page.tsx')).CheckPage);
const LocalPage = page(async () => (await import('../local/local-page.tsx')).LocalPage);
const ReplayPage = page(async () => (await import('../replay/replay-page.tsx')).ReplayPage);
const LearnPage = page(async () => (await import('../learn/learn-page.tsx')).LearnPage);
const BackRoom = page(async () => (await import('./back-room.tsx')).BackRoom);
const RulesPage = page(async () => (await import('../rulebook/page.tsx')).RulesPage);

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
      return <NewPage game={to.game} standing={to.standing === true} />;
    case 'screen':
      return <PairingPage page={to.page} code={to.code} />;
    case 'tv':
    case 'watch':
      if (to.page === 'tv' && to.key === '') return <PairingPage page={to.page} code={to.code} />;
      return <LookingOn key={to.code} code={to.code} link={to.key} tv={to.page === 'tv'} />;
    case 'move':
      return <MovePage key={to.key} code={to.code} pass={to.key} />;
    case 'check':
      return <CheckPage key={to.match} table={to.table} match={to.match} />;
    case 'alone':
    case 'pass':
      return <LocalPage key={`${to.page} ${to.game}`} kind={to.page} game={to.game} />;
    case 'learn':
      return isKnown(to.game) ? <LearnPage key={to.game} game={to.game} /> : <Trouble code="page" table="" />;
    case 'replay':
      return <ReplayPage key={to.match} table={to.table} match={to.match} at={to.at} />;
    case 'admin':
    case 'about':
    case 'history':
      return <BackRoom page={to.page} />;
    case 'rules':
      return isKnown(to.game) ? <RulesPage game={to.game} place={to.place} /> : <Trouble code="page" table="" />;
    case 'lost':
      return <Trouble code="page" table="" />;
  }
}
