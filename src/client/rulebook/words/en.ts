export const en = {
  'rules.title': 'Rules: {game}',
  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, one {# place} other {# places}}',
  'rules.none': 'Nothing about “{words}”. Try another word.',
  'rules.ruling': 'Ruling {name}',
  'rules.loading': 'Fetching the rules',
  'rules.failed': 'The rules could not be fetched. Check the network and try again.',
} as const;
