export const en = {
  'about.title': 'What is Stolik?',
  'about.what':
    'A little table for three card games. Play with bots or with friends, on phones and computers; a link or a scan is enough, nobody signs up.',
  'about.fair':
    'Every shuffle is made of luck from everybody’s devices, promised before anybody’s is known, and can be checked after the game.',
  'about.check': 'Check a saved game',
  'about.art': 'Animals and things: Fluent Emoji by Microsoft (MIT). Everything else was drawn for Stolik.',
  'about.fonts': 'Type: Nunito, Baloo 2, Grandstander, Anton (SIL Open Font License).',
} as const;
