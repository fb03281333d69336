import { ruletka, type Move, type Ruletka } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../cli/terminal/words/person.ts';
import { WORDS } from './words/index.ts';
import type { RuletkaWords } from './words/words.ts';
import type { Face, Setting } from '../../../cli/terminal/face.ts';
import { podium } from '../../../cli/terminal/podium.ts';

type View = SeatView<Ruletka>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What may be typed, and what it does: bets by their number, everything else by a letter. */
function menu(view: View, me: Seat): ReadonlyMap<string, Move> {
  const keys = new Map<string, Move>();
  let next = 0;
  for (const move of ruletka.moves(view, me)) {
    const isBet = 'bet' in move && !('card' in move);
    keys.set(isBet ? String(move.bet) : letters(next++), move);
  }
  return keys;
}

/** a … z, then aa, ab … */
function letters(n: number): string {
  const { length } = LETTERS;
  return n < length ? LETTERS.charAt(n) : `${letters(Math.floor(n / length) - 1)}${LETTERS.charAt(n % length)}`;
}

function whoIn({ names, me }: Setting): Who {
  return (seat) => ({ name: present(names[seat]), isMe: seat === me });
}

export const face: Face<Ruletka> = {
  players: 4,
  title: (language) => WORDS[language].title,
  rules: (options, _seats, language) => WORDS[language].rules(options),
  screen(view, setting) {
    const { language, paint, me } = setting;
    const said = WORDS[language];
    const head = `${paint.bold(paint.tint('red', said.title))} · ${said.round(view.round, view.options.target)}`;
    return [
      `${head} · ${said.phases[view.phase]}`,
      '',
      ...everySeat(view.seats).map((seat) => standing(view, seat, setting)),
      '',
      ...mine(view, setting),
      '',
      ...(view.phase === 'over' ? [] : [paint.bold(said.asks[view.phase])]),
      ...choices(view, me, setting),
    ].join('\n');
  },
  obvious(view, { me }) {
    const [only, ...others] = ruletka.moves(view, me);
    return others.length === 0 ? only : undefined;
  },
  hint: (view, { language }) => (view.phase === 'betting' ? WORDS[language].chooseBet : WORDS[language].choose),
  read: (line, view, { me }) => menu(view, me).get(line.toLowerCase()),
  refusal: (code, _view, { language, words }) =>
    code === 'malformed' ? WORDS[language].malformed : words.frame.refused(code),
  tell: (event, setting) => WORDS[setting.language].tell(event, whoIn(setting)),
  review(_view, outcome, setting) {
    const said = WORDS[setting.language];
    const { reason, rounds } = outcome.detail as {
      readonly reason: keyof RuletkaWords['reasons'];
      readonly rounds: number;
    };
    const head = `${said.reasons[reason]} ${said.rounds(rounds)}`;
    return [podium(head, said, (score) => said.pointsOf(score), outcome, setting)];
  },
};

/** One player's line: what everybody can see of them. */
function standing(view: View, seat: Seat, { language, paint, names, me }: Setting): string {
  const said = WORDS[language];
  const width = Math.max(...names.map((name) => name.length));
  const lives = present(view.lives[seat]);
  const bet = seat === me ? view.bet : present(view.bets[seat]);
  const aim = present(view.aims[seat]);
  const notes = [
    said.standing(present(view.points[seat]), lives, present(view.bullets[seat]), present(view.handCounts[seat])),
    ...(bet === null ? [] : [paint.bold(said.bet(bet))]),
    ...(lives === 0 ? [said.dead] : view.out[seat] === true ? [said.out] : []),
    ...(aim === seat ? [] : [aim === 'air' ? said.intoTheAir : said.aimsAt(names[aim] ?? '')]),
  ];
  const name = present(names[seat]).padEnd(width);
  return `  ${seat === me ? paint.bold(name) : name}  ${notes.join(' · ')}`;
}

/** What only the person knows. */
function mine(view: View, { language, names }: Setting): readonly string[] {
  const said = WORDS[language];
  const hand = view.hand.map((card) => said.cards[card]);
  return [
    said.yourGun(view.gun.click, view.gun.bullet),
    ...(view.pocket === null ? [] : [said.yourPocket(view.pocket)]),
    `${said.yourHand}: ${hand.length === 0 ? said.noCards : hand.join(', ')}`,
    ...view.peeped.map(({ on, cards }) =>
      said.peeped(present(names[on]), cards.map((card) => said.gunCards[card]).join(', ')),
    ),
    ...view.pattedDown.map(({ on, card }) => said.pattedDown(present(names[on]), said.gunCards[card])),
  ];
}

/** The list to choose from; what a card does is told where it first stands. */
function choices(view: View, me: Seat, setting: Setting): readonly string[] {
  const { language, paint } = setting;
  const told = new Set<string>();
  return [...menu(view, me)].map(([key, move]) => {
    const line = `  ${paint.bold(key.padStart(2))}  ${WORDS[language].move(move, whoIn(setting))}`;
    if (!('card' in move) || told.has(move.card)) return line;
    told.add(move.card);
    return `${line}  ${paint.dim(`(${WORDS[language].does[move.card]})`)}`;
  });
}
