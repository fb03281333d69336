import { shuffle, type Random } from '../../../kernel/random.ts';
import { everySeat, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { cardNamed, FOX, type Card } from './card.ts';
import { cardsOf } from './deck.ts';
import { MOST } from './move.ts';
import { deckOf } from './options.ts';
import { emptyBoard, field, type Field, type State } from './state.ts';
import { TURNS } from './turns.ts';
import type { Own, Table } from './view.ts';

/** Earlier cards are not in the view, so any will do; so will any numbers of others that nobody has heard. */
export function imagine(view: Table & Partial<Own>, viewer: Viewer, random: Random): State {
  const boards = view.finished ? revealedBoards(view) : imagineBoards(view, viewer, random);
  return {
    options: view.options,
    seats: view.seats,
    pile: view.finished ? (view.pile ?? []).map(readCard) : imaginePile(view, random),
    turn: turnsDone(view),
    waiting: [...view.waiting],
    boards,
    circleUsed: boards.map((board) => board.some((each) => each?.circled === true)),
    last: view.last,
    aloud: view.aloud,
  };
}

function turnsDone(view: Table): number {
  return view.finished ? TURNS : view.turn - 1;
}

function revealedBoards(view: Table): (Field | null)[][] {
  return (view.boards ?? []).map((board) => [...board]);
}

function imaginePile(view: Table, random: Random): Card[] {
  const card = readCard(view.card);
  const unseen = cardsOf(deckOf(view.options));
  if (card !== FOX) unseen.splice(unseen.indexOf(card), 1);
  const others = shuffle(random, unseen).slice(0, TURNS - (card === FOX ? 1 : 2));
  if (card !== FOX) others.push(FOX);
  shuffle(random, others);
  others.splice(view.turn - 1, 0, card);
  return others;
}

function imagineBoards(view: Table & Partial<Own>, viewer: Viewer, random: Random): (Field | null)[][] {
  return everySeat(view.seats).map((seat) =>
    seat === viewer ? [...(view.numbers ?? emptyBoard())] : imagineBoard(view, seat, random),
  );
}

function imagineBoard(view: Table, seat: Seat, random: Random): (Field | null)[] {
  const board = emptyBoard();
  const turn = turnsDone(view);
  const written = view.waiting.includes(seat) ? turn : turn + 1;
  const circled = view.seats === 1 ? TURNS : random.below(TURNS + 1);
  for (let i = 0; i < written; i++) board[i] = field(random.below(MOST + 1), i === circled);
  if (view.aloud?.seat === seat) board[turn - 1] = field(view.aloud.number, turn - 1 === circled);
  return board;
}

function readCard(name: string): Card {
  const card = cardNamed(name);
  if (card === undefined) throw new RangeError(`no card ${name}`);
  return card;
}
