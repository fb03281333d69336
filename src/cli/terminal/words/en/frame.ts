import type { FrameWords } from '../frame.ts';
import { english, listed } from '../plural.ts';

export const frame: FrameWords = {
  you: 'You',
  botNames: [
    'Ficus',
    'Teapot',
    'Umbrella',
    'Cactus',
    'Lantern',
    'Alarm Clock',
    'Fern',
    'Button',
    'Cushion',
    'Bolt',
    'Kettle',
    'Orchid',
  ],
  nameless: (n) => `Robot ${n}`,
  welcome: (title, others) =>
    others.length === 0
      ? `${title}. You have the table to yourself.`
      : `${title}. At the table with you: ${listed('en', others)}.`,
  askRules: '? – the rules · Ctrl+C – leave the table',
  begin: 'Enter – begin ',
  back: 'Enter – back to the game ',
  nextPage: 'Enter – go on · w – straight to the result ',
  hurry: (seconds) => `Time to answer: ${english(seconds, 'second', 'seconds')}.`,
  tooLate: 'Out of time.',
  goodbye: 'You leave the table. See you soon!',
  thanks: 'Thank you for playing!',
  sameDeal: (seed) => `The same deal again: --seed ${seed}`,
  refused: (code) => `That cannot be done (${code}). Try something else.`,
  and: (things) => listed('en', things),
};
