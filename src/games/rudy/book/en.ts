import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Rudy',
  lead: 'Twenty cards go by, one at a time. How many animals like these have you seen so far? Everybody writes a number at once; whoever remembers best wins.',
  chapters: [
    {
      id: 'cards',
      title: 'The cards',
      parts: [
        {
          say: 'There are 48 animal cards and one Red Fox. Every animal card shows one of <b>four landscapes</b>, and in it one or both of the two animals that live there. The cat goes where it pleases and may turn up anywhere.',
        },
        { show: 'landscapes' },
        {
          list: [
            '<b>Village</b>: hen, pig',
            '<b>Forest</b>: bear, rabbit',
            '<b>Savannah</b>: giraffe, zebra',
            '<b>Sea</b>: dolphin, octopus',
            '<b>Anywhere</b>: the cat',
          ],
        },
        { rule: 'R1', say: 'The cat is never alone on a card: it always visits somebody.' },
        { rule: 'R3', say: 'No card shows the same animal twice. So a card has one, two or three animals.' },
        {
          say: 'In the standard deck each landscape has 12 cards. With its natives called A and B: A alone twice, B alone twice, A and B four times, A with the cat once, B with the cat once, all three twice. Each native is on 9 cards, the cat on 16.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Getting ready',
      parts: [
        {
          say: 'The 48 cards are shuffled and 19 of them are kept, unseen. The other 29 leave the game, unseen too. The fox is shuffled in: a pile of <b>20 cards</b>, face down. Everybody has a board with 20 numbered fields.',
        },
        { rule: 'R22', say: 'Any number of people can play: one alone, a family, a whole school.' },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        {
          say: 'The top card is turned and covers the one before. Only the newest card is ever to be seen. Then everybody secretly writes <b>one number</b>: how many animals of the kinds on this card have been seen so far, this card included.',
        },
        { show: 'answer' },
        {
          rule: 'R2',
          say: 'Several kinds are added up. A bear and a cat are showing; with this card you have seen 3 bears and 2 cats: the answer is 5.',
        },
        { rule: 'R12', say: 'A number once written is final. When all have written, the next card is turned.' },
        {
          rule: 'R13',
          say: 'You see your own earlier numbers at any time. You do not see earlier cards, nor what others wrote.',
        },
        { say: 'A number is whole, from 0 to 99. And no notes: the game is in your head.' },
        {
          rule: 'R27',
          say: 'A typed line would be a note. So while cards are being turned people at the table make faces only; typing opens with the review.',
        },
      ],
    },
    {
      id: 'circle',
      title: 'The circle',
      parts: [
        {
          say: '<b>Once a game</b> you may circle a number when you are certain. If it is exactly right it counts double. If it is not, it counts nothing.',
        },
        { show: 'circle' },
        {
          rule: 'R6',
          say: 'The circle is drawn as the number is written, never later. A wrong circled number has used it up; a number the table did not accept has not.',
        },
        { rule: 'R7', say: 'You may circle your number for the fox as well.' },
      ],
    },
    {
      id: 'fox',
      title: 'The Red Fox',
      parts: [
        {
          say: 'Once a game the fox jumps out of the pile and asks something else: <b>how many different kinds of animals</b> have been seen so far?',
        },
        { show: 'fox' },
        { rule: 'R5', say: 'The fox itself is not one of the kinds.' },
        {
          rule: 'R4',
          say: 'If the fox is the very first card, nobody has been seen yet and the answer is 0 (1 where the fox counts as a cat).',
        },
        { say: 'The table may choose another question for the fox:' },
        {
          list: [
            '<b>The most frequent</b>: on how many cards was the animal seen that was seen most?',
            '<b>Alone on a card</b>: how many cards so far showed exactly one animal?',
            '<b>Cats</b>: how many cats, the fox being one of them?',
          ],
        },
        {
          rule: 'R14',
          say: 'The most frequent: if several lead together, it is all the same; the number is what counts. With nothing seen it is 0.',
        },
        { rule: 'R15', say: 'Alone on a card: the fox is not counted.' },
        {
          rule: 'R16',
          say: 'Cats: from that moment the fox counts as a cat for the rest of the game. The answer is one more than the cats seen, and later totals of cats include it.',
        },
      ],
    },
    {
      id: 'points',
      title: 'Points',
      parts: [
        {
          say: 'After the last card the pile is gone through again, and the summary sheet gets a cross for every animal, so that each true answer shows.',
        },
        { rule: 'R21', say: 'The review goes from the first card to the last.' },
        { show: 'points' },
        {
          list: [
            'Your number is <b>right or too low</b>: you score it.',
            'Your number is <b>too high</b>: nothing, and it is crossed out.',
            '<b>Circled and right</b>: you score twice the number.',
            '<b>Circled and wrong</b>: nothing.',
          ],
        },
        { rule: 'R8', say: 'A wrong circled number is crossed out only if it is too high.' },
        {
          rule: 'R11',
          say: 'A field left empty, because the time was up or the host closed the card, scores nothing and is not crossed out.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Who wins',
      parts: [
        {
          say: 'Most points. If several have the same, these decide, one after the other; the lower places go by them too:',
        },
        { rule: 'R9', say: 'More points from the circled number. Who circled none has 0 from it.' },
        { rule: 'R10', say: 'Then fewer numbers crossed out. If that is equal too, the win is shared.' },
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      parts: [
        {
          rule: 'R20',
          say: 'With one player it is a test: add up by how much each of the 20 numbers misses its answer, above or below, the fox included. <b>5 or less in all wins.</b> There is no circle.',
        },
        { show: 'solo' },
        { rule: 'R23', say: 'A field left empty by the clock misses by the whole answer.' },
        { say: 'Example: you wrote 5 and the answer was 7. That takes 2 of your 5, and 3 remain.' },
      ],
    },
    {
      id: 'options',
      title: 'What a table can choose',
      parts: [
        { rule: 'R17', say: 'The fox asks one question. All other choices combine freely.' },
        {
          list: [
            '<b>The fox’s question</b>: kinds, the most frequent, alone on a card, or cats.',
            '<b>Only exact numbers</b>: a number that is too low scores nothing either; it is not crossed out.',
            '<b>Last aloud</b>: whoever writes last in a turn has that number shown to all during the next one.',
            '<b>The deck</b>: standard, even (every combination twice), or a deck of your own with 48 cards.',
            '<b>Time</b>: seconds for each turn, or none.',
          ],
        },
        { rule: 'R18', say: 'The circle stays where only exact numbers count.' },
        {
          rule: 'R19',
          say: 'Last aloud is the last number really written, by the order in which numbers arrive. It is shown with its writer, never whether it was circled. A field left empty changes nothing; if nobody wrote in that turn, nobody is heard. Alone it has no effect.',
        },
        {
          rule: 'R24',
          say: 'Only the clock leaves a field empty, and it does nothing else: when time is up, and, at a table without time too, when the host closes the card for those who have not written.',
        },
        { rule: 'R26', say: 'In a deck of your own a kind of card may be there zero times.' },
      ],
    },
    {
      id: 'book',
      title: 'Where we differ from the book',
      parts: [
        {
          say: 'We play by the Polish book that comes in the box. Where it is silent, the numbered rulings decide. This is ours:',
        },
        {
          list: [
            '<b>How many of each card</b>: the book says 48 cards in four landscapes and does not print the copies. Our standard deck and the even one are our own; if your box has others, write them down as a deck of your own.',
            '<b>The clock</b>, and a field it leaves empty: the book has no clock, and everybody always writes.',
            '<b>Last aloud</b>: in the book the number is said once. Here it stays in sight for a turn, because nobody hears a phone.',
            '<b>Faces instead of words</b> while cards are turned: the book forbids to write down anything but the number, and a chat would be a place for it.',
            '<b>The end</b>: where the book’s ways to part a tie are used up, the win is shared. Alone there is no circle.',
          ],
        },
      ],
    },
  ],
};
