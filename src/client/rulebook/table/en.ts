import type { Chapter } from '../book.ts';

/** What holds at every table, whatever is played there. */
export const chapter: Chapter = {
  id: 'table',
  title: 'At the table',
  parts: [
    {
      say: 'Somebody opens a table and is its <b>host</b>. The host chooses the game and what it is played with, adds bots, starts, pauses, gives more time, closes the table to newcomers and may ask somebody to leave. The host can hand all that to another person; when the host is away, anybody seated may take it over.',
    },
    {
      say: 'A link, a code or a picture to scan brings a friend to the table. Every name is there once. Between two games people come, go and change what is played; while a game is running its seats stay as they are, and whoever comes later looks on.',
    },
    {
      say: 'A seat belongs to the device it was taken on and can be carried to another one with a pass. If somebody is away, a bot may mind the seat until they come back.',
    },
    {
      say: 'Every decision is <b>a question put to you</b>. One answer to it counts, the first that arrives: a second tap, a slow phone or the clock changes nothing any more. If something else happened meanwhile, you are asked anew.',
    },
    {
      say: 'Nothing is shown before it is kept. If Stolik cannot keep a move, it says so, nothing has changed, and you can try again.',
    },
    {
      say: 'The shuffle is made of everybody’s luck: Stolik promises its part before it knows yours, and each player adds a piece. When the game is over anybody can check it.',
    },
  ],
};
