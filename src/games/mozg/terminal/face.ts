import { REFUSALS, type Mozg, type Phase } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { everySeat, present } from '../../../kernel/seat.ts';
import { WORDS } from './words/index.ts';
import type { MozgWords } from './words/words.ts';
import type { Face, Setting } from '../../../cli/terminal/face.ts';
import { podium } from '../../../cli/terminal/podium.ts';

const SPIDER = 8;
const REFILL_KEY = 'u';
const CODES = [...REFUSALS, 'malformed', 'not-asked', 'over'] as const;

type View = SeatView<Mozg>;
type Asked = Exclude<Phase, 'over'>;

/** What the person is asked: where refilling can be forgotten it may be that while another has the turn. */
function asked(view: View, me: number): Asked | undefined {
  if (view.phase === 'over') return undefined;
  return view.turn === null || view.turn === me ? view.phase : 'refill';
}

function named(card: number, words: MozgWords): string {
  return `${card} ${words.animals[card] ?? ''}`;
}

/** `5 Hamster ×2, 11 Mouse`. */
function listing(cards: readonly number[], words: MozgWords): string {
  const values = [...new Set(cards)];
  const told = values.map((card) => {
    const copies = cards.filter((each) => each === card).length;
    return `${named(card, words)}${copies > 1 ? ` ×${copies}` : ''}`;
  });
  return told.length === 0 ? words.nothing : told.join(', ');
}

export const face: Face<Mozg> = {
  players: 3,
  title: (language) => WORDS[language].title,
  rules: (options, _seats, language) => WORDS[language].rules(options),
  screen(view, { language, paint, names, me }) {
    const mozg = WORDS[language];
    const top = view.hordeTop === null ? mozg.emptyHorde : paint.bold(named(view.hordeTop, mozg));
    const spider = view.hordeTop === SPIDER ? ` · ${paint.tint('magenta', mozg.spiderWaits)}` : '';
    const width = Math.max(...names.map((name) => name.length));
    const players = everySeat(view.seats).map((seat) => {
      const { brains, handCounts, graveyardCounts } = view;
      const counts = mozg.counts(present(brains[seat]), present(handCounts[seat]), present(graveyardCounts[seat]));
      const number = seat === me ? ' ' : String(seat);
      return `  ${number} ${present(names[seat]).padEnd(width)}  ${counts}${view.turn === seat ? ' ◀' : ''}`;
    });
    const question = asked(view, me);
    return [
      `${paint.bold(paint.tint('green', mozg.title))} · ${mozg.round(view.round)} · ${mozg.reserve(view.reserve)}`,
      '',
      ...players,
      '',
      `${mozg.horde}: ${top}${spider}`,
      ...(view.aside.length > 0 ? [paint.dim(`${mozg.aside}: ${listing(view.aside, mozg)}`)] : []),
      '',
      `${mozg.hand}: ${paint.bold(listing(view.hand, mozg))}`,
      `${mozg.graveyard}: ${listing(view.graveyard, mozg)}`,
      '',
      ...(view.offered.length > 0 ? [`${mozg.offered}: ${listing(view.offered, mozg)}`] : []),
      ...(question === undefined ? [] : [mozg.asks[question]]),
      ...(view.late === me && question === 'turn' ? [mozg.mayRefill] : []),
    ].join('\n');
  },
  // Z15: where refilling can be forgotten it can also be left.
  mayWait: (view, { me }) => view.phase === 'turn' && view.turn !== me,
  hint(view, { language, me }) {
    const mozg = WORDS[language];
    const question = asked(view, me);
    if (question === undefined) return '';
    const optional = view.turn !== null && view.turn !== me;
    return optional ? `${mozg.types[question]}. ${mozg.orNot}` : mozg.types[question];
  },
  read: (line, view, setting) => read(line, view, setting),
  refusal(code, _view, { language, words }) {
    const known = CODES.find((each) => each === code);
    return known === undefined ? words.frame.refused(code) : WORDS[language].refusals[known];
  },
  tell: (event, { language, names, me }) =>
    WORDS[language].tell(event, (seat) => ({ name: present(names[seat]), isMe: seat === me })),
  review(_view, outcome, setting) {
    const mozg = WORDS[setting.language];
    const { reason, rounds } = outcome.detail as {
      readonly reason: keyof MozgWords['reasons'];
      readonly rounds: number;
    };
    const head = `${mozg.reasons[reason]} ${mozg.rounds(rounds)}`;
    return [podium(head, mozg, (score) => mozg.brainsOf(score), outcome, setting)];
  },
};

/** Numbers and letters in the order the hint tells them. */
function read(line: string, view: View, { language, me }: Setting): unknown {
  const mozg = WORDS[language];
  const said = line
    .toLowerCase()
    .split(/[\s,;+]+/)
    .filter((part) => part !== '');
  const [first, ...rest] = said;
  const numbers = said.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (first === undefined) return undefined;
  switch (asked(view, me)) {
    case 'bury':
      return said.length === 1 ? { bury: numbers[0] } : undefined;
    case 'keep':
      return said.length === 1 ? { keep: numbers[0] } : undefined;
    case 'turn':
      if (first === mozg.passKey) return rest.length === 0 ? { pass: true } : undefined;
      return first === REFILL_KEY ? { refill: numbers.slice(1) } : { play: numbers[0], ...given(rest) };
    case 'refill':
      return { refill: first === REFILL_KEY ? numbers.slice(1) : numbers };
    case 'gift':
      return said.length === 2 ? { gift: numbers[0], to: numbers[1] } : undefined;
    case 'steal':
      return said.length === 1 ? { steal: numbers[0] } : undefined;
    case 'swap':
      return said.length === 2 ? { swap: keyFor(first, mozg.swapKeys), with: numbers[1] } : undefined;
    case 'show':
      return said.length === 1 ? { show: keyFor(first, mozg.signKeys) } : undefined;
    case undefined:
      return undefined;
  }
}

/** The players a further copy goes to, each time they are named. */
function given(players: readonly string[]): object {
  if (players.length === 0) return {};
  const give: Record<string, number> = {};
  for (const player of players) give[player] = (give[player] ?? 0) + 1;
  return { give };
}

/** What a letter stands for; the letter itself where it stands for nothing. */
function keyFor(said: string, keys: Readonly<Record<string, string>>): string {
  return Object.keys(keys).find((thing) => keys[thing] === said) ?? said;
}
