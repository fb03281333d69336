import { render } from 'preact';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { App } from './shell/app.tsx';
import { applySettings } from './shell/settings.ts';

applySettings();
const root = document.querySelector('#stolik');
if (root !== null) render(<App />, root);
