export const en = {
  'history.title': 'Games played here',
  'history.none': 'No finished games on this device yet. The first one will appear here by itself.',
  'history.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  'history.watched': 'watched',
  'history.replay': 'Replay',
  'history.check': 'Check',
  'history.save': 'Save',
  'history.gone': 'This game is no longer kept where it was played.',
  'history.rule':
    'The last {matches} games are kept here. A seat at a table nobody opens on this device for {days} days is forgotten.',
  'history.open': 'Open a record from a file',
} as const;
