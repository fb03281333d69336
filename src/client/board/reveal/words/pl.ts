import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'reveal.ready': 'To już koniec!',
  'reveal.ready.line': 'Zobaczmy to razem.',
  'reveal.begin': 'Zaczynamy',
  'reveal.next': 'Dalej',
  'reveal.result': 'Wynik!',
  'reveal.hold': 'Zaczekaj',
  'reveal.on': 'Niech leci',
  'reveal.end': 'Do końca',
  'reveal.alone': 'Obejrzę sam(a)',
  'reveal.together': 'Wszyscy widzą to samo. Prowadzi <b>{host}</b>.',
  'reveal.by-itself': 'Wszyscy widzą to samo.',
  'reveal.held': '<b>{host}</b> trzyma nas w napięciu…',
  'reveal.lead': '<b>{names}</b> na prowadzeniu!',
  'reveal.lead.you': 'Prowadzisz!',
  'reveal.lead.shared': 'Na czele remis: <b>{names}</b>',
  'podium.title': 'Podium',
};
