import { readFileSync, writeFileSync } from 'node:fs';
import { FACES, ROBOTS } from '../src/client/shell/faces.ts';
import { EMOTES, type EmoteName } from '../src/wire/emote.ts';

/** Draws, out of the Fluent flat set (MIT), every face people and bots wear and every emote. */
const icons = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };

function body(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`the Fluent flat set has no ${name}`);
  return icon.body;
}

const EARS = '#f8312f';
const HAT = '#ffb02e';
const SHELL = '#cdc4d6';
const EYES = '#00a6ed';
const PAINTS: Readonly<Record<(typeof ROBOTS)[number], Readonly<Record<string, string>>>> = {
  'robot-berry': { [EARS]: '#b3304a', [HAT]: '#e8a33d', [SHELL]: '#fbf3e4' },
  'robot-leaf': { [EARS]: '#2f6a45', [HAT]: '#6fa873', [SHELL]: '#d6e8d6', [EYES]: '#f6c453' },
  'robot-sky': { [EARS]: '#2b6777', [HAT]: '#d9a441', [SHELL]: '#d3e3ea', [EYES]: '#ff8257' },
  'robot-plum': { [EARS]: '#5b3a78', [HAT]: '#9bcb5e', [SHELL]: '#e9dcf2', [EYES]: '#9be15d' },
  'robot-brass': { [EARS]: '#8a5b36', [HAT]: '#b3304a', [SHELL]: '#f3dfa2', [EYES]: '#ffffff' },
};

/** The robot in other paints: shell, ears, hat, eyes. */
function robot(paint: Readonly<Record<string, string>>): string {
  return Object.entries(paint).reduce((drawn, [from, to]) => drawn.replaceAll(from, to), body('robot'));
}

const symbol = (id: string, drawn: string): string => `<symbol id="${id}" viewBox="0 0 32 32">${drawn}</symbol>`;

const symbols = [
  ...FACES.map((name) => symbol(name, body(name))),
  ...ROBOTS.map((name) => symbol(name, robot(PAINTS[name]))),
];
write('shell/faces.svg', symbols);

/** Each emote of the wire and the icon that says it. */
const EMOTE_ICONS: Readonly<Record<EmoteName, string>> = {
  wave: 'waving-hand',
  clap: 'clapping-hands',
  laugh: 'face-with-tears-of-joy',
  wow: 'astonished-face',
  think: 'thinking-face',
  sad: 'crying-face',
  angry: 'angry-face',
  heart: 'red-heart',
  fox: 'fox',
  brain: 'brain',
  bang: 'collision',
  sleep: 'sleeping-face',
};
write(
  'house/chat/emotes.svg',
  EMOTES.map((emote) => symbol(emote, body(EMOTE_ICONS[emote]))),
);

function write(path: string, drawn: readonly string[]): void {
  const file = new URL(`../src/client/${path}`, import.meta.url);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`);
}
