export const en = {
  'lobby.brokenOff': '{names} did not finish the shuffle. Everything once more, from the beginning: attempt {attempt}.',
  'lobby.stopped':
    'The shuffle was broken off {attempts, plural, one {once} other {# times}}. The last time {names} did not finish it.',
  'lobby.stoppedWait': '{host} says how to go on.',
  'lobby.askAgain': 'Ask everybody again',
  'lobby.without': 'Start without the luck of {names}',
  'lobby.cancelStart': 'Do not start',
  'lobby.dealtWithout': 'Shuffled without the luck of {names}',
  'lobby.dealtAttempt': 'Shuffled at attempt {attempt}: {names} had not finished the ones before',
  'lobby.earlier':
    'A game begun with earlier rules lies on this table. This Stolik plays newer ones and cannot go on with it.',
  'lobby.broken':
    'This game met a mistake in Stolik and cannot go on. Nothing else is lost: end it, and the table plays on.',
  'lobby.endEarlier': 'End that game',
  'lobby.earlierWait': 'The host can end it.',
} as const;
