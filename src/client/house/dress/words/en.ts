export const en = {
  'dress.title': 'Your side',
  'dress.taken': '{dress}: {name} has it',
  'dress.gone': 'Somebody else was quicker. Choose another.',
} as const;
