import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Strip } from '../shell/strip.tsx';
import { HomeButton } from './trouble.tsx';
import { t } from './words/index.ts';
import './about.css';

/** What this is, and who made the art. */
export function AboutPage(): JSX.Element {
  useEffect(() => {
    document.title = `${t('about.title')} · Stolik`;
  });
  return (
    <div class="about">
      <Strip />
      <main>
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>{t('about.fair')}</p>
        <p>{t('about.art')}</p>
        <p>{t('about.fonts')}</p>
        <HomeButton />
      </main>
    </div>
  );
}
