import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import { go } from '../../shell/route.ts';
import { t } from './words/index.ts';
import './code-form.css';

const LENGTH = 6;

/** The code out of whatever was typed or pasted: a whole link will do. */
export function codeIn(typed: string): string {
  const link = /\/t\/([A-Za-z0-9]{4,8})/.exec(typed);
  return (link?.[1] ?? typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
}

export function CodeForm(): JSX.Element {
  const code = useSignal('');
  const focused = useSignal(false);
  const whole = code.value.length === LENGTH;
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) go({ page: 'table', code: code.value });
      }}
    >
      <label for="code">
        <span class="code-short">{t('home.code.short')}</span>
        <span class="code-long">{t('home.code.long')}</span>
      </label>
      <span class={`code-cells ${focused.value ? 'has-focus' : ''}`}>
        <input
          id="code"
          value={code.value}
          aria-label={t('home.code.field', { length: LENGTH })}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => {
            code.value = codeIn(event.currentTarget.value);
            event.currentTarget.value = code.value;
          }}
          onFocus={() => (focused.value = true)}
          onBlur={() => (focused.value = false)}
        />
        {Array.from({ length: LENGTH }, (_, i) => (
          <i key={i} class={i === Math.min(code.value.length, LENGTH - 1) ? 'is-next' : ''} aria-hidden="true">
            {code.value[i] ?? ''}
          </i>
        ))}
      </span>
      <button type="submit" class="code-go" aria-disabled={whole ? undefined : 'true'} aria-label={t('home.join')}>
        <span class="code-long" aria-hidden="true">
          {t('home.join')}
        </span>
        <Icon name="go" />
      </button>
    </form>
  );
}
