export const en = {
  'check.title': 'Check a game',
  'check.what':
    'Before a game every device promises luck of its own, and nobody’s is known until all have promised; out of it and this Stolik’s secret comes the shuffle. The record of a finished game holds all of it, and this device works it out again.',
  'check.busy': 'Working it out…',
  'check.good': 'All of it fits',
  'check.good.line':
    '{came, plural, =0 {No device added luck: this Stolik alone dealt the cards, and its owner could have chosen them. Nothing was changed afterwards.} one {Nobody could have chosen the cards without the one device that added luck, and nothing was changed afterwards.} other {Nobody could have chosen the cards unless all # devices that added luck were in it together, and nothing was changed afterwards.}}',
  'check.alone': 'It fits together',
  'check.alone.line':
    'Cards, moves and score follow from each other. But neither this Stolik’s signature nor anything this device saw vouches for it, so somebody could have made up the whole of it.',
  'check.earlier': 'Played by earlier rules',
  'check.earlier.line':
    'The shuffle and the log are as they were promised. This Stolik plays newer rules, so it cannot play the moves again.',
  'check.bad': 'This record has been touched',
  'check.bad.line': 'It stops fitting at: {place}',
  'check.unread': 'This is no record of a game',
  'check.unread.line': 'Open a file saved from Stolik.',
  'check.gone': 'No such record',
  'check.gone.line': 'This Stolik does not have it, or does not answer.',
  'check.open': 'Open a record file',
  'check.save': 'Save the record',
  'check.steps': 'Step by step',
  'check.ok': 'fits',
  'check.not': 'does not fit',
  'check.format': 'The file is a record of {game} with {seats, plural, one {# player} other {# players}}.',
  'check.format.bad': 'The file is not as a record has to be.',
  'check.commitment': 'This Stolik’s secret is the one it committed to before the game.',
  'check.commitment.bad': 'This Stolik’s secret is not the one it committed to before the game.',
  'check.promises':
    '{came, plural, =0 {No device added luck: this Stolik dealt alone.} one {# device added luck, just what it had promised.} other {# devices added luck, each just what it had promised.}}{brokenOff, plural, =0 {} one { The shuffle had been broken off once.} other { The shuffle had been broken off # times.}}{without, plural, =0 {} one { The luck of one place was left out.} other { The luck of # places was left out.}}{thrownAway, plural, =0 {} one { Before it one game was given up.} other { Before it # games were given up.}}',
  'check.promises.bad': 'What was added to the shuffle is not what was promised.',
  'check.contributions':
    '{came, plural, =0 {No device added luck of its own.} one {# device added luck of its own, in the open: in those days the owner of a Stolik with a place at the table could choose cards.} other {# devices added luck of their own, in the open: in those days the owner of a Stolik with a place at the table could choose cards.}}',
  'check.contributions.bad': 'The list of everybody’s luck is not as it has to be.',
  'check.names':
    'The names are those the game began with{takenOut, plural, =0 {} one {; one was taken out} other {; # were taken out}}.',
  'check.names.bad': 'A name is not the one the game began with.',
  'check.signature': 'This Stolik has signed it.',
  'check.signature.other': 'Another Stolik has signed it, one this device does not know: {key}…',
  'check.unsigned': 'Nobody has signed it: it was played on a device by itself, or the signature was taken away.',
  'check.signature.bad': 'The signature is not this Stolik’s.',
  'check.device': 'The luck of this device is in it, mixed with just the list it agreed to.',
  'check.device.not': 'The luck of this device is not in it: it came too late, or for an attempt that was broken off.',
  'check.device.bad': 'This device was told something else when the cards were shuffled!',
  'check.rules':
    'It was played by version {version} of the rules, which this Stolik no longer plays: {entries, plural, one {its # move is} other {its # moves are}} in the log, but not played again here.',
  'check.rules.bad': 'The rules are not known.',
  'check.chain':
    '{links, plural, one {The one link of the log holds} other {All # links of the log hold}} together, from the names to the last move.',
  'check.chain.bad': 'The chain of the log breaks here.',
  'check.pins':
    '{pins, plural, one {# seal this screen saw during the game is} other {# seals this screen saw during the game are}} in the log.',
  'check.pins.bad': 'During the game this screen saw another seal than the log has.',
  'check.entries': '{entries, plural, one {# move was} other {# moves were}} played, all by the rules.',
  'check.entries.bad': 'A move here is not allowed by the rules.',
  'check.chance': 'Cards and dice came just as that shuffle gives them.',
  'check.chance.bad': 'A card or a die is not what that shuffle gives.',
  'check.outcome': 'The score follows from all of it.',
  'check.outcome.bad': 'The score is not what follows from the game.',
} as const;
