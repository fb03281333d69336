/** What a person wears at the table. Plants and things, never an animal: in Rudy animals are counted. */
export interface FaceSpec {
  readonly name: string;
  /** How it is written in front of a name. */
  readonly sign: string;
}

export const FACES: readonly FaceSpec[] = [
  { name: 'cactus', sign: '🌵' },
  { name: 'mushroom', sign: '🍄' },
  { name: 'sunflower', sign: '🌻' },
  { name: 'teapot', sign: '🫖' },
  { name: 'kite', sign: '🪁' },
  { name: 'strawberry', sign: '🍓' },
  { name: 'rocket', sign: '🚀' },
  { name: 'four-leaf-clover', sign: '🍀' },
  { name: 'guitar', sign: '🎸' },
  { name: 'lemon', sign: '🍋' },
  { name: 'balloon', sign: '🎈' },
  { name: 'sailboat', sign: '⛵' },
  { name: 'tulip', sign: '🌷' },
  { name: 'cherries', sign: '🍒' },
  { name: 'avocado', sign: '🥑' },
  { name: 'watermelon', sign: '🍉' },
  { name: 'gem-stone', sign: '💎' },
  { name: 'light-bulb', sign: '💡' },
  { name: 'alarm-clock', sign: '⏰' },
  { name: 'rainbow', sign: '🌈' },
  { name: 'doughnut', sign: '🍩' },
  { name: 'palm-tree', sign: '🌴' },
];

/** How many of them somebody who sits down chooses from. */
export const CHOICE = 12;

export interface RobotSpec {
  readonly name: string;
  readonly paint: Readonly<Record<string, string>>;
}

const EARS = '#f8312f';
const HAT = '#ffb02e';
const SHELL = '#cdc4d6';
const EYES = '#00a6ed';

export const ROBOTS: readonly RobotSpec[] = [
  { name: 'robot-berry', paint: { [EARS]: '#b3304a', [HAT]: '#e8a33d', [SHELL]: '#fbf3e4' } },
  { name: 'robot-leaf', paint: { [EARS]: '#2f6a45', [HAT]: '#6fa873', [SHELL]: '#d6e8d6', [EYES]: '#f6c453' } },
  { name: 'robot-sky', paint: { [EARS]: '#2b6777', [HAT]: '#d9a441', [SHELL]: '#d3e3ea', [EYES]: '#ff8257' } },
  { name: 'robot-plum', paint: { [EARS]: '#5b3a78', [HAT]: '#9bcb5e', [SHELL]: '#e9dcf2', [EYES]: '#9be15d' } },
  { name: 'robot-brass', paint: { [EARS]: '#8a5b36', [HAT]: '#b3304a', [SHELL]: '#f3dfa2', [EYES]: '#ffffff' } },
];
