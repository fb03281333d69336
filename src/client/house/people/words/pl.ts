import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'people.title': 'Graj z ludźmi',
  'people.play': 'Graj z ludźmi',
  'people.tables': 'Otwarte stoliki',
  'people.none': 'Nikt teraz nie czeka. Zacznij: boty przypilnują miejsc.',
  'people.seats':
    '{free, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'people.calm': 'bez pośpiechu',
  'people.timed': 'na czas',
  'people.lang.pl': 'po polsku',
  'people.lang.en': 'po angielsku',
  'people.soon': 'zaraz zaczyna',
  'people.later': 'zagrasz w następnej grze',
  'people.starts': 'Zaczynamy za {seconds}',
  'people.alone': 'Szukamy ludzi do gry. Wolne miejsca zajmą boty i oddadzą je każdemu, kto przyjdzie.',
  'people.here':
    '{people, plural, =2 {Jest was dwoje.} =3 {Jest was troje.} =4 {Jest was czworo.} =5 {Jest was pięcioro.} one {Jest was #.} few {Jest was #.} many {Jest was #.} other {Jest was #.}} Wolne miejsca zajmą boty.',
  'people.rest': 'Stolik jest otwarty: kto przyjdzie, zagra w następnej grze.',
  'people.now': 'Zaczynamy już',
  'people.again': 'Gram dalej',
  'people.cancel': 'Nie teraz',
  'people.faces': 'Tu może usiąść każdy, więc zamiast pisać, robimy minki.',
  'people.open': 'Otwórz dla wszystkich tutaj',
  'people.close': 'Tylko dla tych z linkiem',
  'refusal.among-strangers': 'Przy stoliku otwartym dla wszystkich zamiast pisać robimy minki.',
  'refusal.no-listing': 'Ten dom nie ma listy otwartych stolików.',
};
