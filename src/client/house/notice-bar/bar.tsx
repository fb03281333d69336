import { useSignal } from '@preact/signals';
import { render, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { HouseNotice } from '../../../wire/down.ts';
import { Button } from '../../shell/button.tsx';
import { Icon } from '../../shell/icon.tsx';
import { language } from '../../words/language.ts';
import { t } from './words/index.ts';
import './bar.css';

const MINUTE = 60_000;
let host: HTMLElement | undefined;

/** Beside the page, whichever that is. */
export function drawNotice(notice: HouseNotice | null): void {
  host ??= document.body.appendChild(document.createElement('div'));
  render(notice === null ? null : <NoticeBar notice={notice} />, host);
}

/** What whoever runs the house tells everybody, over any page, until it is put away or taken back. */
function NoticeBar({ notice }: { readonly notice: HouseNotice }): JSX.Element {
  const away = useSignal<HouseNotice | undefined>(undefined);
  const since = useSignal(performance.now());
  const now = useSignal(performance.now());
  useEffect(() => {
    since.value = performance.now();
    now.value = since.value;
    const timer = setInterval(() => (now.value = performance.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, [notice]);
  if (away.value === notice) return <></>;
  const { left, text } = notice;
  const own = text[language.value] ?? text.pl ?? text.en;
  return (
    <div class="notice-bar" role="status">
      <Icon name="clock" size={24} />
      <p>
        {left !== null && <strong>{restart(Math.max(0, left - (now.value - since.value)))} </strong>}
        {own}
      </p>
      <Button kind="quiet" icon="close" label={t('bar.away')} onClick={() => (away.value = notice)} />
    </div>
  );
}

function restart(left: number): string {
  if (left < MINUTE) return t('bar.soon');
  const at = new Date(Date.now() + left).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' });
  return t('bar.restart', { minutes: Math.round(left / MINUTE), at });
}
