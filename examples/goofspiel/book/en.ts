import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Goofspiel',
  lead: 'Everybody has the same cards. Prizes are turned one by one, and everybody bids for them in secret.',
  chapters: [
    {
      id: 'round',
      title: 'A round',
      parts: [
        { say: 'A prize lies face up. Everybody lays <b>one card</b> face down; then all are turned together.' },
        { rule: 'G1', say: 'The highest card takes the prize, unless two or more have laid it: then nobody does.' },
        {
          rule: 'G2',
          say: 'A prize nobody took stays and goes with the next one, or is gone, as the table has settled.',
        },
        { say: 'Every card is bid <b>once</b>. What the others still have lies open for all to see.' },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      parts: [{ rule: 'G3', say: 'After the last card the most points win. Equals share the win.' }],
    },
  ],
};
