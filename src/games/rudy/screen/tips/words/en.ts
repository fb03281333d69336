export const en = {
  'tip.rudy.remember': 'Remember this card: it will not come back.',
  'tip.rudy.add': 'Add them up: all cards so far, and this one.',
  'tip.rudy.high': 'A number that is too high scores nothing.',
  'tip.rudy.circle': 'The circle, once a game: exact counts double.',
} as const;
