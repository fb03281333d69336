export const en = {
  'options.goofspiel.cards': 'Cards',
  'options.goofspiel.cards.rule': 'Everybody has the cards from 1 to this number, and there are as many prizes.',
  'options.goofspiel.ties': 'A tied prize',
  'options.goofspiel.ties.stay': 'stays for the next bid',
  'options.goofspiel.ties.discard': 'is gone',
  'options.goofspiel.ties.rule': 'When the highest bid was made twice, nobody takes the prize.',
  'level.goofspiel.beginner': 'Bids whatever comes to hand.',
  'level.goofspiel.regular': 'Bids what the prize is worth.',
  'level.goofspiel.expert': 'Bids one more than that, and lets the dearest go.',
} as const;
