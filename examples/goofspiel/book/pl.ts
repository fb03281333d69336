import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Goofspiel',
  lead: 'Wszyscy mają te same karty. Nagrody odkrywa się po kolei, a każdy licytuje je w tajemnicy.',
  chapters: [
    {
      id: 'round',
      title: 'Runda',
      parts: [
        { say: 'Nagroda leży odkryta. Każdy kładzie <b>jedną kartę</b> zakrytą; potem odkrywa się wszystkie naraz.' },
        { rule: 'G1', say: 'Najwyższa karta bierze nagrodę, chyba że położyły ją dwie osoby lub więcej: wtedy nikt.' },
        {
          rule: 'G2',
          say: 'Nagroda, której nikt nie wziął, zostaje do następnej albo przepada, zależnie od ustaleń stolika.',
        },
        { say: 'Każdą kartą licytuje się <b>raz</b>. Co komu zostało, widzą wszyscy.' },
      ],
    },
    {
      id: 'end',
      title: 'Koniec',
      parts: [{ rule: 'G3', say: 'Po ostatniej karcie wygrywa, kto ma najwięcej punktów. Równi dzielą się wygraną.' }],
    },
  ],
};
