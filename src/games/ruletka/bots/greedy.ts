import { ruletka, type Move, type Ruletka } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Bot, Question } from '../../../bots/bot.ts';

type View = SeatView<Ruletka>;

/** How likely it accuses a bet of 0, 1, … 5, in percent, each time it is asked. */
const SUSPICION = [0, 2, 5, 15, 30, 45];

/** A chance of a bullet that is worth a card. */
const TOO_RISKY = 1 / 3;

/**
 * Never cheats, bets what pays best for an honest gun, suspects high bets, keeps its cards for a shot that is likely
 * to be its last and for the bullet itself, and takes a win when it has one.
 */
export const greedyRuletka: Bot<Ruletka> = {
  level: 'greedy',
  blank: null,
  decide(_memory, question) {
    const legal = [...ruletka.moves(question.view, question.seat)];
    const wish = wished(question, legal);
    const granted = wish && legal.find((move) => same(move, wish));
    return granted ?? ruletka.fallback(question.view, question.seat);
  },
};

/** What it would do if it may; nothing where the game's own fallback is good enough: honest, ready, pass, take. */
function wished({ view, seat, random }: Question<Ruletka>, legal: readonly Move[]): Move | undefined {
  switch (view.phase) {
    case 'betting':
      return { bet: bestBet(view.gun) };
    case 'accusing':
      return suspect(view, seat, random, legal);
    case 'accused':
      return view.accusation?.accused === seat
        ? view.pocket === 'bullet'
          ? { card: 'bribe' }
          : undefined
        : suspect(view, seat, random, legal);
    case 'shot':
      return dodge(view, seat, legal);
    case 'bullet':
      return { card: 'dud' };
    case 'loading':
    case 'spinning':
    case 'bids':
    case 'showOff':
    case 'over':
      return undefined;
  }
}

/** The bet with the most points to expect of these cards, in the order nobody knows; the lower one of equals. */
function bestBet({ click, bullet }: View['gun']): number {
  let best = 0;
  let most = 1;
  let survives = 1;
  for (let bet = 1; bet <= 5; bet++) {
    const left = click + bullet - (bet - 1);
    survives *= Math.max(0, click - (bet - 1)) / left;
    const points = survives * (bet + 1);
    if (points > most + 1e-9) {
      best = bet;
      most = points;
    }
  }
  return best;
}

/** Whom it accuses, if anybody: a cheat it has seen, or sometimes a bet too high to be honest. */
function suspect(view: View, seat: Seat, random: Random, legal: readonly Move[]): Move | undefined {
  const open = legal.flatMap((move) => ('accuse' in move ? [move.accuse] : []));
  const caught = view.pattedDown.find(({ on, card }) => card === 'bullet' && open.includes(on));
  if (caught !== undefined) return { accuse: caught.on };
  const searched = new Set(view.pattedDown.map(({ on }) => on));
  const bold = highest(
    open.filter((on) => on !== seat && !searched.has(on)),
    view.bets,
  );
  if (bold === undefined) return undefined;
  const search: Move = { card: 'pat-down', on: bold };
  if (legal.some((move) => same(move, search))) return search;
  return random.below(100) < (SUSPICION[view.bets[bold] ?? 0] ?? 0) ? { accuse: bold } : undefined;
}

/** An owed aim goes at the leader; a gun that has become dangerous is turned away. */
function dodge(view: View, seat: Seat, legal: readonly Move[]): Move | undefined {
  const others = everySeat(view.seats).filter((other) => other !== seat && present(view.lives[other]) > 0);
  const leader = highest(others, view.points);
  if (leader === undefined) return undefined;
  if (view.owing.includes(seat)) return { aim: leader };
  const { click, bullet } = view.gun;
  if (view.aims[seat] !== seat || bullet / Math.max(1, click + bullet) < TOO_RISKY) return undefined;
  const shot: Move = { card: 'bang-bang', at: leader };
  return legal.some((move) => same(move, shot)) ? shot : { card: 'air-gun' };
}

/** The first of `seats` with most. */
function highest(seats: readonly Seat[], perSeat: readonly (number | null)[]): Seat | undefined {
  let best: Seat | undefined;
  for (const seat of seats) if (best === undefined || (perSeat[seat] ?? 0) > (perSeat[best] ?? 0)) best = seat;
  return best;
}

function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
