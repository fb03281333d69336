import type { Game, GameTypes, SeatView } from './contract.ts';
import type { Decoder } from './decode.ts';
import { declareOptions, type OptionsDeclaration } from './options.ts';
import { pick, type Random } from './random.ts';

type Methods<T extends GameTypes, Names extends keyof Game<T>> = Pick<Game<T>, Names>;

/** What every game writes. */
type Written<T extends GameTypes> = Methods<
  T,
  'id' | 'version' | 'seats' | 'setup' | 'toAct' | 'refusal' | 'moves' | 'play' | 'table' | 'imagine' | 'outcome'
>;

/** What a game may write; `defaults` says what it is otherwise, and when that is not right. */
type Optional<T extends GameTypes> = Partial<
  Methods<
    T,
    | 'emotesOnly'
    | 'callsTime'
    | 'reveal'
    | 'sameDeal'
    | 'better'
    | 'progress'
    | 'answered'
    | 'awaited'
    | 'labels'
    | 'copy'
    | 'asking'
    | 'races'
    | 'sealed'
    | 'sample'
    | 'pace'
    | 'fallback'
  >
>;

/** A decoder where anybody may say any move; `readMove` where it matters who says it, or to read them faster. */
type Moves<T extends GameTypes> = { readonly move: Decoder<T['Move']> } | Methods<T, 'readMove'>;

// A default that would not be right for the game's types does not compile.

type Settled<T extends GameTypes> = { readonly options: OptionsDeclaration<T['Options']> };
type OptionsRule<T extends GameTypes> = keyof T['Options'] extends never ? Partial<Settled<T>> : Settled<T>;
type OwnRule<T extends GameTypes> = keyof T['Own'] extends never ? Partial<Methods<T, 'own'>> : Methods<T, 'own'>;
type LegalViewRule<T extends GameTypes> =
  SeatView<T> extends T['LegalView'] ? Partial<Methods<T, 'legalView'>> : Methods<T, 'legalView'>;

/** A game as it is written down. `Game` tells what each member is. */
export type Rules<T extends GameTypes> = Written<T> &
  Optional<T> &
  Moves<T> &
  OptionsRule<T> &
  OwnRule<T> &
  LegalViewRule<T>;

/** The whole contract of a game. What is left out is filled in here, once, and costs nothing when it is asked. */
/* @__NO_SIDE_EFFECTS__ */
export function defineGame<T extends GameTypes>(rules: Rules<T>): Game<T> {
  const { move, options, ...written } = rules as Loose<T>;
  const settled = options ?? (declareOptions({}) as unknown as OptionsDeclaration<T['Options']>);
  return {
    ...defaults(written, move),
    ...written,
    options: settled.read,
    encodeOptions: settled.encode,
    optionSpecs: settled.specs,
    ...(move !== undefined && { move }),
  };
}

/** The same, where the compiler need not know what follows from the types. */
type Loose<T extends GameTypes> = Written<T> &
  Optional<T> &
  Partial<Methods<T, 'readMove' | 'own' | 'legalView'> & Settled<T>> & { readonly move?: Decoder<T['Move']> };

type Defaults<T extends GameTypes> = Methods<
  T,
  'labels' | 'copy' | 'asking' | 'races' | 'sealed' | 'sample' | 'pace' | 'fallback' | 'own' | 'legalView' | 'readMove'
>;

function defaults<T extends GameTypes>(rules: Loose<T>, move: Decoder<T['Move']> | undefined): Defaults<T> {
  const racing = rules.races !== undefined;
  const own: Game<T>['own'] = rules.own ?? (() => NOTHING);
  return {
    /**
     * Whoever may say what: what the decoder reads. A game needs its own where the clock's moves are others than a
     * player's, where a move is well-formed at one table and not at another, or to read more than a million a second.
     */
    readMove(raw) {
      const read = move?.(raw, '');
      return read?.ok === true ? read.value : undefined;
    },

    /** A record lists what was drawn. A game needs its own to list also what may never be drawn in a match. */
    labels: () => [],

    /** A copy down to the last number. A game needs its own to be searched quickly: most of a state never changes. */
    copy: (state) => copyOf(state),

    /**
     * As long as fewer and fewer are asked, those left have the question they had; otherwise everybody is asked anew. That
     * is right in turn play, where all answer together, and where the first to answer ends the matter for all. A game
     * needs its own where a move changes the question of others and nobody new is asked; and where somebody may move
     * again and again while the others think, who would be asked anew each time, and be late with their answers.
     */
    asking(state, before, mover) {
      if (before === undefined) return 0;
      const anew = rules.toAct(state).some((seat) => seat === mover || before.questions[seat] === null);
      return anew ? before.asking + 1 : before.asking;
    },

    /** A game needs its own where several are asked and it matters who is first: the laws find such moves. */
    races: () => false,

    /**
     * Whoever is asked together answers in secret; in turn play nobody is asked together. A game with races needs its
     * own, if it has sealed moves besides: there nothing is. So does one where some answer openly while others think.
     */
    sealed: () => !racing,

    /** Nobody sees more than the table. A game in which somebody does cannot leave it out. */
    own,

    /**
     * The seat's view: legality cannot read more than the seat may see. A game needs its own to be searched quickly, as
     * this makes a view of every moment.
     */
    legalView: (state, seat) => ({ ...rules.table(state), ...own(state, seat) }),

    /** One of the list. A game needs its own where the list is long: to draw without writing it down. */
    sample: (seen, seat, random) => oneOfAll(rules.moves(seen, seat), random),

    /** There is no hurry. A game needs its own for an option that sets a clock. */
    pace: () => undefined,

    /** The first of the list. A game needs its own where that is unkind, or where the clock says what nobody else does. */
    fallback: (seen, seat) => oneOfAll(rules.moves(seen, seat), FIRST),
  };
}

const NOTHING = Object.freeze({});
const FIRST: Random = { below: () => 0 };

function oneOfAll<Move>(moves: Iterable<Move>, random: Random): Move {
  return pick(random, Array.isArray(moves) ? (moves as readonly Move[]) : [...moves]);
}

/** Plain data, copied to the last list. */
function copyOf<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as V;
  const copied: Record<string, unknown> = {};
  for (const key in value) copied[key] = copyOf(value[key]);
  return copied as V;
}
