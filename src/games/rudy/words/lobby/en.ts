export const en = {
  'options.rudy.fox': 'What the fox asks',
  'options.rudy.fox.species': 'How many kinds of animals have there been?',
  'options.rudy.fox.most': 'How often has the most frequent one come up?',
  'options.rudy.fox.single': 'How many cards had a single animal?',
  'options.rudy.fox.cats': 'How many cats have there been?',
  'options.rudy.fox.rule':
    'One of the twenty cards is the fox, who asks this instead of the animals on a card. It is not an animal itself, unless it asks about cats: then it is one more cat, for the rest of the game.',
  'options.rudy.scoring': 'Which numbers score',
  'options.rudy.scoring.standard': 'Up to the answer: a lower number scores its own points',
  'options.rudy.scoring.exact': 'Only the exact number',
  'options.rudy.scoring.rule':
    'A number above the answer never scores. One number a game may be circled: twice its points when exact, nothing otherwise.',
  'options.rudy.time': 'Time for a card',
  'options.rudy.time.rule': 'When time runs out the field stays empty and scores nothing.',
  'options.rudy.lastAloud': 'The last number aloud',
  'options.rudy.lastAloud.rule':
    'Whoever writes last has that number shown to everybody during the next card. Their circle stays secret.',
  'options.rudy.deck': 'The deck',
  'options.rudy.deck.standard': 'standard: pairs more often than loners',
  'options.rudy.deck.even': 'even: every combination of animals twice',
  'options.rudy.deck.own': 'a deck of your own',
  'options.rudy.deck.rule': 'Of the 48 cards nineteen are played, nobody knows which, and the fox.',
  'level.rudy.beginner': 'Forgets a card as soon as it is gone, and believes every number it writes.',
  'level.rudy.casual': 'Remembers the latest cards and muddles the older ones.',
  'level.rudy.regular': 'Keeps track of one species and guesses the rest sensibly.',
  'level.rudy.expert': 'Counts well, and knows when it is only guessing.',
  'level.rudy.master': 'Is rarely wrong, and wastes no circle.',
} as const;
