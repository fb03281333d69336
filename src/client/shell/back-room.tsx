import type { JSX } from 'preact';
import { Notice } from '../house/notice.tsx';
import { Renewing } from '../house/trouble.tsx';
import { t } from '../house/words/index.ts';
import { later } from './later.tsx';

const wait = (): JSX.Element => <Notice title={t('line.connecting')} busy />;
const fail = (): JSX.Element => <Renewing code="unreachable" />;

// Pages that hardly anybody comes to first: the way to them need not be on everybody's.
const HistoryPage = later(async () => (await import('../history/history-page.tsx')).HistoryPage, wait, fail);
const AboutPage = later(async () => (await import('../house/about/about.tsx')).AboutPage, wait, fail);
const AdminPage = later(async () => (await import('../house/admin/page.tsx')).AdminPage, wait, fail);

export function BackRoom({ page }: { readonly page: 'history' | 'about' | 'admin' }): JSX.Element {
  switch (page) {
    case 'history':
      return <HistoryPage />;
    case 'about':
      return <AboutPage />;
    case 'admin':
      return <AdminPage />;
  }
}
