import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Gra o mózg',
  lead: 'Night at the pet cemetery. Play higher and higher, hide cards in your graveyard, push them into other people’s, and be rid of everything before the Horde eats your brains.',
  chapters: [
    {
      id: 'cards',
      title: 'Cards, brains, graveyards',
      parts: [
        {
          say: 'Two to five play. There are 50 cards with values from 0 to 19, one zombie animal for each value. Three each of 0 and of 5 to 13, two each of 1 to 4 and of 14 to 19.',
        },
        { show: 'specials' },
        {
          say: 'Everybody has a hand and a <b>graveyard</b>, which only its owner may look into. How many cards lie in each hand, each graveyard and the Reserve, everybody may count; the Horde’s top card and everyone’s brains are in plain sight, and so are the sizes of the Horde, of the discard and of what lies aside.',
        },
        {
          say: 'There are 56 brains. Everybody starts with <b>9</b>; the others are the pool. Brains lost by passing or at the end of a round go back to it.',
        },
        { rule: 'Z26', say: 'You may own any number of brains.' },
        { rule: 'Z29', say: 'You may hold any number of cards.' },
      ],
    },
    {
      id: 'draft',
      title: 'The beginning of a round',
      parts: [
        {
          say: 'All 50 cards are shuffled. Three times everybody is dealt 3 cards, keeps 2 and <b>buries 1</b> in their own graveyard. So a round begins with 6 in hand and 3 in the graveyard. What is left is the Reserve, face down.',
        },
        { show: 'draft' },
        { rule: 'Z2', say: 'All bury at once. The next three are dealt when everybody has buried.' },
        { rule: 'Z33', say: 'Until the draft is over the Reserve is simply what has not been dealt.' },
        { rule: 'Z1', say: 'Who begins the first round is drawn.' },
        { rule: 'Z31', say: 'During the draft it is nobody’s turn yet; the table shows who will begin.' },
      ],
    },
    {
      id: 'play',
      title: 'Playing cards',
      parts: [
        {
          say: 'Players take turns, clockwise. In your turn play one card, or <b>several of the same value</b>, from your hand. The value must be <b>higher</b> than the Horde’s top card. On an empty Horde anything goes.',
        },
        { show: 'horde' },
        {
          say: 'Of several equal cards one goes on the Horde and each of the others into an <b>opponent’s graveyard</b>: divide them as you like. A card given away has no effect.',
        },
        { show: 'copies' },
        {
          rule: 'Z6',
          say: 'The copies are given before any effect. So they may fill a graveyard that is then swapped, or come back to you.',
        },
        { rule: 'Z35', say: 'Copies go to opponents who sit at this table, at least one to each you name.' },
      ],
    },
    {
      id: 'pass',
      title: 'Passing',
      parts: [
        {
          say: 'If you cannot or will not play, pass: the whole Horde is discarded, you <b>lose 1 brain</b>, draw 2 cards from the Reserve, keep one and bury the other. Then you begin the new Horde.',
        },
        { show: 'pass' },
        { rule: 'Z3', say: 'You cannot pass on an empty Horde while you hold a card.' },
        { rule: 'Z4', say: 'After a pass you must begin the new Horde, with any card.' },
        {
          rule: 'Z37',
          say: 'Where the table plays with forgetting, it can happen that there is nothing to play even then: an empty hand and no card to draw. The turn ends unplayed, and you may still refill.',
        },
        { rule: 'Z5', say: 'If the brain you lose is your last, the game ends at once, before you draw.' },
        {
          rule: 'Z30',
          say: 'You are asked to play or pass even when only one is possible: not being asked would give your hand away. For the same reason burying and keeping are always asked.',
        },
      ],
    },
    {
      id: 'refill',
      title: 'Refilling',
      parts: [
        {
          say: 'At the end of your turn, with fewer than 3 cards in hand, take cards <b>of your choice</b> from your graveyard until you hold 3 or it is empty. With 3 or more you take none.',
        },
        { show: 'refill' },
        {
          rule: 'Z14',
          say: 'A turn that began with a pass ends with a refill too. Refilling comes after every effect.',
        },
        {
          rule: 'Z23',
          say: 'Only the player whose turn it was refills. Who is short of cards after somebody else’s swap waits until after their own next play.',
        },
        {
          rule: 'Z15',
          say: 'Where the table plays with forgetting, refilling is up to you: do it before the next player’s first move, or it is too late until the end of your next turn. Before an extra turn you may refill until that turn’s first move. With cards only in the graveyard you cannot play: you pass, on an empty Horde too.',
        },
        { rule: 'Z36', say: 'Refilling before an extra turn does not stop that turn’s clock.' },
      ],
    },
    {
      id: 'specials',
      title: 'Special animals',
      parts: [
        { say: 'Their effect happens once a play, however many cards were played.' },
        { show: 'special-rules' },
        { say: '<b>Komar, the mosquito (0)</b> may be played on anything.' },
        { rule: 'Z7', say: 'The top is then 0.' },
        { rule: 'Z8', say: 'It may be played on Pająk too.' },
        { say: '<b>Pająk, the spider (8)</b>: the next play must be <b>lower than 8</b> and need not beat the top.' },
        { rule: 'Z10', say: 'It binds one play; then the pile climbs again.' },
        { rule: 'Z9', say: 'If the next player passes, the spider’s word goes with the Horde.' },
        {
          say: '<b>Mysz, the mouse (11)</b>: the Horde is <b>set aside</b> until the round ends, you refill, and take <b>another turn</b> on the empty Horde.',
        },
        { rule: 'Z11', say: 'The mouse goes aside with the Horde.' },
        { rule: 'Z13', say: 'If you have neither hand nor graveyard left, the round ends instead.' },
        {
          say: '<b>The marshmallow</b> is on every 1, 2, 18 and 19: roll the die, do what it says, refill, and your turn is over.',
        },
      ],
    },
    {
      id: 'die',
      title: 'The die',
      parts: [
        { show: 'die' },
        {
          list: [
            '<b>Gift</b>: put a card from your hand into an opponent’s graveyard.',
            '<b>Steal</b>: take 1 brain from an opponent.',
            '<b>Swap</b>: swap hands or graveyards with another player.',
            '<b>Rain</b>: everybody, you first, then clockwise, draws a card from the Reserve into their own graveyard.',
            '<b>Brain</b>: take 1 brain from the pool.',
            '<b>Again</b>: refill, then take another turn.',
          ],
        },
        { rule: 'Z19', say: 'Gift with nothing in hand has no effect.' },
        { rule: 'Z22', say: 'A gift, a theft and a swap are always with somebody else, never with yourself.' },
        {
          rule: 'Z20',
          say: 'Hands are swapped whatever they hold. Graveyards only with a player whose graveyard is not empty; your own may be.',
        },
        {
          rule: 'Z24',
          say: 'A stolen last brain reaches the thief first; then the game is over, and nothing else is settled.',
        },
        { rule: 'Z25', say: 'An empty pool gives no brain.' },
        { rule: 'Z16', say: 'Again goes on with the same Horde. If nothing can be played, pass as usual.' },
        {
          rule: 'Z17',
          say: 'Again with no card left at all: the extra turn takes place and is a pass. That costs a brain, brings two cards, and the round goes on.',
        },
        {
          rule: 'Z34',
          say: 'The last roll and whom it concerned stay in sight, like the last signs shown and how the last round ended.',
        },
      ],
    },
    {
      id: 'reserve',
      title: 'When the Reserve is empty',
      parts: [
        {
          say: 'Cards are drawn one at a time. Only when a card is wanted and the Reserve is empty, the discard is shuffled and becomes the Reserve; if there is no discard, the Horde below its top card does. The two are never mixed, and the top card stays.',
        },
        {
          rule: 'Z12',
          say: 'What a mouse set aside is out until the round ends and is never shuffled back. Everybody saw which cards these are, and may look at them.',
        },
        { rule: 'Z18', say: 'If there is no card to take, nothing is drawn.' },
      ],
    },
    {
      id: 'round-end',
      title: 'The end of a round',
      parts: [
        {
          say: 'A round ends when anybody has <b>neither hand nor graveyard</b>. It is looked for after every play, when copies are given and effects are done, before the refill. Everybody else loses 1 brain for each card in hand and graveyard.',
        },
        { show: 'settlement' },
        {
          rule: 'Z21',
          say: 'After a swap whoever has nothing has ended the round, and everybody else pays, the one who rolled included.',
        },
        { rule: 'Z27', say: 'All pay at once, and nobody more than they have.' },
        {
          say: 'If everybody still has a brain, whoever has fewest begins the next round. A tie is drawn, or played out with rock, paper, scissors: all who are tied show at once. With exactly two signs, the beaten ones are out; with one or three, all show again.',
        },
        {
          rule: 'Z32',
          say: 'While signs are shown, the cards of the round lie where they were. At the end of the game they stay hidden.',
        },
      ],
    },
    {
      id: 'game-end',
      title: 'The end of the game',
      parts: [
        { say: 'The game is over at once when anybody’s last brain is lost, in a round or at its end.' },
        { rule: 'Z28', say: 'Most brains win, whoever ended the round. A tie is a tie.' },
      ],
    },
    {
      id: 'options',
      title: 'What a table can choose',
      parts: [
        {
          list: [
            '<b>Refilling</b>: kept for you, or yours to remember.',
            '<b>A tie for the beginning</b>: drawn, or rock, paper, scissors.',
            '<b>The deck</b>: standard, or a deck of your own with 50 cards; you choose which values carry a marshmallow, never 0, 8 or 11.',
            '<b>Time</b>: seconds for each decision, or none.',
          ],
        },
        {
          say: 'When time is up the clock plays: it passes where that is allowed, else plays its lowest card; buries the lowest, keeps the higher, refills with the lowest, gives the highest to the next player, steals from whoever has most brains, swaps hands with the next player, shows rock.',
        },
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
            '<b>How many of each card</b>: the book says 50 and does not print the copies. Our standard deck has three each of 0 and of 5 to 13 and two each of the others. Most of the animals are ours too. If your box has others, write them down as a deck of your own.',
            '<b>Refilling</b>: in the book you may forget it. Here the table sees to it, also before the mouse’s extra turn, unless it is played with forgetting.',
            '<b>A new Reserve</b>: the book tells of it for a pass. Here it is made whenever a card is wanted, also in rain, and from the Horde below its top card if there is no discard.',
            '<b>A tie for the beginning</b> is drawn, unless the table chose rock, paper, scissors; the book leaves the way to you. Who begins the first round is drawn too.',
            '<b>The clock</b> is ours: the book has none.',
          ],
        },
      ],
    },
  ],
};
