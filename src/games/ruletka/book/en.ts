import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Rosyjska Ruletka. World Championships',
  lead: 'Teams of cartoon daredevils with water pistols. Load, spin, bet, bluff, accuse, pull the trigger: the bravest liar takes the medals.',
  chapters: [
    {
      id: 'team',
      title: 'Your team and your gun',
      parts: [
        {
          say: 'You lead <b>three team members and a captain</b>. The captain always falls last; without a captain you are out of the game. Your gun is seven cards: <b>6 clicks and 1 bullet</b>. You have a pocket, one accusation a round, a bet from 0 to 5, and an action card to begin with. Two to six play, all phases all at once.',
        },
        { show: 'gun' },
        {
          say: 'There are 19 bullets in all: what is not in your guns lies in the middle as spare ones, beside the action deck of 31 cards. Everybody can see lives, points, revealed bets, how many cards each hand holds, how many bullets each gun’s seven cards contain, spent cards and used accusations.',
        },
        { rule: 'W25', say: 'A card that was not revealed stays secret, also when the guns are put together again.' },
        {
          rule: 'W39',
          say: 'Even after the end hidden cards stay hidden at the table. The record of the game has them.',
        },
      ],
    },
    {
      id: 'loading',
      title: '1. Loading',
      parts: [
        {
          say: 'Look at your seven cards and pocket one, face down. Pocketing a bullet is <b>cheating, and allowed</b>: your gun is then harmless, unless somebody finds out. In the box the card lies under the help card; here the pocket stands for it, and a mark of the used accusation for the help card turned over.',
        },
        { show: 'pocket' },
        {
          rule: 'W7',
          say: 'With several bullets you may pocket any of them; bullets are alike. You cannot pocket a click you do not have.',
        },
      ],
    },
    {
      id: 'spinning',
      title: '2. Spinning',
      parts: [
        {
          say: 'The other six cards of every gun are shuffled. Until you say you are ready you may have a gun spun once more, your own too. It is one more fair shuffle.',
        },
        { rule: 'W27', say: 'Each gun is spun at most once a round, whoever asks for it.' },
      ],
    },
    {
      id: 'betting',
      title: '3. Betting',
      parts: [
        {
          say: 'Everybody secretly bets how many times they will pull the trigger: <b>0 to 5</b>. All bets are revealed together. A bet is final, though cards may still change it.',
        },
        { show: 'bets' },
        { rule: 'W34', say: 'There is no bet of 6, and nobody can be named who does not sit at the table.' },
      ],
    },
    {
      id: 'accusing',
      title: '4. Accusing',
      parts: [
        {
          say: 'You think somebody has pocketed the bullet? <b>Accuse them.</b> Each player with a living captain may do it once a round, also one who is out of the round. Whoever is accused must be in the round, with a pocket not shown yet.',
        },
        {
          rule: 'W9',
          say: 'The first accusation opens two seconds in which others may join, at every pace. Joining does not give more time, and the two seconds are not the accused’s: whoever is accused and holds cards has the time of the pace to think of a bribe. Then the pocket is shown. On one device that is passed round no clock runs.',
        },
        { show: 'accusation' },
        {
          list: [
            '<b>A bullet</b>: every accuser draws 3 action cards. The cheat loses a character and is out of the round.',
            '<b>A click</b>: the accused draws 1 action card for each accuser. Each accuser swaps a click of their own gun for a spare bullet and reshuffles.',
          ],
        },
        { rule: 'W5', say: 'No click in the gun, or no spare bullet left: the accuser pays nothing.' },
        { rule: 'W38', say: 'If a bullet was to be had and did not go in, everybody knows that the gun has no click.' },
        {
          rule: 'W6',
          say: 'An accuser already out of the round pays with the renewed gun: it counts from the next round.',
        },
        { rule: 'W8', say: 'A pocket once shown cannot be accused again that round.' },
        {
          say: 'Accusations of different players are settled one by one, in the order they arrived. Who accuses and is accused is dealt with in both roles.',
        },
        {
          rule: 'W28',
          say: 'Passing says “do not wait for me” and no more: until the phase ends you may still accuse, play a card or announce the last call. Anybody may announce it, those without a captain too: ten seconds, at every pace, then the clock passes for whoever is still waited for. An accusation or a card stops it, and all are waited for again who can still accuse or hold cards. It never starts by itself. The phase ends when nobody is waited for.',
        },
      ],
    },
    {
      id: 'shooting',
      title: '5. Shooting',
      parts: [
        {
          say: 'Shots 1 to 5. Before each there is a moment for cards; then <b>3, 2, 1</b>, and everybody in the round whose bet reaches this shot turns their top card at the same moment. A bullet fells whoever the gun points at: its owner, unless a card says otherwise.',
        },
        { show: 'shot' },
        { rule: 'W12', say: 'All fire at once; who falls in this shot still fires it.' },
        { rule: 'W13', say: 'Two bullets at once cost one character.' },
        { rule: 'W14', say: 'Who bet 0, or has fired all their shots, can still be hit.' },
        { rule: 'W15', say: 'Nobody stops early.' },
        { rule: 'W16', say: 'A bullet sent into the air or at somebody else is spent, and its owner goes on.' },
        {
          rule: 'W36',
          say: 'The shots just fired, the last card played and shown pockets stay in sight: until the next shots, the next card, and the end of the round.',
        },
      ],
    },
    {
      id: 'points',
      title: '6. Points',
      parts: [
        { rule: 'W18', say: 'Whoever lost no character this round scores <b>their final bet and 1</b>.' },
        { show: 'medals' },
        { rule: 'W24', say: 'Then the guns are put together again, seven cards each. Extra bullets stay in.' },
      ],
    },
    {
      id: 'losing',
      title: 'Losing a character',
      parts: [
        {
          say: 'Whoever loses a character is out of the round. If it was not the captain: draw 1 action card, and the gun is new again, 6 clicks and 1 bullet; extra bullets go back to the spare ones.',
        },
        { rule: 'W11', say: 'That card is drawn also by a cheat who was found out.' },
        {
          rule: 'W33',
          say: 'What a peeper saw of a gun is worth nothing once it is renewed. What a pat-down saw stays known until the end of the round.',
        },
        { rule: 'W40', say: 'The pocket of somebody who is out changes nothing any more.' },
        {
          rule: 'W2',
          say: 'If it was the captain you are out of the game. You keep your hand, and may play the cards with a skull.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Who wins',
      parts: [
        { say: '<b>The last captain</b> wins at once, in any phase.' },
        {
          rule: 'W22',
          say: 'If the last captain is in the round and has shots left to fire, in mid-shooting or after a cheat was caught, they choose: take the win, or show off and fire the rest, at the risk that the captain falls and nobody wins. Losing a mere team member then still wins. After showing off there is no more accusing: the next shot follows.',
        },
        { rule: 'W23', say: 'No captain left: nobody wins.' },
        {
          rule: 'W19',
          say: '<b>Points</b>: after the points phase whoever alive has most wins, if that is 15 or more.',
        },
        { rule: 'W21', say: 'Only if nobody alive has as many.' },
        { rule: 'W20', say: 'A tie at the top goes on, with everybody alive.' },
        { rule: 'W29', say: 'Round 50 is the last: most points alive win, and equals share.' },
      ],
    },
    {
      id: 'cards',
      title: 'Action cards',
      parts: [
        {
          say: 'You may hold any number and play any number, each at the time it names. A card for <b>any</b> player may be played on yourself, one for <b>another</b> player may not. Everybody has a current bet and a current aim: themselves, the air, or a player. Cards change them in the order they arrive, and <b>a later card outweighs an earlier one</b>: if you play Air gun and somebody plays “Shoot somebody!” after you, you must aim at somebody after all. What stands when nobody plays a card any more counts. After each shot every gun points at its owner again.',
        },
        {
          say: 'The time for cards is over when everybody waited for has passed or the seconds are up; after a card all may answer anew. Who is waited for follows only from what everybody can see.',
        },
        {
          rule: 'W31',
          say: 'It is then waited for those who still hold cards: not for whoever has just played the last one.',
        },
        {
          rule: 'W1',
          say: 'A card with a skull may be played by those out of the round or out of the game as well, and on players out of the round.',
        },
        { rule: 'W3', say: 'The others are only by and on players still in the round.' },
        {
          rule: 'W4',
          say: 'A skull card is played on anybody alive who has what it changes. A gift for somebody out of the round goes into their renewed gun, unshuffled; spinning such a gun changes nothing. Whoever is out of the game is only where a gun points.',
        },
        {
          rule: 'W30',
          say: 'A card may be played without effect: raising a bet of 5, for instance. Nothing is shuffled then.',
        },
        {
          rule: 'W26',
          say: 'When a card is wanted and the deck is empty, the discard is shuffled. Nothing there: nothing is drawn.',
        },
        { rule: 'W37', say: 'Everybody may remember what the discard held when it became the deck.' },
      ],
    },
    {
      id: 'cards-bets',
      title: 'Cards about guns and bets',
      parts: [
        { show: 'cards-bets' },
        {
          list: [
            '<b>Peeper!</b> (3) Before you bet: you alone see the top three cards of any gun, in order.',
            '<b>Nerves of steel</b> (2) Bets revealed: set your own bet to anything from 0 to 5.',
            '<b>Raise the stakes!</b> (3, skull) Bets revealed: somebody’s bet goes up by 1, to 5 at most.',
            '<b>Weak knees</b> (2, skull) Bets revealed: somebody’s bet goes down by 1, to 0 at least.',
            '<b>Swapped dice</b> (1) Bets revealed: two players swap their bets.',
          ],
        },
      ],
    },
    {
      id: 'cards-accusing',
      title: 'Cards for accusing',
      parts: [
        { show: 'cards-accusing' },
        {
          list: [
            '<b>Pat-down</b> (2, skull) You alone see somebody’s pocket.',
            '<b>Spin again!</b> (3, skull) Shuffle what is left of a gun; also before a shot.',
            '<b>Gift for a comrade</b> (1, skull) A click of another gun becomes a spare bullet, until its owner next loses a character.',
            '<b>Bribe</b> (2) When you are accused: nothing happens.',
          ],
        },
        {
          rule: 'W10',
          say: 'A bribe works at once: the pocket stays hidden, the accusations made are used up, nobody gains or pays. Who had not joined keeps theirs.',
        },
      ],
    },
    {
      id: 'cards-shooting',
      title: 'Cards for shooting',
      parts: [
        { show: 'cards-shooting' },
        {
          list: [
            '<b>Air gun</b> (4) Your next shot goes into the air.',
            '<b>Bang bang!</b> (3) Your next shot goes at another player.',
            '<b>Shoot somebody!</b> (2, skull) Everybody shooting must aim at another player.',
            '<b>Change of aim</b> (1, skull) You choose where another shooter’s gun points: at any player, never into the air.',
            '<b>Dud</b> (2) The bullet about to fell you was only a click.',
          ],
        },
        {
          rule: 'W17',
          say: 'After Shoot somebody! every shooter owes an aim, whatever they aimed at before. A later air gun, bang bang or change of aim settles it. Passing does not.',
        },
        { rule: 'W35', say: 'A second bullet does not start the clock anew for whoever may still play a dud.' },
      ],
    },
    {
      id: 'options',
      title: 'What a table can choose',
      parts: [
        {
          list: [
            '<b>Pace</b>: relaxed waits for everybody and has no clock but the last call and joining; standard and fast give each question its seconds. The last call takes 10 and joining 2 at every pace.',
            '<b>Points to win</b>: 15, or any number from 10 to 30.',
            '<b>The action deck</b>: standard, or 31 cards of your own choice.',
          ],
        },
        {
          say: 'When time is up the clock answers: it pockets a click, is ready, bets 1, passes, aims at the next living player, takes the win.',
        },
      ],
    },
    {
      id: 'differences',
      title: 'Where we differ from the box',
      parts: [
        {
          say: 'The printed rules leave some things open, and a screen asks for exact answers. Here is where we decided otherwise or filled a gap, and why.',
        },
        {
          list: [
            '<b>The action cards</b>: the rules of the box name a few and print no list. Which fourteen there are, what each does, how many copies it has and which carry a skull is ours; 31 in all is the box’s.',
            '<b>Skull cards</b>: in the box they may be played on players who are out of the round or the game. Here those who are out may play them too, so that nobody only watches; and the dead, who have neither gun, bet nor pocket, are only aimed at.',
            '<b>Shoot somebody!</b> lets everybody aim at others in the text of the box, while in its example Boris has to. We follow the example: everybody shooting must aim.',
            '<b>Spinning</b>: each gun once a round, and also your own. Without a limit a table could be kept spinning for ever, and a fair shuffle is as fair the first time.',
            '<b>Two accusers at once</b>: the box says it rarely happens. With a network in between nothing is at once, so there are two seconds to join.',
            '<b>Round 50</b> is the last: a table of cautious people must end too.',
          ],
        },
      ],
    },
  ],
};
