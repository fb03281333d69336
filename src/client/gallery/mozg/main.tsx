import { render, type VNode } from 'preact';
import { MozgBoard } from '../../mozg/board.tsx';
import { applySettings, motion, SIZES, textSize, theme, THEMES } from '../../shell/settings.ts';
import '../../theme/base.css';
import '../../theme/fonts.css';
import '../../theme/tokens.css';
import { choose, LANGUAGES } from '../../words/language.ts';
import '../gallery.css';
import { Cards } from './cards.tsx';
import { STATES } from './states.ts';

/** `/gallery/mozg/?lang=en&theme=dark&text=2&still#turn` */
const query = new URLSearchParams(location.search);
const lang = LANGUAGES.find((each) => each === query.get('lang'));
if (lang !== undefined) await choose(lang);
theme.value = THEMES.find((each) => each === query.get('theme')) ?? 'light';
if (query.has('still')) motion.value = 'less';
textSize.value = SIZES.find((each) => each === query.get('text')) ?? '1';
applySettings();

function show(): void {
  const root = document.getElementById('gallery');
  if (root === null) return;
  render(null, root);
  render(page(location.hash.slice(1), root), root);
}

/** A state with news is drawn once without and once with it, as they come in a game. */
function page(name: string, root: HTMLElement): VNode {
  if (name === 'cards') return <Cards />;
  const state = STATES[name];
  if (state !== undefined) {
    const props = state();
    if (props.events.length > 0) render(<MozgBoard {...props} events={[]} n={0} />, root);
    return <MozgBoard {...props} />;
  }
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
