export const en = {
  'help.title': 'How it is played',
  'help.rules': 'The rules',
  'help.points': 'How do points work?',
  'help.lesson': 'A lesson in three minutes',
} as const;
