export const en = {
  'ruletka.voice.ready.1': 'First shot. Ready?',
  'ruletka.voice.ready.2': 'Second shot. Ready?',
  'ruletka.voice.ready.3': 'Third shot. Ready?',
  'ruletka.voice.ready.4': 'Fourth shot. Ready?',
  'ruletka.voice.ready.5': 'Fifth shot. Ready?',
  'ruletka.voice.fire': 'Shot!',
} as const;
