import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.title': 'Jak gramy',
  'options.save': 'Tak gramy',
  'options.on': 'tak',
  'options.off': 'nie',
  'options.none': 'bez pośpiechu',
  'options.seconds': '{seconds} s',
  'options.rule': 'Zasada',
  'options.rule.of': 'Zasada: {name}',
  'options.usual': 'Zwykłe zasady',
  'options.calm': 'spokojne tempo',
  'options.own': 'Ten stolik ma własne karty; tutaj zostają, jak są.',
  'options.change': 'Zmień',
  'options.see': 'Zobacz',
};
