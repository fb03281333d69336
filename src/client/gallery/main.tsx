import { render, type VNode } from 'preact';
import { RudyBoard } from '../rudy/board.tsx';
import { applySettings, motion, SIZES, textSize, theme, THEMES } from '../shell/settings.ts';
import '../theme/base.css';
import '../theme/fonts.css';
import '../theme/tokens.css';
import { choose, LANGUAGES } from '../words/language.ts';
import { Cards } from './cards.tsx';
import './gallery.css';
import { STATES } from './states.ts';

/** `/gallery/?lang=en&theme=dark&text=2&still#review-7` */
const query = new URLSearchParams(location.search);
const lang = LANGUAGES.find((each) => each === query.get('lang'));
if (lang !== undefined) void choose(lang);
theme.value = THEMES.find((each) => each === query.get('theme')) ?? 'light';
if (query.has('still')) motion.value = 'less';
textSize.value = SIZES.find((each) => each === query.get('text')) ?? '1';
applySettings();

/** After the pad has begun to listen. */
const LISTENING = 400;

function show(): void {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const name = location.hash.slice(1);
  render(null, root);
  render(page(name), root);
  const keys = STATES[name]?.keys ?? [];
  setTimeout(() => keys.forEach((key, i) => setTimeout(() => press(key), i * 30)), LISTENING);
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function page(name: string): VNode {
  if (name === 'cards') return <Cards />;
  const state = STATES[name];
  if (state !== undefined) return <RudyBoard {...state.props()} />;
  return (
    <nav class="contents">
      {['cards', ...Object.keys(STATES)].map((each) => (
        <a key={each} href={`#${each}`}>
          {each}
        </a>
      ))}
    </nav>
  );
}

addEventListener('hashchange', show);
show();
