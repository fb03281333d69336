export const en = {
  'options.ruletka.pace': 'The pace',
  'options.ruletka.pace.relaxed': 'Calm: we wait for everybody',
  'options.ruletka.pace.standard': 'Usual: up to half a minute for a decision',
  'options.ruletka.pace.fast': 'Quick: up to fifteen seconds',
  'options.ruletka.pace.rule':
    'The last call takes ten seconds and joining an accusation two, at every pace. When time runs out, the table answers for you as carefully as it can: it pockets a click, bets 1, passes.',
  'options.ruletka.target': 'Points to win',
  'options.ruletka.target.rule':
    'After a round, whoever has at least this many points and more than anybody else alive wins. The box says 15.',
  'level.ruletka.beginner': 'Bets as it comes and trusts everyone.',
  'level.ruletka.casual': 'Seldom cheats, and does not like high bets.',
  'level.ruletka.regular': 'Counts the odds, and bluffs now and then.',
  'level.ruletka.expert': 'Bluffs just enough not to be seen through.',
  'level.ruletka.master': 'Learns how you lie, and guards every life.',
} as const;
