export const en = {
  'more.title': '{game}: more',
  'more.go-on': 'Go on with the game left here',
  'more.learn': 'Learn it in three minutes',
  'more.learn.line': 'A lesson you play, step by step.',
  'more.pass': 'One device for all',
  'more.pass.line': 'Hand it around; a curtain falls between players.',
  'more.alone': 'Without a network',
  'more.alone.line': 'With bots, on this device. Goes on after closing.',
  'more.rules': 'The rules',
  'more.rules.line': 'All of them, to read and to search.',
  'more.history': 'Games played here',
  'more.history.line': 'See them again, check them, save them.',
} as const;
