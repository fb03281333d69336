/** What a person wears at the table. Plants and things, never an animal: there is a game in which animals are counted. */
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

/** What bots wear; `scripts/faces.ts` paints them. */
export const ROBOTS = ['robot-berry', 'robot-leaf', 'robot-sky', 'robot-plum', 'robot-brass'] as const;
