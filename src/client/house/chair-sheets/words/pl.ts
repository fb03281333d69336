import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'bot.title': 'Dodaj bota',
  'bot.which': 'Jak dobrze ma grać?',
  'bot.add': 'Dodaj: {name}',
  'bot.level.other': 'Poziom {level}',
  'chair.kick': 'Wyproś',
  'chair.kickBot': 'Wyłącz',
  'chair.host': 'Oddaj koronę',
  'chair.mind': 'Niech gra za nią bot',
  'chair.unmind': 'Oddaj miejsce',
  'chair.stand': 'Tylko prowadzę grę',
  'chair.list': 'Wszyscy przy stole',
  'people.kicked': '{name} już tu nie usiądzie, dopóki tego nie zmienisz: Menu, Wszyscy przy stole.',
  'people.barred': 'Wyproszeni',
  'people.letIn': 'Wpuść z powrotem: {name}',
  'people.free': 'Zwolnij miejsce',
  'people.freeAway':
    '{away, plural, one {Zwolnij miejsce nieobecnej osoby} few {Zwolnij # miejsca nieobecnych} many {Zwolnij # miejsc nieobecnych} other {Zwolnij # miejsca nieobecnych}}',
};
