import {
  ALLOWANCE,
  answer,
  cardNamed,
  emptySheet,
  FOX,
  KINDS,
  mark,
  SPECIES,
  type Field,
  type Mark,
  type Species,
  type Table,
} from '../../rules/index.ts';

/** One card of the pile, turned over again: the sheet after it and everybody's field against the answer. */
export interface Frame {
  readonly card: string;
  readonly answer: number;
  /** Animals seen, per species in the order of `SPECIES`. */
  readonly seen: readonly number[];
  /** What this card adds an X to; the fox as a cat too (R16). */
  readonly fresh: readonly Species[];
  /** The sum: per species on the card how many have been seen. None on the fox. */
  readonly terms: readonly { readonly species: Species; readonly count: number }[];
  /** By seat. */
  readonly rows: readonly Row[];
}

export interface Row {
  readonly field: Field | null;
  readonly mark: Mark;
  /** Points so far, this card included. */
  readonly total: number;
  /** How far the number is from the answer (R20, R23). */
  readonly off: number;
  /** What is left of the allowance of solo; below 0 it is lost. */
  readonly left: number;
}

/** R21: from the first card to the last. Nothing before the pile is turned over again. */
export function replay(view: Table): readonly Frame[] {
  const { pile = [], boards = [], options } = view;
  const sheet = emptySheet();
  const totals = boards.map(() => 0);
  const lefts = boards.map(() => ALLOWANCE);
  return pile.map((name, turn) => {
    const before = sheet.seen.slice();
    const card = cardNamed(name) ?? FOX;
    const truth = answer(sheet, card, options.fox);
    const seen = sheet.seen.slice();
    const fresh = SPECIES.filter((_, i) => (seen[i] ?? 0) > (before[i] ?? 0));
    const species = KINDS[card]?.species ?? [];
    const rows = boards.map((board, seat): Row => {
      const field = board[turn] ?? null;
      const marked = mark(field, truth, options.scoring);
      const off = Math.abs((field?.number ?? 0) - truth);
      const total = (totals[seat] ?? 0) + marked.points;
      const left = (lefts[seat] ?? 0) - off;
      totals[seat] = total;
      lefts[seat] = left;
      return { field, mark: marked, total, off, left };
    });
    const terms = species.map((each) => ({ species: each, count: seen[SPECIES.indexOf(each)] ?? 0 }));
    return { card: name, answer: truth, seen, fresh, terms, rows };
  });
}

/** Who has most points so far; nobody while all have none. */
export function leaders(frame: Frame): readonly number[] {
  const most = frame.rows.reduce((top, row) => Math.max(top, row.total), 0);
  return most === 0 ? [] : frame.rows.flatMap((row, seat) => (row.total === most ? [seat] : []));
}

/** Who leads after this card and did not before; nobody at the first, for then there was no lead to take. */
export function newLeaders(frames: readonly Frame[], at: number): readonly number[] {
  const now = frames[at];
  const before = frames[at - 1];
  if (now === undefined || before === undefined || now.rows.length < 2) return [];
  const led = leaders(before);
  const lead = leaders(now);
  const same = led.length === lead.length && lead.every((seat) => led.includes(seat));
  return led.length === 0 || same ? [] : lead;
}

/** A number against the answer, as shares of the way to the answer's line. */
export interface Bar {
  readonly kind: 'blank' | 'under' | 'exact' | 'over' | 'circle-hit' | 'circle-miss';
  readonly share: number;
  readonly past: number;
}

export function barOf(field: Field | null, truth: number): Bar {
  if (field === null) return { kind: 'blank', share: 0, past: 0 };
  const { number, circled } = field;
  if (number > truth) return { kind: 'over', share: 1, past: number - truth };
  const share = truth === 0 ? 1 : number / truth;
  if (circled) return { kind: number === truth ? 'circle-hit' : 'circle-miss', share, past: 0 };
  return { kind: number === truth ? 'exact' : 'under', share, past: 0 };
}
