import { render } from 'preact';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { App, Home } from './shell/app.tsx';
import { whenIdle } from './shell/idle.ts';
import { route } from './shell/route.ts';
import { applySettings } from './shell/settings.ts';
import { withWords } from './words/speak.ts';

applySettings();
const root = document.querySelector('#stolik');
// Without its words a page is still a way to the next try.
const show = (): void => {
  if (root !== null) render(<App />, root);
};
// The home page is the first thing to be seen, or nothing is: a notice before it would only flash.
const first = route.peek().page === 'home' ? Home.fetch() : undefined;
void withWords(first).then(show, show);
// The way home is short from everywhere, and there without a network too.
whenIdle(Home.prefetch);

// What is kept for later comes after what is wanted now.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => void import('./offline/offline.ts').then((it) => it.beginKeeping(navigator.serviceWorker)));
}
