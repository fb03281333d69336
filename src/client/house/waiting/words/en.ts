export const en = {
  'waiting.line': 'Everybody is waiting for {names}.',
  'waiting.crowd': '{count} people',
  'waiting.go': 'Let a bot play',
  'waiting.stay': 'Wait on',
  'waiting.you': 'A bot is playing for you.',
  'waiting.back': 'I am back',
  'waiting.held': 'Everybody has answered.',
  'waiting.next': 'Go on',
} as const;
