export const en = {
  'rules.rudy.answer': '3 bears and 2 cats: the answer is 5.',
  'rules.rudy.answerIs5': 'The answer is 5',
  'rules.rudy.points': '{points, plural, one {# point} other {# points}}',
} as const;
