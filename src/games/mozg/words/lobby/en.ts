export const en = {
  'options.mozg.refill': 'Refilling your hand',
  'options.mozg.refill.kept': 'The table makes sure you do it',
  'options.mozg.refill.forgotten': 'You can forget it',
  'options.mozg.refill.rule':
    'After a turn you take cards from your graveyard until you hold three. If it can be forgotten, you have until the next player begins; after that you wait until the end of your next turn.',
  'options.mozg.starter': 'A tie for who begins',
  'options.mozg.starter.draw': 'is drawn',
  'options.mozg.starter.rps': 'rock, paper, scissors',
  'options.mozg.starter.rule':
    'Whoever has fewest brains begins the next round. If several have equally few, what you choose here decides.',
  'options.mozg.time': 'Time for a decision',
  'options.mozg.time.rule':
    'When time runs out you pass. Where passing is not allowed, the lowest card is played, or the nearest choice is made for you.',
  'level.mozg.beginner': 'Plays the first card that fits.',
  'level.mozg.casual': 'Gets rid of its cards and does not look at the others.',
  'level.mozg.regular': 'Mostly plays the right card, and sometimes gets carried away.',
  'level.mozg.expert': 'Knows what every card is worth, and whom to give it to.',
  'level.mozg.master': 'Plays hundreds of deals in its head, and remembers what it gave to whom.',
} as const;
