export const en = {
  'dress.title': 'Your side',
  'dress.taken': '{dress}: {name} has it',
} as const;
