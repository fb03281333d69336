import type { Json } from './json.ts';
import { isMisfit, type Lot } from './lot.ts';
import type { Random } from './random.ts';
import { openStream, type Key, type Stream } from './stream.ts';

/** What a game asks for chance outcomes. It is no part of a state, so no view can leak it. */
export interface Chance {
  take<Material, Outcome>(lot: Lot<Material, Outcome>, material: Material): Outcome;
}

/** Where a match's outcomes come from: what is prescribed first, then the streams of the key. */
export interface Source {
  readonly key?: Key;
  readonly prescribed?: Readonly<Record<string, readonly Json[]>>;
}

/** What a match has drawn of one label so far. */
export interface Drawn {
  /** Words read from the label's stream. */
  readonly position: number;
  readonly outcomes: readonly Json[];
}

export type DrawnByLabel = Readonly<Record<string, Drawn>>;

/** Chance for one step of a match, and what was drawn when the step is done. */
export interface ChanceStep {
  readonly chance: Chance;
  drawn(): DrawnByLabel;
}

/** A scenario asked for something its deck cannot give, or did not say what it needs. */
export interface ChanceProblem {
  readonly name: 'ChanceProblem';
  readonly label: string;
  readonly index: number;
  readonly message: string;
}

export function isChanceProblem(thrown: unknown): thrown is ChanceProblem {
  return thrown instanceof Error && thrown.name === 'ChanceProblem';
}

function problem(label: string, index: number, why: string): Error & ChanceProblem {
  const message = `chance.${label}[${index}]: ${why}`;
  return Object.assign(new Error(message), { name: 'ChanceProblem' as const, label, index });
}

const NOTHING: Drawn = { position: 0, outcomes: [] };

/** Deals one step. What was drawn before is only read, so a step that is thrown away leaves no trace. */
export function chanceStep(source: Source, before: DrawnByLabel): ChanceStep {
  let drawn = before;
  let streams: Map<string, Stream> | undefined;
  return {
    chance: {
      take(lot, material) {
        const { label } = lot;
        const { position, outcomes } = drawn[label] ?? NOTHING;
        const index = outcomes.length;
        const told = source.prescribed?.[label]?.[index];
        if (told !== undefined) {
          const read = lot.read(told, material);
          if (isMisfit(read)) throw problem(label, index, read.misfit);
          drawn = { ...drawn, [label]: { position, outcomes: [...outcomes, told] } };
          return read;
        }
        if (source.key === undefined) throw problem(label, index, 'is not prescribed, and the scenario has no "seed"');
        streams ??= new Map();
        const from = streams.get(label) ?? openStream(source.key, label, position);
        streams.set(label, from);
        const outcome = lot.draw(from, material);
        drawn = { ...drawn, [label]: { position: from.position, outcomes: [...outcomes, lot.encode(outcome)] } };
        return outcome;
      },
    },
    drawn: () => drawn,
  };
}

/** Chance that keeps no record, for imagined worlds and playouts. */
export function unrecorded(random: Random): Chance {
  return { take: (lot, material) => lot.draw(random, material) };
}
