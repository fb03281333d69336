import type { JSX } from 'preact';
import { ScreenPage } from './screen-page.tsx';
import { TvPage } from './tv-page.tsx';

/** The two ends of a pairing: the big screen that waits, and the phone that has scanned it. */
export function PairingPage({ page, code }: { readonly page: 'tv' | 'screen'; readonly code: string }): JSX.Element {
  return page === 'tv' ? <TvPage code={code} /> : <ScreenPage key={code} code={code} />;
}
