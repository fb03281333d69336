export const en = {
  'move.title': 'Move to another device',
  'move.how': 'Scan this with the other device, or open the link there. Your seat goes with it; this screen stops.',
  'move.qr': 'QR code that moves your seat',
  'move.once': 'It works once, for ten minutes.',
  'move.send': 'Send the link to myself',
  'move.share': 'My seat at Stolik',
  'move.take': 'Your seat, on this device?',
  'move.take.line': 'Table {code}. The device you played on until now is signed out.',
  'move.here': 'Play here',
  'move.bad.title': 'This link is used up',
  'move.bad.line': 'A seat moves once with it, within ten minutes. Ask the old device for a new one.',
} as const;
