import { render, type VNode } from 'preact';
import { RuletkaBoard } from '../../ruletka/board.tsx';
import { applySettings, motion, SIZES, textSize, theme, THEMES } from '../../shell/settings.ts';
import '../../theme/base.css';
import '../../theme/fonts.css';
import '../../theme/tokens.css';
import { choose, LANGUAGES } from '../../words/language.ts';
import '../gallery.css';
import { propsOf } from './samples.ts';
import { Sheets } from './sheets.tsx';
import { STATES } from './states.ts';

/** `/gallery/ruletka/?lang=en&theme=dark&text=2&still#accusing` */
const query = new URLSearchParams(location.search);
const lang = LANGUAGES.find((each) => each === query.get('lang'));
if (lang !== undefined) await choose(lang);
theme.value = THEMES.find((each) => each === query.get('theme')) ?? 'light';
if (query.has('still')) motion.value = 'less';
textSize.value = SIZES.find((each) => each === query.get('text')) ?? '1';
applySettings();

/** After the board has begun to listen. */
const LISTENING = 400;

function show(): void {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const name = location.hash.slice(1);
  render(null, root);
  render(page(name, false), root);
  const state = STATES[name];
  if (state === undefined) return;
  if (state.next !== undefined) setTimeout(() => render(page(name, true), root), 60);
  setTimeout(() => {
    if (state.click !== undefined) document.querySelector<HTMLElement>(state.click)?.click();
    (state.keys ?? []).forEach((key, i) => setTimeout(() => press(key), 60 + i * 40));
    const held = state.hold === undefined ? null : document.querySelector(state.hold);
    held?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  }, LISTENING);
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function page(name: string, happened: boolean): VNode {
  if (name === 'cards' || name === 'teams') return <Sheets name={name} />;
  const state = STATES[name];
  if (state !== undefined) return <RuletkaBoard {...propsOf(state, happened)} />;
  return (
    <nav class="contents">
      {['cards', 'teams', ...Object.keys(STATES)].map((each) => (
        <a key={each} href={`#${each}`}>
          {each}
        </a>
      ))}
    </nav>
  );
}

addEventListener('hashchange', show);
show();
