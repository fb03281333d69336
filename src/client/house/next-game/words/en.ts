export const en = {
  'next.button': 'Another game',
  'next.title': 'What do we play next?',
  'next.now': 'this is on the table now',
  'next.all': 'everybody plays',
  'next.bots': 'everybody plays; some bots will leave',
  'next.turns': '{most} of {people} play, taking turns',
  'next.few': '{missing, plural, one {one more is needed} other {# more are needed}}',
  'next.chosen': 'Next: {game}',
  'next.told': '{host} has chosen the next game: {game}.',
  'next.waits':
    'There are {most} seats. {names} {count, plural, one {sits} other {sit}} this one out and {count, plural, one {plays} other {play}} the next.',
} as const;
