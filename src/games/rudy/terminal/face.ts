import { present } from '../../../kernel/seat.ts';
import { REFUSALS, TURNS, type Landscape, type Rudy, type Species } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Colour } from '../../../cli/terminal/paint.ts';
import type { Face, Setting } from '../../../cli/terminal/face.ts';
import { landscapeOf, speciesOn } from './cards.ts';
import { rudyReview } from './review.ts';
import { WORDS } from './words/index.ts';

const A_ROW = 10;
const CODES = [...REFUSALS, 'malformed', 'over'] as const;

const TINTS: Readonly<Record<Landscape, Colour>> = { village: 'yellow', forest: 'green', savannah: 'red', sea: 'cyan' };

const PICTURES: Readonly<Record<Species, string>> = {
  hen: '🐔',
  pig: '🐷',
  bear: '🐻',
  rabbit: '🐰',
  giraffe: '🦒',
  zebra: '🦓',
  dolphin: '🐬',
  octopus: '🐙',
  cat: '🐱',
};

/** `5`, or circled: `5k`, `5c`, `(5)`. */
const CIRCLED = /^\(\s*(.*?)\s*\)$|^(.*?)\s*[kco]$/i;

export const face: Face<Rudy> = {
  players: 4,
  title: (language) => WORDS[language].title,
  rules: (options, seats, language) => WORDS[language].rules(options, seats),
  screen(view, setting) {
    const { language, paint } = setting;
    const rudy = WORDS[language];
    const lines = [`${paint.bold(paint.tint('orange', rudy.title))} · ${rudy.turn(view.turn, TURNS)}`, ''];
    lines.push(...drawn(view.card, setting), '', question(view, setting), '', ...strip(view, setting));
    if (view.aloud !== null) {
      const { seat, number } = view.aloud;
      const heard = seat === setting.me ? rudy.yourAloud(number) : rudy.aloud(present(setting.names[seat]), number);
      lines.push('', heard);
    }
    return lines.join('\n');
  },
  hint(view, { language }) {
    const rudy = WORDS[language];
    if (view.seats === 1) return rudy.input;
    return view.circleUsed ? rudy.inputCircleSpent : rudy.inputWithCircle;
  },
  read(line) {
    const around = CIRCLED.exec(line);
    const said = around === null ? line : (around[1] ?? around[2] ?? '');
    const number = /^\d+$/.test(said) ? Number(said) : said;
    return around === null ? { number } : { number, circled: true };
  },
  refusal(code, _view, { language, words }) {
    const known = CODES.find((each) => each === code);
    return known === undefined ? words.frame.refused(code) : WORDS[language].refusals[known];
  },
  tell: () => undefined,
  review: rudyReview,
};

/** The card with a bar in the colour of its landscape. */
function drawn(card: string, { language, paint }: Setting): readonly string[] {
  const landscape = landscapeOf(card);
  const species = speciesOn(card);
  const bar = paint.tint(landscape === undefined ? 'orange' : TINTS[landscape], '   ▌');
  if (landscape === undefined) {
    return [
      bar,
      `${bar}   ${paint.pictures ? '🦊  ' : ''}${paint.bold(paint.tint('orange', WORDS[language].fox))}`,
      bar,
    ];
  }
  const animals = species.map(
    (each) => `${bar}   ${paint.pictures ? `${PICTURES[each]}  ` : ''}${paint.bold(WORDS[language].species[each])}`,
  );
  return [`${bar} ${paint.dim(WORDS[language].landscapes[landscape])}`, bar, ...animals, bar];
}

function question({ card, options }: SeatView<Rudy>, { language }: Setting): string {
  const species = speciesOn(card);
  return species.length === 0 ? WORDS[language].foxAsks[options.fox] : WORDS[language].howMany(species);
}

/** R13: the own numbers so far. Which turn was the fox's is not marked: that would be a note. */
function strip({ numbers, turn }: SeatView<Rudy>, { language, paint }: Setting): readonly string[] {
  const lines = [WORDS[language].yourNumbers];
  for (let from = 0; from < TURNS; from += A_ROW) {
    let heads = '';
    let fields = '';
    for (let i = from; i < from + A_ROW; i++) {
      const field = numbers[i] ?? null;
      const empty = i < turn - 1 ? '–' : i === turn - 1 ? '?' : '·';
      const text = field === null ? empty : field.circled ? `(${field.number})` : String(field.number);
      heads += String(i + 1).padStart(5);
      fields += i === turn - 1 ? paint.bold(text.padStart(5)) : text.padStart(5);
    }
    lines.push(paint.dim(heads), fields);
  }
  return lines;
}
