export const en = {
  'replay.title': 'Replay',
  'replay.back': 'One move back',
  'replay.on': 'One move on',
  'replay.play': 'Play',
  'replay.speed': 'Speed: {speed}×',
  'replay.scrub': 'Move {n} of {most}',
  'replay.eyes': 'Through whose eyes',
  'replay.above': 'The table',
  'replay.link': 'Copy a link to this moment',
  'replay.copied': 'The link is copied.',
  'replay.leave': 'Leave the replay',
  'replay.busy': 'Laying out the cards',
  'replay.earlier': 'Played by earlier rules',
  'replay.earlier.line':
    'This Stolik plays newer rules and cannot play these moves again. “Check” still shows that shuffle and log are genuine.',
  'replay.earlier.row': '{place}. {name}: {score}',
  'replay.earlier.open': 'It was not finished.',
  'replay.gone': 'This game cannot be found here.',
  'replay.gone.line':
    'Perhaps it was played on another device, or its time is over. A saved record can be opened instead.',
  'replay.unread': 'This file is not a record that can be shown.',
  'replay.open': 'Open a record',
} as const;
