export const en = {
  'learn.ruletka.pocket':
    'Six clicks and one bullet. Put <b>one card in your pocket</b>, unseen. A bullet there would be cheating. Be honest: a click.',
  'learn.ruletka.pocket.hint': 'Choose a click for your pocket.',
  'learn.ruletka.ready': 'The other six are shuffled. You could have a gun spun once more. Say you are <b>ready</b>.',
  'learn.ruletka.ready.hint': 'Press Ready.',
  'learn.ruletka.bet':
    'How many times will you pull the trigger? Bet <b>2</b>: surviving brings your bet and one more point.',
  'learn.ruletka.bet.hint': 'Choose 2 this time.',
  'learn.ruletka.bids': 'All bets are open. Some cards change bets; yours is for shooting. <b>Pass.</b>',
  'learn.ruletka.pass.hint': 'Pass this time.',
  'learn.ruletka.trust': 'Does {other} hide a bullet? With a bet of 1 there is hardly a reason to. <b>Pass.</b>',
  'learn.ruletka.shot':
    'Shot one, for all who bet at least 1. Before each shot cards may be played. <b>Pass</b> and see.',
  'learn.ruletka.air':
    'Click! Shot two is yours alone. A bad feeling? Play your <b>air gun</b>: the shot goes into the air.',
  'learn.ruletka.air.hint': 'Play the air gun from your hand.',
  'learn.ruletka.points': 'A bullet, into the air! You live and score 2 + 1. Next round: pocket a click.',
  'learn.ruletka.again': 'Ready again?',
  'learn.ruletka.bet2': 'Bet what you like.',
  'learn.ruletka.accuse':
    '{other} bets <b>five</b>! An honest gun survives that one time in six. It smells of cheating: <b>accuse {other}</b>.',
  'learn.ruletka.accuse.hint': 'Point at {other} and accuse.',
  'learn.ruletka.end':
    'A bullet in the pocket! You draw three cards, {other} loses a character. But accuse an honest player and a bullet goes into <b>your</b> gun. 15 points, or the last captain, win.',
} as const;
