import type { Game } from '../../kernel/contract.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Face, Setting } from './face.ts';
import { inLines, inOneLine } from './plain.ts';
import { podium } from './podium.ts';
import { WORDS } from './words/index.ts';

/** How many moves are listed at a time. */
const SHOWN = 20;
/** A list may be without end for all we know: no move further on can be chosen by its number. */
const MOST = 100_000;
/** How many sit at a table where the game has room for it. */
const USUAL = 4;

const NUMBER = /^\d+$/;
const FROM = /^\+(\d+)$/;

interface Choice {
  /** What is typed for it, from 1 on. */
  readonly number: number;
  readonly text: string;
  readonly move: unknown;
}

/** A face for a game that has none of its own: the view as text, and every legal move by its number. */
export function genericFace(game: Game): Face {
  const choices = (view: object, me: Seat, { words }: Setting): readonly Choice[] =>
    Iterator.from(game.moves(view, me))
      .take(MOST)
      .map((move, i) => ({ number: i + 1, text: inOneLine(move, words.generic), move }))
      .toArray();
  return {
    players: Math.min(Math.max(game.seats.least, USUAL), game.seats.most),
    title: () => game.id,
    rules: (_options, seats, language) => WORDS[language].generic.rules(game.id, seats),
    screen(view, setting) {
      const { words, paint, names, me } = setting;
      const all = choices(view, me, setting);
      return [
        paint.bold(game.id),
        `${words.generic.players}: ${names.map((name, seat) => `${seat} ${name}`).join(' · ')}`,
        '',
        ...inLines(view, words.generic),
        '',
        paint.bold(`${words.generic.moves}:`),
        ...page(all, 1, setting),
      ].join('\n');
    },
    hint: (_view, { words }) => words.generic.hint,
    look(line, view, setting) {
      if (line === '' || NUMBER.test(line)) return undefined;
      const all = choices(view, setting.me, setting);
      const from = FROM.exec(line)?.[1];
      if (from !== undefined && Number(from) <= all.length) return page(all, Number(from), setting).join('\n');
      const wanted = line.toLowerCase();
      if (all.some(({ text }) => text.toLowerCase() === wanted)) return undefined;
      const found = all.filter(({ text }) => text.toLowerCase().includes(wanted));
      return [setting.words.generic.found(found.length, line), ...rows(found.slice(0, SHOWN), setting)].join('\n');
    },
    read(line, view, setting) {
      const all = choices(view, setting.me, setting);
      const wanted = line.toLowerCase();
      const meant = NUMBER.test(line) ? all[Number(line) - 1] : all.find(({ text }) => text.toLowerCase() === wanted);
      return meant?.move;
    },
    refusal: (code, _view, { words }) => (code === 'malformed' ? words.generic.malformed : words.frame.refused(code)),
    tell: (event, { words }) => inOneLine(event, words.generic),
    review(view, outcome, setting) {
      const { generic } = setting.words;
      const detail = inLines(outcome.detail, generic);
      const head = [...inLines(view, generic), ...(detail.length === 0 ? [] : ['', ...detail])].join('\n');
      return [podium(head, generic, (score) => generic.scored(score), outcome, setting)];
    },
  };
}

/** The moves from `first` on, as many as are listed at a time. */
function page(all: readonly Choice[], first: number, setting: Setting): readonly string[] {
  const here = all.filter(({ number }) => number >= first && number < first + SHOWN);
  const next = first + SHOWN;
  const left = all.length - next + 1;
  return [...rows(here, setting), ...(left > 0 ? [setting.words.generic.more(left, next)] : [])];
}

function rows(choices: readonly Choice[], { paint }: Setting): readonly string[] {
  const width = Math.max(2, ...choices.map(({ number }) => String(number).length));
  return choices.map(({ number, text }) => `  ${paint.bold(String(number).padStart(width))}  ${text}`);
}
