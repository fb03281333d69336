export const en = {
  'tables.title': 'Your tables',
  'tables.yours': 'Your turn',
  'tables.playing': 'The others are thinking',
  'tables.preparing': 'The cards are being shuffled',
  'tables.open': 'Waiting to begin',
  'tables.ended': 'The game is over',
  'tables.bots': 'with bots',
} as const;
