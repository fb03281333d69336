import type { JSX } from 'preact';
import { useArrival } from '../../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import { go, pathOf } from '../../shell/route.ts';
import { Strip } from '../../shell/strip.tsx';
import { HomeButton } from '../trouble.tsx';
import { t } from './words/index.ts';
import './about.css';

const CHECK = { page: 'check', table: '', match: '' } as const;

/** What this is, and who made the art. */
export function AboutPage(): JSX.Element {
  useArrival();
  useEffect(() => {
    document.title = `${t('about.title')} · Stolik`;
  });
  return (
    <div class="about">
      <Strip />
      <main>
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>
          {t('about.fair')}{' '}
          <a
            href={pathOf(CHECK)}
            onClick={(event) => {
              event.preventDefault();
              go(CHECK);
            }}
          >
            {t('about.check')}
          </a>
        </p>
        <p>{t('about.art')}</p>
        <p>{t('about.fonts')}</p>
        <HomeButton />
      </main>
    </div>
  );
}
