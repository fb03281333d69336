import { ruletka, type ActionCard, type GunCard, type Move, type Ruletka } from '../rules/index.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Question } from '../../../bots/bot.ts';
import { guiltOf, knownPocket } from './belief.ts';
import { choose, dare } from './choose.ts';
import { crowd } from './crowd.ts';
import { duel } from './duel.ts';
import { cardWorth, fateKnowing, fateOf, fateWith } from './hand.ts';
import type { Memory, View } from './memory.ts';
import { LOADED } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Profile } from './profile.ts';
import { BETS, planOf, type Fate } from './stage.ts';
import { weigh, type Opinion } from './weigh.ts';

type Asked = Question<Ruletka>;

/** A move for whoever is asked. */
export function decide(profile: Profile, memory: Memory, question: Asked): Move {
  const { view, seat } = question;
  const legal = [...ruletka.moves(view, seat)];
  const [only, ...more] = legal;
  if (only !== undefined && more.length === 0) return only;
  // The dead have nothing to win any more.
  if (present(view.lives[seat]) === 0) return ruletka.fallback(view, seat);
  switch (view.phase) {
    case 'loading':
      return load(profile, memory, question);
    case 'betting':
      return bet(profile, memory, question, legal);
    case 'accusing':
      return suspect(profile, memory, question, legal);
    case 'accused':
      return view.accusation?.accused === seat
        ? playCard(profile, memory, question, legal)
        : join(profile, memory, question, legal);
    case 'bids':
    case 'shot':
    case 'bullet':
      return playCard(profile, memory, question, legal);
    case 'spinning':
    case 'showOff':
    case 'over':
      return ruletka.fallback(view, seat);
  }
}

const LEAST_ITERATIONS = 30;

function outlookOf({ trust }: Profile, memory: Memory, { view, seat, budget }: Asked): Outlook {
  const living = everySeat(view.seats).filter((each) => present(view.lives[each]) > 0);
  const others = living.filter((each) => each !== seat);
  const [other] = others;
  if (other !== undefined && others.length === 1) {
    return duel({ view, memory, seat, other, iterations: Math.max(LEAST_ITERATIONS, budget), trust });
  }
  return crowd({ view, memory, seat, living, trust });
}

/** What people bet at first: timid and mostly honest. */
const NAIVE_BETS: readonly number[] = [14, 5, 1, 0.3, 0.3, 0.3];
const NAIVE_PLANS: readonly number[] = [...NAIVE_BETS.map((share) => 3 * share), ...NAIVE_BETS];

function load(profile: Profile, memory: Memory, question: Asked): Move {
  const outlook = outlookOf(profile, memory, question);
  const values = outlook.values(fateWith(question.view.hand));
  const plan = choose(question.random, profile, [...outlook.plans], NAIVE_PLANS, [...values]);
  return { pocket: plan >= BETS ? 'bullet' : 'click' };
}

function bet(profile: Profile, memory: Memory, question: Asked, legal: readonly Move[]): Move {
  const { view, seat, random } = question;
  const outlook = outlookOf(profile, memory, question);
  const cheats = view.pocket === 'bullet';
  const valued = (fate: Fate): number[] => betsOf(outlook.values(fate), cheats);
  const peeped = view.peeped.some(({ on }) => on === seat);
  const values = valued(fateOf(view, seat));
  const peep = legal.find((move) => 'card' in move && move.card === 'peeper' && move.on === seat);
  if (peep !== undefined && !peeped) {
    const gain = peepWorth(view.gun.bullet, view.hand, valued) - Math.max(...values) - cardWorth('peeper');
    if (dare(random, profile, 0.5, gain)) return peep;
  }
  // Whoever knows the first cards has no use for what is usual.
  const usual = peeped ? values.map(() => 1) : betsOf(outlook.plans, cheats);
  return { bet: choose(random, profile, usual, NAIVE_BETS, values) };
}

function betsOf(plans: Float64Array, cheats: boolean): number[] {
  return Array.from({ length: BETS }, (_, shots) => plans[planOf(cheats, shots)] ?? 0);
}

/** What the best bet is worth on average to somebody who has seen the first three cards of a gun with so many bullets. */
function peepWorth(bullets: number, hand: readonly ActionCard[], valued: (fate: Fate) => number[]): number {
  if (bullets === 0) return -1;
  let worth = 0;
  let clear = 1;
  for (let shot = 1; shot <= 3; shot++) {
    const hit = bullets / (LOADED - shot + 1);
    const seen = Array.from({ length: 3 }, (_, i): GunCard => (i === shot - 1 ? 'bullet' : 'click'));
    worth += clear * Math.min(1, hit) * Math.max(...valued(fateKnowing(seen, hand)));
    clear *= Math.max(0, 1 - hit);
  }
  return clear > 0 ? worth + clear * Math.max(...valued(fateKnowing(['click', 'click', 'click'], hand))) : worth;
}

/** Whom to accuse, and whether a card comes first. */
function suspect(profile: Profile, memory: Memory, question: Asked, legal: readonly Move[]): Move {
  const outlook = outlookOf(profile, memory, question);
  if (legal.some((move) => 'card' in move)) {
    const move = weighed(profile, memory, question, outlook, legal);
    if (move !== undefined) return move;
  }
  return accuseOrPass(profile, memory, question, outlook, legal);
}

function join(profile: Profile, memory: Memory, question: Asked, legal: readonly Move[]): Move {
  return accuseOrPass(profile, memory, question, outlookOf(profile, memory, question), legal);
}

function accuseOrPass(
  profile: Profile,
  memory: Memory,
  question: Asked,
  outlook: Outlook,
  legal: readonly Move[],
): Move {
  const { view, random } = question;
  let best: { readonly move: Move; readonly usual: number; readonly gain: number } | undefined;
  for (const move of legal) {
    if (!('accuse' in move)) continue;
    const guilt = guiltOf(view, memory, outlook, move.accuse);
    const { usual, gain } = outlook.accusal(move.accuse, guilt);
    if (best === undefined || gain > best.gain) best = { move, usual, gain };
  }
  return best !== undefined && dare(random, profile, best.usual, best.gain) ? best.move : { pass: true };
}

function playCard(profile: Profile, memory: Memory, question: Asked, legal: readonly Move[]): Move {
  const move = weighed(profile, memory, question, outlookOf(profile, memory, question), legal);
  return move ?? ruletka.fallback(question.view, question.seat);
}

/** How much likelier leaving a card in hand is than playing it, where it makes no difference. */
const KEPT = 4;
/** Of how many standard errors a card must be better than keeping it: what may be luck is not worth a card. */
const DOUBT = 0.7;

/** A card or an owed aim that seems worth it; nothing when passing does. */
function weighed(
  profile: Profile,
  memory: Memory,
  question: Asked,
  outlook: Outlook,
  legal: readonly Move[],
): Move | undefined {
  const { view, seat, random } = question;
  const passes = legal.filter((move) => 'pass' in move && !view.owing.includes(seat));
  const moves = [...passes, ...legal.filter((move) => 'aim' in move || 'card' in move)];
  const opinion = opinionOf(memory, view, seat, outlook);
  const found = weigh(view, seat, moves, opinion, worldsFor(profile, question.budget), random);
  const worths = found.map(({ gain, error }) => gain - DOUBT * error);
  const usual = moves.map((move) => ('pass' in move ? KEPT * Math.max(1, moves.length - 1) : 1));
  const chosen =
    moves[
      choose(
        random,
        profile,
        usual,
        moves.map(() => 1),
        worths,
      )
    ];
  return chosen !== undefined && 'pass' in chosen ? undefined : chosen;
}

/** A smaller budget imagines less, in proportion. */
function worldsFor({ budget, worlds }: Profile, given: number): number {
  return Math.max(1, Math.round(worlds * Math.min(1, given / budget)));
}

function opinionOf(memory: Memory, view: View, seat: Seat, outlook: Outlook): Opinion {
  const guilt = everySeat(view.seats).map((on) => (on === seat ? 0 : guiltOf(view, memory, outlook, on)));
  const accuses = view.phase === 'bids' || view.phase === 'accusing' || view.phase === 'accused';
  const mine = everySeat(view.seats).map((on) => {
    if (!accuses || on === seat || view.out[on] === true || knownPocket(view, on) === 'click') return 0;
    return outlook.accusal(on, guilt[on] ?? 0).gain > 0 ? 1 : 0;
  });
  return {
    guilt,
    accuses: (by, on, shots) =>
      by === seat ? (mine[on] ?? 0) : on === seat ? outlook.suspicion(by, shots) : outlook.suspicion(by, shots) / 2,
  };
}
