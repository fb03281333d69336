import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'chat.title': 'Przy stole',
  'chat.field': 'Powiedz coś',
  'chat.send': 'Wyślij',
  'chat.faces':
    'W tej grze nie wolno nic notować, więc teraz pokazujemy tylko minki. Pisać można, gdy karty się skończą.',
  'chat.emotes': 'Pokaż',
  'chat.log': 'Co kto powiedział',
  'chat.quiet': 'Nikt jeszcze nic nie powiedział.',
  'chat.line': '{name}: {text}',
  'chat.emote.wave': 'cześć',
  'chat.emote.clap': 'brawo',
  'chat.emote.laugh': 'śmiech',
  'chat.emote.wow': 'zdumienie',
  'chat.emote.think': 'hmm',
  'chat.emote.sad': 'smutek',
  'chat.emote.angry': 'złość',
  'chat.emote.heart': 'serce',
  'chat.emote.fox': 'lis',
  'chat.emote.brain': 'mózg',
  'chat.emote.bang': 'bum!',
  'chat.emote.sleep': 'drzemka',
};
