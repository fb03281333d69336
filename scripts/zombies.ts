import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Draws `src/games/mozg/screen/art/sheet.svg`: the twenty animals of the Fluent flat set (MIT) as they look after a while in
 * the ground, and the signs of the game. `node scripts/zombies.ts`
 */
interface Zombie {
  readonly icon: string;
  /** The paints of its paths, in their order, gone green. */
  readonly fills: readonly string[];
  readonly patch?: string;
  readonly stitches: string;
  /** x, y, radius; one that is gone is crossed out. */
  readonly eyes: readonly (readonly [number, number, number, 'crossed'?])[];
}

/** By value, 0 to 19. */
const ZOMBIES: readonly Zombie[] = [
  {
    icon: 'mosquito',
    fills: ['#3d3334', '#7a6444', '#6b5238', '#6b5238', '#24112e', '#eef2e2'],
    stitches:
      'M24 20.5Q24.61 23.53 26.5 26M24.85 20.93L23.12 21.72M25.48 22.31L23.75 23.10M26.10 23.68L24.37 24.47M26.73 25.06L25.00 25.85',
    eyes: [[7.4, 19.2, 2.1]],
  },
  {
    icon: 'honeybee',
    fills: ['#24112e', '#d5bf52', '#494551', '#b7dec9', '#24112e'],
    patch: 'M24.70 19.24L22.58 20.77L20.78 18.93L21.51 16.54L24.15 17.06Z',
    stitches: 'M17.6 20.5Q16.90 22.35 17.6 24.2M18.2 21.11L16.3 21.11M18.2 22.35L16.3 22.35M18.2 23.58L16.3 23.58',
    eyes: [[5.4, 16.6, 2.5]],
  },
  {
    icon: 'snail',
    fills: ['#afa04d', '#24112e', '#5a5439', '#cfbe6c', '#8a8151'],
    patch: 'M27.15 13.83L24.75 15.57L22.72 13.48L23.55 10.78L26.53 11.37Z',
    stitches: 'M3.6 17Q5.51 18.63 8 19M4.58 16.78L3.79 18.51M6.04 17.45L5.26 19.18M7.51 18.12L6.72 19.85',
    eyes: [
      [4.1, 3.9, 2.3],
      [7.9, 3.9, 2.1, 'crossed'],
    ],
  },
  {
    icon: 'tropical-fish',
    fills: ['#5e6b6f', '#d7cc5d', '#36a3a2', '#7f818d', '#d7cc5d', '#24112e'],
    patch: 'M18.98 11.37L16.77 12.97L14.89 11.04L15.66 8.55L18.41 9.09Z',
    stitches:
      'M13 25Q15.84 26.38 19 26.4M13.88 24.59L13.45 26.44M15.38 24.94L14.95 26.79M16.88 25.29L16.45 27.14M18.38 25.64L17.95 27.49',
    eyes: [[7.4, 16, 2.9]],
  },
  {
    icon: 'frog',
    fills: ['#25c763', '#f3f189', '#24112e', '#e9d756'],
    patch: 'M27.40 17.74L25.28 19.27L23.48 17.43L24.21 15.04L26.85 15.56Z',
    stitches: 'M6 17Q7.29 19.03 9.5 20M6.97 17.04L5.73 18.48M8.14 18.04L6.90 19.48M9.30 19.04L8.07 20.48',
    eyes: [
      [9.5, 8.4, 4.2],
      [22.5, 8.4, 3.9, 'crossed'],
    ],
  },
  {
    icon: 'hamster',
    fills: ['#cfbe6c', '#cfa57a', '#24112e', '#a9406a', '#24112e'],
    patch: 'M26.90 23.74L24.78 25.27L22.98 23.43L23.71 21.04L26.35 21.56Z',
    stitches: 'M14 13.2Q16.58 13.59 19 12.6M14.76 12.50L14.98 14.39M16.42 12.30L16.65 14.19M18.09 12.10L18.32 13.99',
    eyes: [
      [12, 19.2, 2.9],
      [20, 19.2, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'parrot',
    fills: ['#a9406a', '#c9a047', '#d5bf52', '#36a3a2', '#dee7ca', '#24112e'],
    patch: 'M10.38 16.77L8.17 18.37L6.29 16.44L7.06 13.95L9.81 14.49Z',
    stitches: 'M9 21.5Q10.68 23.12 13 23.5M9.93 21.29L9.08 22.99M11.26 21.96L10.41 23.66M12.60 22.63L11.75 24.32',
    eyes: [[11.2, 6.2, 3.2]],
  },
  {
    icon: 'hedgehog',
    fills: ['#afa04d', '#cfbe6c', '#afa04d', '#5a5439', '#24112e', '#cfbe6c'],
    patch: 'M25.98 22.77L23.77 24.37L21.89 22.44L22.66 19.95L25.41 20.49Z',
    stitches: 'M16 13.5Q16.94 15.92 19 17.5M16.98 13.80L15.45 14.94M17.98 15.14L16.45 16.28M18.98 16.47L17.45 17.61',
    eyes: [[7.8, 22, 2.5]],
  },
  {
    icon: 'spider',
    fills: ['#5f6875'],
    stitches:
      'M11.5 22.6Q16 23.3 20.5 22.6M12.25 22.00L12.25 23.90M13.75 22.00L13.75 23.90M15.25 22.00L15.25 23.90M16.75 22.00L16.75 23.90M18.25 22.00L18.25 23.90M19.75 22.00L19.75 23.90',
    eyes: [
      [12.7, 15.6, 3.4],
      [19.6, 15.6, 3, 'crossed'],
    ],
  },
  {
    icon: 'turtle',
    fills: ['#c0e857', '#1c7d58', '#24112e', '#2bc662'],
    patch: 'M23.32 23.10L21.29 24.57L19.57 22.81L20.27 20.52L22.79 21.02Z',
    stitches: 'M11 17Q12.58 19.06 15 20M12.02 17.02L10.88 18.54M13.36 18.02L12.21 19.54M14.69 19.02L13.55 20.54',
    eyes: [[4.4, 22, 2.3]],
  },
  {
    icon: 'rabbit-face',
    fills: ['#c0d0a6', '#c5ac78', '#a8be91', '#eaf0d5', '#7b3c43', '#24112e'],
    patch: 'M25.94 25.67L24.00 27.07L22.35 25.39L23.02 23.21L25.43 23.68Z',
    stitches: 'M13.5 12.4Q15.84 12.79 18 11.8M14.17 11.70L14.42 13.58M15.67 11.50L15.92 13.38M17.17 11.30L17.42 13.18',
    eyes: [
      [12, 18.2, 2.9],
      [20, 18.2, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'mouse-face',
    fills: ['#c2ceae', '#24112e', '#cfa57a', '#aabb98'],
    patch: 'M28.10 12.74L25.98 14.27L24.18 12.43L24.91 10.04L27.55 10.56Z',
    stitches: 'M14 15.5Q16.37 15.94 18.6 15M14.70 14.82L14.90 16.70M16.23 14.65L16.44 16.54M17.76 14.48L17.97 16.37',
    eyes: [
      [12, 21.6, 2.9],
      [20, 21.6, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'cat-face',
    fills: ['#d5bf52', '#c9a047', '#a9406a', '#c28d3c', '#3c3635', '#874462'],
    patch: 'M26.77 13.61L25.02 14.88L23.53 13.35L24.14 11.38L26.31 11.81Z',
    stitches:
      'M13.5 12.8Q16.08 13.19 18.5 12.2M14.26 12.10L14.48 13.99M15.92 11.90L16.15 13.79M17.59 11.70L17.82 13.59',
    eyes: [
      [12, 18.2, 3],
      [20, 18.2, 2.6, 'crossed'],
    ],
  },
  {
    icon: 'dog-face',
    fills: ['#d5cc7f', '#e9e1a6', '#893344', '#5a5439', '#24112e'],
    patch: 'M26.50 21.74L24.38 23.27L22.58 21.43L23.31 19.04L25.95 19.56Z',
    stitches: 'M13 7.2Q15.58 7.59 18 6.6M13.76 6.50L13.98 8.39M15.42 6.30L15.65 8.19M17.09 6.10L17.32 7.99',
    eyes: [
      [12.6, 13.4, 2.9],
      [19.5, 13.4, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'owl',
    fills: ['#5a5439', '#e9e1a6', '#c9a047', '#24112e', '#ded964', '#494551'],
    patch: 'M22.28 20.77L20.07 22.37L18.19 20.44L18.96 17.95L21.71 18.49Z',
    stitches: 'M11 18Q12.29 20.03 14.5 21M11.97 18.04L10.73 19.48M13.14 19.04L11.90 20.48M14.30 20.04L13.07 21.48',
    eyes: [
      [10.4, 9.3, 4.1],
      [21.5, 9.3, 3.7, 'crossed'],
    ],
  },
  {
    icon: 'pig-face',
    fills: ['#de9b7e', '#e5c39e', '#c84f59', '#24112e'],
    patch: 'M26.98 20.77L24.77 22.37L22.89 20.44L23.66 17.95L26.41 18.49Z',
    stitches:
      'M13 8.6Q15.87 8.99 18.6 8M13.63 7.92L13.83 9.81M15.03 7.77L15.23 9.66M16.43 7.62L16.63 9.51M17.83 7.47L18.03 9.36',
    eyes: [
      [11.6, 14.8, 2.9],
      [20.4, 14.8, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'ewe',
    fills: ['#afa04d', '#cfbe6c', '#aabb98', '#c2ceae', '#cfbe6c', '#24112e', '#cfbe6c'],
    patch: 'M25.55 15.23L23.15 16.97L21.12 14.88L21.95 12.18L24.93 12.77Z',
    stitches:
      'M12 18Q14.88 19.19 18 19M12.84 17.53L12.53 19.40M14.34 17.78L14.03 19.65M15.84 18.03L15.53 19.90M17.34 18.28L17.03 20.15',
    eyes: [[6.4, 8.3, 2.4]],
  },
  {
    icon: 'cow-face',
    fills: ['#e9e1a6', '#cad8b3', '#5e7055', '#24112e', '#dbc899', '#cfa57a'],
    patch: 'M12.15 22.24L10.31 23.57L8.74 21.97L9.38 19.89L11.67 20.34Z',
    stitches: 'M14.5 8.8Q16.82 9.24 19 8.3M15.18 8.12L15.39 10.00M16.68 7.95L16.89 9.84M18.18 7.78L18.39 9.67',
    eyes: [
      [12, 14.2, 2.9],
      [20.2, 14.2, 2.5, 'crossed'],
    ],
  },
  {
    icon: 'horse-face',
    fills: ['#24112e', '#8a8151', '#5a5439', '#24112e', '#5a5439', '#8a8151', '#24112e'],
    patch: 'M16.15 20.24L14.31 21.57L12.74 19.97L13.38 17.89L15.67 18.34Z',
    stitches: 'M14 25.5Q16.03 24.20 17 22M14.04 24.52L15.48 25.76M15.04 23.35L16.48 24.59M16.04 22.19L17.48 23.42',
    eyes: [[12.2, 13, 2.8]],
  },
  {
    icon: 't-rex',
    fills: ['#25c763', '#187e59', '#24112e'],
    patch: 'M20.07 21.20L17.76 22.87L15.80 20.86L16.60 18.27L19.47 18.83Z',
    stitches: 'M8.5 19Q9.15 21.37 11 23M9.42 19.34L7.81 20.35M10.25 20.68L8.64 21.68M11.09 22.01L9.48 23.02',
    eyes: [[9, 6.4, 3]],
  },
];

const SIGNS: Readonly<Record<string, string>> = {
  hop: '<path d="M3 17C5 6 15 5 18 13" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/><path d="M21.5 10.5 18.6 18 12.6 13Z" fill="currentColor"/><rect x="7.5" y="15.5" width="6" height="6.5" rx="1.2" fill="currentColor"/>',
  down: '<path d="M12 3V14" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><path d="M4 11.5H20L12 21.5Z" fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  sweep:
    '<path d="M19.5 3.5 12.5 11.5" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M10 9.5 15 14.5C14 19 10 21.5 3.5 21.5 5 20 5.4 18.4 5.4 17 5.6 13 7 10.5 10 9.5Z" fill="currentColor"/>',
  swap: '<path d="M4 8.5H17M20 15.5H7" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/><path d="M14.5 2.8 21.5 8.5 14.5 14.2ZM9.5 9.8 2.5 15.5 9.5 21.2Z" fill="currentColor"/>',
  gift: '<path d="M3 8H21V12H3ZM4.5 13.5H10.5V21.5H4.5ZM13.5 13.5H19.5V21.5H13.5Z" fill="currentColor"/><path d="M12 7.5C8 7.5 6.4 5.8 7 4 7.7 2 10.8 2.4 12 7.5 13.2 2.4 16.3 2 17 4 17.6 5.8 16 7.5 12 7.5Z" fill="none" stroke="currentColor" stroke-width="2"/>',
  steal:
    '<path d="M5 13V7.5a1.6 1.6 0 0 1 3.2 0V11 4.6a1.6 1.6 0 0 1 3.2 0V11 4a1.6 1.6 0 0 1 3.2 0V11.4 6a1.6 1.6 0 0 1 3.2 0V15C17.8 19.5 15 22 11.5 22 8 22 6.4 20 5 13Z" fill="currentColor"/><path d="M21.5 5V12" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 4"/>',
  rain: '<path d="M6.5 12.5A4.4 4.4 0 0 1 7 3.9 5.6 5.6 0 0 1 17.4 5 3.9 3.9 0 0 1 17.6 12.5Z" fill="currentColor"/><path d="M6 15.5 8.8 15.5 8.8 20 6 20ZM11 17.5H13.8V22H11ZM16 15.5H18.8V20H16Z" fill="currentColor"/>',
  brain:
    '<path d="M11 4C7 2 2.6 5 3.6 9 1.6 11 2.4 15 5 15.8 6 18.8 10 18.8 11 17.4ZM13 4C17 2 21.4 5 20.4 9 22.4 11 21.6 15 19 15.8 18 18.8 14 18.8 13 17.4Z" fill="currentColor"/>',
  again:
    '<path d="M19.5 12A7.5 7.5 0 1 1 16.6 6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/><path d="M12.6 7.6 20.5 8.4 19.8.8Z" fill="currentColor"/>',
  cards:
    '<rect x="3" y="6" width="10" height="14" rx="2" transform="rotate(-12 8 13)" fill="currentColor" opacity=".55"/><rect x="9.5" y="4.5" width="11" height="15.5" rx="2.2" transform="rotate(8 15 12)" fill="currentColor"/>',
  tomb: '<path d="M5 21V11a7 7 0 0 1 14 0V21Z" fill="currentColor"/><path d="M2.5 21.5H21.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M9 11.5H15M9 15H15" stroke="#dccfaf" stroke-width="1.8" stroke-linecap="round"/>',
  eye: '<path d="M2 12C6 5 18 5 22 12 18 19 6 19 2 12Z" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  paw: '<ellipse cx="12" cy="16" rx="5.2" ry="4.4" fill="currentColor"/><ellipse cx="5" cy="10.8" rx="2.2" ry="2.9" fill="currentColor"/><ellipse cx="9.6" cy="6.6" rx="2.2" ry="3" fill="currentColor"/><ellipse cx="14.6" cy="6.6" rx="2.2" ry="3" fill="currentColor"/><ellipse cx="19" cy="10.8" rx="2.2" ry="2.9" fill="currentColor"/>',
  check:
    '<path d="M4.5 12.5 10 18 20 6.5" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  shovel:
    '<path d="M19 4 11 12.5M16.5 2.5 21 7" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M8 10.5 13.5 16C11 20.5 6.5 21.8 3 21 2.4 17.5 4 13 8 10.5Z" fill="currentColor"/>',
  hand: '<path d="M5 13V7.5a1.6 1.6 0 0 1 3.2 0V11 4.6a1.6 1.6 0 0 1 3.2 0V11 4a1.6 1.6 0 0 1 3.2 0V11.4 6a1.6 1.6 0 0 1 3.2 0V15C17.8 19.5 15 22 11.5 22 8 22 6.4 20 5 13Z" fill="currentColor"/>',
  marshmallow:
    '<rect x="3" y="10.5" width="18" height="11.5" rx="5" fill="#F79AB8" stroke="#24112E" stroke-width="1.6"/><path d="M5 17.5C9 20 15 20 19 17.5" stroke="#D9648A" stroke-width="0" fill="none"/><rect x="4" y="2" width="16" height="11.5" rx="5" fill="#FFF6EA" stroke="#24112E" stroke-width="1.6"/><circle cx="9" cy="7.2" r="1.35" fill="#24112E"/><path d="M13.6 5.9l2.6 2.6m0-2.6l-2.6 2.6" stroke="#24112E" stroke-width="1.3" stroke-linecap="round"/><path d="M10.6 10.4C11.5 11.1 12.6 11.1 13.5 10.4" stroke="#24112E" stroke-width="1.2" stroke-linecap="round" fill="none"/>',
  pink: '<g fill="none"><path fill="#ff6dc6" d="M30.89 15c-.84-7.31-7.05-13-14.60-13h-1.23C7.29 2 1 8.29 1 16.05A4.94 4.94 0 0 0 5.94 21h2.08a5.5 5.5 0 0 0 5.47 5H24a7 7 0 0 0 7-7v-2.28c0-.58-.04-1.14-.10-1.71"/><path fill="#f70a8d" d="M25 25.98v3.60a.75.75 0 0 1-1.28.53L19.60 26zM10.17 7.53a.28.28 0 0 0 .19-.24c.07-.87.13-1.74.12-2.62c-.27.75-.5 1.51-.70 2.28a8.13 8.13 0 0 0-4.84 2.72C3.66 11.14 2.93 13.10 3.05 15c.52-1.80 1.39-3.40 2.61-4.68a10.37 10.37 0 0 1 4.45-2.76zm9.50-2.37c-.27-.56-.74-1.02-1.31-1.33c-.56-.32-1.22-.47-1.87-.48c-.65.01-1.30.16-1.87.48c-.56.31-1.04.77-1.31 1.33c1.10-.54 2.12-.82 3.18-.81c1.05-.00 2.07.27 3.18.81m-8.62 9.93a5 5 0 0 0-.87.37a2 2 0 0 0-.04-.27a2.5 2.5 0 0 0-.65-1.17c-.64-.64-1.67-.93-2.47-.52c.77.40 1.30.75 1.76 1.23c.31.31.58.66.84 1.09c-.25.17-.49.36-.71.58c-.59.60-1.06 1.34-1.30 2.15c-.25.8-.30 1.65-.09 2.44c.40-1.56 1.08-2.86 2.11-3.89c1.02-1.03 2.32-1.71 3.89-2.11c-.78-.20-1.64-.15-2.44.09m11.98 4.44c-.42.07-.97-.00-1.53-.01l-1.63-.02q-1.09.00-2.19.05c.50-.55.71-1.41.32-2.05c-.40.64-.70 1.03-1.08 1.41c-.26.26-.54.49-.90.74c-.89.07-1.79.17-2.69.34c2.18.39 4.36.48 6.55.5l.35-.00c.25.19.47.38.68.59c.37.37.68.77 1.08 1.41c.20-.32.24-.73.17-1.10c-.06-.34-.25-.66-.48-.92l.64-.02c.26-.00.62-.04.91-.14c1.23-.37 1.99-1.68 1.75-2.79c-.21 1.09-1.04 1.88-1.96 2.03m6.32-2.67c-.27-.86-.77-1.65-1.41-2.31c-.65-.64-1.44-1.14-2.31-1.41a5.2 5.2 0 0 0-1.63-.24c.61-.64 1.1-1.41 1.36-2.25c.27-.86.34-1.78.13-2.63c-.4 1.69-1.13 3.12-2.25 4.24c-1.11 1.12-2.55 1.85-4.24 2.25c.85.20 1.77.14 2.63-.13c.74-.23 1.43-.64 2.03-1.16c1.40.42 2.61 1.08 3.57 2.05c1.12 1.11 1.85 2.55 2.25 4.24c.20-.85.14-1.77-.13-2.63"/></g>',
};

const INK = '#24112e';

const icons = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };

function pathsOf(icon: string): readonly string[] {
  const body = icons.icons[icon]?.body;
  if (body === undefined) throw new Error(`the Fluent flat set has no ${icon}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
}

function eye([x, y, r, crossed]: Zombie['eyes'][number]): string {
  const ball = `<circle cx="${x}" cy="${y}" r="${r}" fill="#4a2a57"/>`;
  const inside = (fill: string): string => `<circle cx="${x}" cy="${y}" r="${short(r * 0.8)}" fill="${fill}"/>`;
  if (crossed === undefined) {
    const pupil = `<circle cx="${short(x + r * 0.22)}" cy="${short(y + r * 0.12)}" r="${short(r * 0.3)}" fill="${INK}"/>`;
    return ball + inside('#fbf6e2') + pupil;
  }
  const d = `M${short(x - r / 2)} ${short(y - r / 2)}l${r} ${r}m0-${r}l-${r} ${r}`;
  const cross = `<path d="${d}" stroke="${INK}" stroke-width="${short(r * 0.36)}" stroke-linecap="round" fill="none"/>`;
  return ball + inside('#a9cf74') + cross;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** All paths once in ink and wide, for the outline; then in paint; then what happened to it. */
function drawn({ icon, fills, patch, stitches, eyes }: Zombie): string {
  const paths = pathsOf(icon);
  const outline = paths.map((d) => `<path d="${d}"/>`).join('');
  const painted = paths.map((d, i) => `<path fill="${fills[i] ?? INK}" d="${d}"/>`).join('');
  const sewn =
    patch === undefined
      ? ''
      : `<path d="${patch}" fill="#5fbf3a" stroke="${INK}" stroke-width=".55" stroke-dasharray="1 .7" stroke-linejoin="round"/>`;
  const seam = `<path d="${stitches}" fill="none" stroke="${INK}" stroke-width=".65" stroke-linecap="round"/>`;
  return `<g fill="${INK}" stroke="${INK}" stroke-width="2.1" stroke-linejoin="round">${outline}</g>${painted}${sewn}${seam}${eyes.map(eye).join('')}`;
}

const symbol = (id: string, size: number, body: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}" overflow="visible">${body}</symbol>`;
const symbols = [
  ...ZOMBIES.map((zombie, value) => symbol(`a${value}`, 32, drawn(zombie))),
  ...Object.entries(SIGNS).map(([name, body]) => symbol(name, name === 'pink' ? 32 : 24, body)),
];
const file = new URL('../src/games/mozg/screen/art/sheet.svg', import.meta.url);
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
