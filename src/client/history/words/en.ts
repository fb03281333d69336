export const en = {
  'history.title': 'Games played here',
  'history.none': 'No finished games on this device yet. The first one will appear here by itself.',
  'history.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  'history.watched': 'watched',
  'history.replay': 'Replay',
  'history.check': 'Check',
  'history.save': 'Save',
  'history.gone': 'This game is no longer kept where it was played.',
  'history.open': 'Open a record from a file',
} as const;
