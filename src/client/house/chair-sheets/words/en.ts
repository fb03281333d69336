export const en = {
  'bot.title': 'Add a bot',
  'bot.which': 'How well should it play?',
  'bot.add': 'Add {name}',
  'bot.level.other': 'Level {level}',
  'chair.kick': 'Send away',
  'chair.kickBot': 'Switch off',
  'chair.host': 'Make host',
  'chair.mind': 'Let a bot play for them',
  'chair.unmind': 'Give the seat back',
  'chair.list': 'Everybody at the table',
} as const;
