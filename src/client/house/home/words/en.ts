export const en = {
  // The games.
  'game.people': 'players',
  'game.minutes': '{minutes} min',

  // Home.
  'home.title': 'Stolik: card games with bots and friends',
  'home.games': 'The games',
  'home.before': 'The box before',
  'home.next': 'The next box',
  'home.play': 'Play with bots',
  'home.more': 'More: {game}',
  'home.open': 'Open a table for friends',
  'home.open.short': 'Open a table',
  'home.code.short': 'Got a code?',
  'home.code.long': 'Got a code from friends?',
  'home.code.field': 'Table code, {length} characters',
  'home.join': 'Join',
  'home.about': 'What is this?',
} as const;
