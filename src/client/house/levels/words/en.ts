export const en = {
  'level.beginner': 'Beginner',
  'level.casual': 'Sunday player',
  'level.regular': 'Regular',
  'level.expert': 'Old hand',
  'level.master': 'Master',
  'level.random': 'Chance',
  'level.random.line': 'Plays anything that is allowed.',
} as const;
