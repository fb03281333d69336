import type { ComponentChildren, JSX } from 'preact';
import { t } from '../house/words/index.ts';
import { choose, language, LANGUAGES } from '../words/language.ts';
import { Brand } from './brand.tsx';
import { Icon } from './icon.tsx';
import { go, pathOf } from './route.ts';
import { isDark, switchLamp, theme } from './settings.ts';
import './strip.css';

/** The top of the open rooms: the name of the house, the language, the lamp. */
export function Strip({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  return (
    <header class="strip">
      <a
        class="strip-brand"
        href={pathOf({ page: 'home' })}
        aria-label={t('strip.home')}
        onClick={(event) => {
          event.preventDefault();
          go({ page: 'home' });
        }}
      >
        <Brand />
      </a>
      <div class="strip-right">
        {children}
        <LanguageSwitch />
        <Lamp />
      </div>
    </header>
  );
}

function LanguageSwitch(): JSX.Element {
  const other = language.value === 'pl' ? 'en' : 'pl';
  return (
    <button type="button" class="strip-language" onClick={() => void choose(other)}>
      {LANGUAGES.map((each) => (
        <span key={each} class={each === language.value ? 'is-on' : ''}>
          {each.toUpperCase()}
        </span>
      ))}
      <span class="spoken" lang={other}>
        {t('strip.language')}
      </span>
    </button>
  );
}

function Lamp(): JSX.Element {
  // Read for its own sake: the lamp is drawn again when it is switched.
  void theme.value;
  const dark = isDark();
  return (
    <button type="button" class="strip-lamp" aria-label={t(dark ? 'strip.light' : 'strip.dark')} onClick={switchLamp}>
      <Icon name={dark ? 'moon' : 'sun'} size={20} />
    </button>
  );
}
