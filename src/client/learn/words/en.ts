export const en = {
  'learn.title': 'Lesson: {game}',
  'learn.none': 'Nobody has written a lesson for {game} yet.',
  'learn.step': '{step} of {most}',
  'learn.next': 'Next',
  'learn.play': 'Now a real game',
  'learn.rules': 'All the rules',
  'learn.again': 'Once more from the start',
  'learn.leave': 'Leave the lesson',
  'learn.you': 'You',
  'learn.other': 'Cog',
  'board.refused.not-in-this-lesson': 'Allowed, but try another way.',
} as const;
