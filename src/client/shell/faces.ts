/** What a person wears at the table. Plants and things, never an animal: in Rudy animals are counted. */
export const FACES: readonly string[] = [
  'cactus',
  'mushroom',
  'sunflower',
  'teapot',
  'kite',
  'strawberry',
  'rocket',
  'four-leaf-clover',
  'guitar',
  'lemon',
  'balloon',
  'sailboat',
  'tulip',
  'cherries',
  'avocado',
  'watermelon',
  'gem-stone',
  'light-bulb',
  'alarm-clock',
  'rainbow',
  'doughnut',
  'palm-tree',
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
