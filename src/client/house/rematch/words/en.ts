export const en = {
  'rematch.title': 'Once more?',
  'rematch.in': 'is in',
  'rematch.out': 'not this time',
  'rematch.open': 'has not said yet',
  'rematch.play': 'I am in',
  'rematch.pass': 'Not this time',
  'rematch.start': 'Start now',
  'rematch.soon': 'Starting in {seconds}…',
} as const;
