export const en = {
  'learn.rudy.first': 'A bear. How many bears have you seen so far? Write <b>1</b>.',
  'learn.rudy.first.hint': 'One bear, this one. Press 1 and confirm.',
  'learn.rudy.sum': 'A bear and a rabbit. Add up <b>both kinds</b>: 2 bears so far, 1 rabbit.',
  'learn.rudy.sum.hint': 'Two bears (the card before had one) and one rabbit: 3.',
  'learn.rudy.cat': 'The cat goes anywhere. Bears so far, and cats so far?',
  'learn.rudy.cat.hint': 'Three bears and one cat: 4.',
  'learn.rudy.new': 'Somebody new. Only the kinds <b>on this card</b> count.',
  'learn.rudy.new.hint': 'One giraffe so far: 1.',
  'learn.rudy.circle':
    'Bear, rabbit, cat: 4 + 2 + 2. Sure? Then <b>circle</b> the 8: it counts double. Once a game only!',
  'learn.rudy.circle.hint': 'Write 8 and circle it before you confirm.',
  'learn.rudy.fox': 'The fox asks something else: how many <b>different kinds</b> have been seen?',
  'learn.rudy.fox.hint': 'Bear, rabbit, cat, giraffe: 4 kinds.',
  'learn.rudy.low': 'Not sure any more? <b>Too low still scores</b>, too high scores nothing. Write 2 or less.',
  'learn.rudy.low.hint': 'One hen, one pig: 2 at most. More would be crossed out.',
  'learn.rudy.end': 'That is all. Twenty cards like these, then everything is counted again and the points run up.',
} as const;
