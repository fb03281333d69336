import { readFileSync, writeFileSync } from 'node:fs';
import { FACES, ROBOTS } from '../src/client/shell/faces.ts';
import { EMOTES, type EmoteName } from '../src/wire/up.ts';

/** Draws, out of the Fluent flat set (MIT), every face people and bots wear and every emote. */
const icons = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };

function body(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`the Fluent flat set has no ${name}`);
  return icon.body;
}

/** The robot in other paints: shell, ears, hat, eyes. */
function robot(paint: Readonly<Record<string, string>>): string {
  return Object.entries(paint).reduce((drawn, [from, to]) => drawn.replaceAll(from, to), body('robot'));
}

const symbol = (id: string, drawn: string): string => `<symbol id="${id}" viewBox="0 0 32 32">${drawn}</symbol>`;

const symbols = [
  ...FACES.map((name) => symbol(name, body(name))),
  ...ROBOTS.map(({ name, paint }) => symbol(name, robot(paint))),
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
