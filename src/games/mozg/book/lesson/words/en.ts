export const en = {
  'learn.mozg.bury':
    'Three cards, thrice. Two go to your hand, one into <b>your graveyard</b>: it comes back later. Bury the 18.',
  'learn.mozg.bury.hint': 'Keep the two nines: equal cards are worth a lot. Bury the 18.',
  'learn.mozg.bury2': 'Again. Bury the 14; the mosquito is too good to wait.',
  'learn.mozg.bury2.hint': 'Bury the 14 this time.',
  'learn.mozg.bury3': 'Last three. Bury the 15.',
  'learn.mozg.bury3.hint': 'Bury the 15; the mouse and the 2 will be useful soon.',
  'learn.mozg.play': 'The Horde is empty: anything goes. Begin low, with the <b>4</b>.',
  'learn.mozg.play.hint': 'Choose the 4 and play it.',
  'learn.mozg.copies':
    'Two sixes at once: one on the Horde, one into <b>your graveyard</b>! Pay back: play both nines, give one away.',
  'learn.mozg.copies.hint': 'Choose both nines: one goes on the Horde, the other to {other}.',
  'learn.mozg.mouse':
    'Beat 10. The <b>mouse</b> sweeps the Horde aside until the round ends and gives you another turn.',
  'learn.mozg.mouse.hint': 'Play the 11, the mouse.',
  'learn.mozg.refill': 'Fewer than three in hand: <b>refill</b> from your graveyard, with a card of your choice.',
  'learn.mozg.refill.hint': 'Choose a card in your graveyard and take it.',
  'learn.mozg.die': 'Your extra turn. The 2 has a <b>marshmallow</b>: whoever plays it rolls the die.',
  'learn.mozg.die.hint': 'Play the 2.',
  'learn.mozg.refill2': 'Steal! One of {other}’s brains is yours. Now refill again.',
  'learn.mozg.mosquito':
    'A 16. Only the <b>mosquito</b> may be played on anything, and after it the Horde stands at 0.',
  'learn.mozg.mosquito.hint': 'Play the 0, the mosquito.',
  'learn.mozg.refill3': 'And refill.',
  'learn.mozg.pass': 'You may also <b>pass</b>: it costs a brain, the Horde goes, you draw two cards. Try it.',
  'learn.mozg.pass.hint': 'This time press Pass.',
  'learn.mozg.keep': 'Keep one of the two, the other is buried. Then you begin a new Horde with anything.',
  'learn.mozg.end':
    'Whoever has neither hand nor graveyard ends the round; everybody else pays <b>a brain for each card</b>. Out of brains: the game is over.',
} as const;
