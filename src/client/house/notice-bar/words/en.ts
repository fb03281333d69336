export const en = {
  'bar.restart':
    'The house restarts at about {at}, in {minutes, plural, one {a minute} other {# minutes}}. Games go on where they stopped.',
  'bar.soon': 'The house restarts any moment now. Games go on where they stopped.',
  'bar.away': 'Put this away',
} as const;
