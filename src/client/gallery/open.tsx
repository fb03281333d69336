import { render, type VNode } from 'preact';
import { fetchParts } from '../shell/later.tsx';
import { applySettings, motion, SIZES, textSize, theme, THEMES } from '../shell/settings.ts';
import '../theme/base.css';
import '../theme/fonts.css';
import '../theme/tokens.css';
import { choose, LANGUAGES } from '../words/language.ts';
import { weighingOf, type Weighed } from './weighed.ts';
import './gallery.css';

/** After a board has begun to listen. */
const LISTENING = 400;
const BETWEEN_KEYS = 40;

/** What is done to a state once it stands. */
export interface Doing {
  readonly keys?: readonly string[];
  /** What is pressed and held. */
  readonly hold?: string;
  readonly click?: string;
}

export interface Gallery {
  readonly names: readonly string[];
  /** The pictures of a state in their order: what came before its news, and then the news. */
  readonly pages: (name: string) => readonly VNode[];
  readonly doing?: (name: string) => Doing | undefined;
  readonly weighed?: () => readonly Weighed[];
}

/**
 * `/gallery/?game=ID&lang=en&theme=dark&text=2&still#turn`; `data-shown` names the state that stands. `&weigh=2` shows the third of what
 * is weighed instead, and says in `data-weighing` what it is; a `beat` brings its next picture.
 */
export async function openGallery(gallery: Gallery): Promise<void> {
  const query = new URLSearchParams(location.search);
  const lang = LANGUAGES.find((each) => each === query.get('lang'));
  if (lang !== undefined) await choose(lang);
  theme.value = THEMES.find((each) => each === query.get('theme')) ?? 'light';
  if (query.has('still')) motion.value = 'less';
  textSize.value = SIZES.find((each) => each === query.get('text')) ?? '1';
  applySettings();
  await fetchParts(); // a state is looked at when it stands, and must not stand without one of its parts
  if (query.has('weigh')) {
    weigh(gallery, Number(query.get('weigh')));
    return;
  }
  addEventListener('hashchange', () => void show(gallery));
  await show(gallery);
}

function weigh({ weighed }: Gallery, place: number): void {
  const root = document.getElementById('gallery');
  const all = weighed?.() ?? [];
  const it = all[place];
  if (root === null) return;
  root.dataset['weighings'] = `${all.length}`;
  if (it === undefined) return;
  let shown = 0;
  const draw = (): void => render(it.pages[Math.min(shown, it.pages.length - 1)], root);
  addEventListener('beat', () => {
    shown++;
    draw();
  });
  draw();
  root.dataset['weighing'] = JSON.stringify(weighingOf(it));
}

async function show({ names, pages, doing }: Gallery): Promise<void> {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const name = decodeURIComponent(location.hash.slice(1));
  delete root.dataset['shown'];
  render(null, root);
  if (names.includes(name)) {
    for (const page of pages(name)) {
      render(page, root);
      await wait(60);
    }
    await act(doing?.(name));
  } else render(<Contents names={names} />, root);
  root.dataset['shown'] = name;
}

async function act(doing: Doing | undefined): Promise<void> {
  if (doing?.keys === undefined && doing?.hold === undefined && doing?.click === undefined) return;
  await wait(LISTENING);
  if (doing.click !== undefined) document.querySelector<HTMLElement>(doing.click)?.click();
  for (const key of doing.keys ?? []) {
    await wait(BETWEEN_KEYS);
    press(document.body, key);
  }
  if (doing.hold !== undefined) press(document.querySelector(doing.hold), ' ');
}

function press(target: Element | null, key: string): void {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

function Contents({ names }: { readonly names: readonly string[] }): VNode {
  return (
    <nav class="contents">
      {names.map((each) => (
        <a key={each} href={`#${each}`}>
          {each}
        </a>
      ))}
    </nav>
  );
}
