export const en = {
  'tv.scan': 'Scan\nand sit down',
  'tv.or': 'or go to',
  'tv.code': 'and type the code',
  'tv.waiting': 'Scan the code to sit down.',
  'tv.start': '{host} can start.',
  'tv.few': '{missing, plural, one {One more is needed.} other {# more are needed.}}',
  'tv.sound': 'Sound',
  'tv.voice': 'Voice',
  'tv.renew': 'New code',
  'tv.free': 'Disconnect',
  'tv.join': 'Scan to join in',
  'tv.title': 'Stolik on TV: table {code}',
} as const;
