import { answer as mark, cardNamed, emptySheet, SPECIES, type Rudy, type Species } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Settled } from './words/words.ts';
import type { Setting } from '../../../cli/terminal/face.ts';
import { speciesOn } from './cards.ts';
import { WORDS } from './words/index.ts';

/** What Rudy's outcome tells besides the places: of a table, and of one who plays alone. */
interface Detail {
  readonly answers: readonly number[];
  readonly points?: readonly (readonly number[])[];
  readonly circledPoints?: readonly number[];
  readonly crossedOut?: readonly number[];
}

/** Animals seen, per species in the order of `SPECIES`. */
type LegalView = readonly number[];

/** More than this many at a table are told in one line. */
const SHOWN = 12;

const FOX = 'fox';

/** R21: from the first card to the last; then the result. */
export function rudyReview(view: SeatView<Rudy>, outcome: Outcome, setting: Setting): readonly string[] {
  const pile = view.pile ?? [];
  const detail = outcome.detail as unknown as Detail;
  const pages: string[] = [];
  const sheet = emptySheet();
  let off = 0;
  for (const [turn, card] of pile.entries()) {
    const before = [...sheet.seen];
    const turned = cardNamed(card);
    if (turned !== undefined) mark(sheet, turned, view.options.fox);
    const answer = detail.answers[turn] ?? 0;
    const lines = [...head(turn, card, view, setting), '', answerLine(card, sheet.seen, answer, setting), ''];
    if (view.seats === 1) {
      const by = Math.abs((view.numbers[turn]?.number ?? 0) - answer); // R23
      off += by;
      const [number, note] = written(view, 0, turn, answer, setting);
      lines.push(`${WORDS[setting.language].wrote} ${number} ${note}`.trimEnd(), WORDS[setting.language].off(by, off));
    } else {
      lines.push(...rows(view, turn, answer, detail, outcome, setting));
    }
    pages.push([...lines, '', ...sheetLines(before, sheet.seen, setting)].join('\n'));
  }
  pages.push(result(view, outcome, detail, setting));
  return pages;
}

function countOf(seen: LegalView, species: Species): number {
  return seen[SPECIES.indexOf(species)] ?? 0;
}

function head(turn: number, card: string, view: SeatView<Rudy>, { language, paint }: Setting): readonly string[] {
  const rudy = WORDS[language];
  const shown =
    card === FOX
      ? rudy.fox
      : speciesOn(card)
          .map((each) => rudy.species[each])
          .join(' + ');
  const title = `${rudy.card(turn + 1, view.pile?.length ?? 0)}: ${paint.bold(shown)}`;
  return card === FOX ? [title, rudy.foxAsks[view.options.fox]] : [title];
}

function answerLine(card: string, seen: LegalView, answer: number, { language }: Setting): string {
  const rudy = WORDS[language];
  const sum = speciesOn(card).map((species) => rudy.animals(species, countOf(seen, species)));
  return card === FOX ? rudy.foxAnswer(answer) : rudy.answer(sum, answer);
}

/** Those worth a line: everybody at an ordinary table; in a crowd the person and the best. */
function shownSeats({ seats }: SeatView<Rudy>, { places }: Outcome, me: Seat): readonly Seat[] {
  if (seats <= SHOWN) return everySeat(seats);
  const others = everySeat(seats).filter((seat) => seat !== me);
  return [me, ...others.toSorted((a, b) => present(places[a]) - present(places[b])).slice(0, SHOWN - 1)];
}

function rows(
  view: SeatView<Rudy>,
  turn: number,
  answer: number,
  detail: Detail,
  outcome: Outcome,
  setting: Setting,
): readonly string[] {
  const { names, language, me, paint } = setting;
  const seats = shownSeats(view, outcome, me);
  const width = Math.max(...seats.map((seat) => present(names[seat]).length));
  const score = (seat: Seat): string => WORDS[language].pointsOf(detail.points?.[seat]?.[turn] ?? 0);
  const wide = Math.max(...seats.map((seat) => score(seat).length));
  const lines = seats.map((seat) => {
    const [number, note] = written(view, seat, turn, answer, setting);
    const name = present(names[seat]).padEnd(width);
    return `  ${seat === me ? paint.bold(name) : name}  ${number}  ${score(seat).padEnd(wide)}  ${note}`.trimEnd();
  });
  if (view.seats > seats.length) lines.push(`  ${WORDS[language].others(view.seats - seats.length)}`);
  return lines;
}

/** A number, and what became of it. */
function written(
  view: SeatView<Rudy>,
  seat: Seat,
  turn: number,
  answer: number,
  { language, paint }: Setting,
): readonly [string, string] {
  const rudy = WORDS[language];
  const field = view.boards?.[seat]?.[turn] ?? null;
  if (field === null) return ['  –', rudy.blank];
  const tooHigh = field.number > answer;
  const number = String(field.number).padStart(3);
  const notes = [...(field.circled ? [rudy.circled] : []), ...(tooHigh && view.seats > 1 ? [rudy.crossedOut] : [])];
  const tinted = field.number === answer ? paint.tint('green', number) : tooHigh ? paint.tint('red', number) : number;
  return [tinted, notes.join(', ')];
}

/** A row per species, an X per animal; this card's are new. */
function sheetLines(before: LegalView, now: LegalView, { language, paint }: Setting): readonly string[] {
  const width = Math.max(...SPECIES.map((each) => WORDS[language].species[each].length));
  return [
    paint.dim(WORDS[language].sheet),
    ...SPECIES.map((species) => {
      const old = countOf(before, species);
      const fresh = 'X'.repeat(countOf(now, species) - old);
      const marks = 'X'.repeat(old) + (fresh === '' ? '' : paint.bold(paint.tint('orange', fresh)));
      return `  ${WORDS[language].species[species].padEnd(width)}  ${marks}`;
    }),
  ];
}

function result(view: SeatView<Rudy>, outcome: Outcome, detail: Detail, setting: Setting): string {
  const { language, paint } = setting;
  const rudy = WORDS[language];
  const title = paint.bold(rudy.result);
  if (view.seats === 1) return [title, '', rudy.solo(outcome.scores[0] ?? 0, outcome.winners.length > 0)].join('\n');
  const ranking = everySeat(view.seats).toSorted((a, b) => present(outcome.places[a]) - present(outcome.places[b]));
  const shown = shownSeats(view, outcome, setting.me);
  const table = ranking.filter((seat) => shown.includes(seat)).map((seat) => standing(seat, outcome, detail, setting));
  const hidden = view.seats - shown.length;
  return [
    title,
    '',
    ...table,
    ...(hidden > 0 ? [`      ${rudy.others(hidden)}`] : []),
    '',
    ...ties(ranking.slice(0, SHOWN), outcome, detail, setting),
    paint.bold(winner(outcome, setting)),
  ].join('\n');
}

function standing(
  seat: Seat,
  { places, scores }: Outcome,
  detail: Detail,
  { language, names, me, paint }: Setting,
): string {
  const rudy = WORDS[language];
  const line = [
    `${present(places[seat])}.`.padStart(5),
    ` ${present(names[seat])}: ${rudy.pointsOf(present(scores[seat]))}`,
    ` · ${rudy.circledPoints(detail.circledPoints?.[seat] ?? 0)}`,
    ` · ${rudy.crossings(detail.crossedOut?.[seat] ?? 0)}`,
  ].join('');
  return seat === me ? paint.bold(line) : line;
}

/** Neighbours with equal points, and what put one above the other. */
function ties(
  ranking: readonly Seat[],
  { scores }: Outcome,
  detail: Detail,
  { language, names }: Setting,
): readonly string[] {
  const lines: string[] = [];
  for (const [i, b] of ranking.entries()) {
    const a = ranking[i - 1];
    if (a === undefined || scores[a] !== scores[b]) continue;
    const circled = [detail.circledPoints?.[a] ?? 0, detail.circledPoints?.[b] ?? 0] as const;
    const crossed = [detail.crossedOut?.[a] ?? 0, detail.crossedOut?.[b] ?? 0] as const;
    const how: Settled = circled[0] !== circled[1] ? 'circled' : crossed[0] !== crossed[1] ? 'crossed-out' : 'shared';
    const by = how === 'circled' ? circled : crossed;
    lines.push(WORDS[language].settled(how, [present(names[a]), present(names[b])], present(scores[a]), by));
  }
  return lines.length === 0 ? [] : [...lines, ''];
}

function winner({ winners }: Outcome, { language, names, me }: Setting): string {
  const [first, ...others] = winners;
  if (first === undefined || others.length > 0)
    return WORDS[language].shared(winners.map((seat) => present(names[seat])));
  return first === me ? WORDS[language].youWin : WORDS[language].wins(names[first] ?? '');
}
