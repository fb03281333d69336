export const en = {
  'options.title': 'How we play',
  'options.save': 'That is how we play',
  'options.on': 'yes',
  'options.off': 'no',
  'options.none': 'no hurry',
  'options.seconds': '{seconds} s',
  'options.rule': 'The rule',
  'options.rule.of': 'The rule: {name}',
  'options.usual': 'The usual rules',
  'options.calm': 'no hurry',
  'options.own': 'This table has cards of its own; here they stay as they are.',

  'options.rudy.fox': 'What the fox asks',
  'options.rudy.fox.species': 'How many kinds of animals have there been?',
  'options.rudy.fox.most': 'How often has the most frequent one come up?',
  'options.rudy.fox.single': 'How many cards had a single animal?',
  'options.rudy.fox.cats': 'How many cats have there been?',
  'options.rudy.fox.rule':
    'Once in twenty cards the fox turns up and asks this instead of counting animals. It is not an animal itself, unless it asks about cats: then it is one more cat, for the rest of the game.',
  'options.rudy.scoring': 'Which numbers score',
  'options.rudy.scoring.standard': 'Up to the answer: a lower number scores its own points',
  'options.rudy.scoring.exact': 'Only the exact number',
  'options.rudy.scoring.rule':
    'A number above the answer never scores. One number a game may be circled: twice its points when exact, nothing otherwise.',
  'options.rudy.time': 'Time for a card',
  'options.rudy.time.rule': 'When time runs out the field stays empty and scores nothing.',
  'options.rudy.lastAloud': 'The last one tells',
  'options.rudy.lastAloud.rule':
    'Whoever writes last has that number shown to everybody during the next card. Their circle stays secret.',
  'options.rudy.deck': 'The deck',
  'options.rudy.deck.standard': 'as in the box',
  'options.rudy.deck.even': 'all animals equally often',
  'options.rudy.deck.own': 'a deck of your own',
  'options.rudy.deck.rule': 'Twenty cards of the deck are dealt; the fox is always among them.',

  'options.mozg.refill': 'Refilling your hand',
  'options.mozg.refill.kept': 'The table makes sure you do it',
  'options.mozg.refill.forgotten': 'You can forget it',
  'options.mozg.refill.rule':
    'After a turn you take cards from your graveyard until you hold three. If it can be forgotten, you have until the next player begins; after that you wait until the end of your next turn.',
  'options.mozg.starter': 'A tie for who begins',
  'options.mozg.starter.draw': 'is drawn',
  'options.mozg.starter.rps': 'rock, paper, scissors',
  'options.mozg.starter.rule': 'Whoever has fewest brains begins the next round. If several have, this decides.',
  'options.mozg.time': 'Time for a decision',
  'options.mozg.time.rule':
    'When time runs out you pass. Where passing is not allowed, the lowest card is played, or the nearest choice is made for you.',

  'options.ruletka.pace': 'The pace',
  'options.ruletka.pace.relaxed': 'Calm: we wait for everybody',
  'options.ruletka.pace.standard': 'Usual: up to half a minute for a decision',
  'options.ruletka.pace.fast': 'Quick: up to fifteen seconds',
  'options.ruletka.pace.rule':
    'The last call takes ten seconds and joining an accusation two, at every pace. When time runs out, the table chooses what does least.',
  'options.ruletka.target': 'Points to win',
  'options.ruletka.target.rule':
    'After a round, whoever has at least this many points and more than anybody else alive wins. The box says 15.',
} as const;
