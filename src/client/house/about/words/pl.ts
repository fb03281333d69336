import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'about.title': 'Co to jest Stolik?',
  'about.what':
    'Mały stół do trzech gier karcianych. Grasz z botami albo ze znajomymi, na telefonach i komputerach; wystarczy link albo kod, nikt się nie rejestruje.',
  'about.fair':
    'Każde tasowanie powstaje z losów ze wszystkich urządzeń, obiecanych, zanim ktokolwiek pozna cudzy, i po grze można je sprawdzić.',
  'about.check': 'Sprawdź zapisaną grę',
  'about.art': 'Zwierzęta i rzeczy: Fluent Emoji firmy Microsoft (MIT). Resztę narysowano dla Stolika.',
  'about.fonts': 'Pismo: Nunito, Baloo 2, Grandstander, Anton (SIL Open Font License).',
};
