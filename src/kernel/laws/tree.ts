import type { Chance } from '../chance.ts';
import type { Game, GameTypes } from '../contract.ts';
import type { Json } from '../json.ts';
import { isMisfit, type Lot } from '../lot.ts';
import type { Random } from '../random.ts';

/** A small game walked to its end: what there is after so many moves, chance counted like a further choice. */
export interface Layer {
  readonly depth: number;
  /** Different states. */
  readonly states: number;
  /** Moves listed in those of them that go on. */
  readonly moves: number;
  /** States that follow, each counted as often as a move and an outcome of chance lead to it. */
  readonly leads: number;
  /** Of `states`, those where the walk stops, by why. */
  readonly ends: Readonly<Record<string, number>>;
}

export interface Walk<T extends GameTypes> {
  readonly game: Game<T>;
  /** The states to begin with, in every way chance can have it. */
  begin(chance: Chance): T['State'];
  /** Why the walk goes no further from a state; nothing while it does. */
  end(state: T['State']): string | undefined;
  /** Left out: all moves. */
  allow?(move: T['Move']): boolean;
  /** Labels of chance that are not walked through: an act that asks for one of them ends there. */
  readonly beyond?: readonly string[];
}

/** Breadth first. States are the same when they are the same JSON. */
export function* layersOf<T extends GameTypes>(walk: Walk<T>): Iterable<Layer> {
  const { game } = walk;
  let now = new Map<string, T['State'] | undefined>();
  for (const state of everyWay((chance) => walk.begin(chance), walk.beyond)) now.set(JSON.stringify(state), state);
  for (let depth = 0; now.size > 0; depth++) {
    const next = new Map<string, T['State'] | undefined>();
    const ends: Record<string, number> = {};
    let [moves, leads] = [0, 0];
    for (const state of now.values()) {
      const end = state === undefined ? 'beyond' : walk.end(state);
      if (end !== undefined) {
        ends[end] = (ends[end] ?? 0) + 1;
        continue;
      }
      for (const seat of game.toAct(state)) {
        for (const move of game.moves(game.legalView(state, seat), seat)) {
          if (walk.allow?.(move) === false) continue;
          moves++;
          const play = (chance: Chance): T['State'] => {
            const copy: T['State'] = game.copy(state);
            game.play(copy, seat, move, chance);
            return copy;
          };
          for (const after of everyWay(play, walk.beyond)) {
            leads++;
            next.set(JSON.stringify(after) ?? `beyond ${depth}`, after);
          }
        }
      }
    }
    yield { depth, states: now.size, moves, leads, ends };
    now = next;
  }
}

interface Choice {
  readonly outcomes: readonly Json[];
  at: number;
}

const BEYOND = Symbol('beyond');

/** What an act comes to for every sequence of outcomes that chance can give it; nothing where it goes beyond. */
function* everyWay<Result>(
  act: (chance: Chance) => Result,
  beyond: readonly string[] = [],
): Iterable<Result | undefined> {
  const choices: Choice[] = [];
  do {
    let taken = 0;
    const chance: Chance = {
      take(lot, material) {
        if (beyond.includes(lot.label)) throw BEYOND;
        const choice = (choices[taken] ??= { outcomes: outcomesOf(lot, material), at: 0 });
        taken++;
        const read = lot.read(choice.outcomes[choice.at] as Json, material);
        if (isMisfit(read)) throw new RangeError(`${lot.label}: ${read.misfit}`);
        return read;
      },
    };
    try {
      yield act(chance);
    } catch (thrown) {
      if (thrown !== BEYOND) throw thrown;
      yield undefined;
    }
  } while (advance(choices));
}

/** To the next sequence: the last choice that can go on does, and those after it are made anew. */
function advance(choices: Choice[]): boolean {
  for (let last = choices.at(-1); last !== undefined; last = choices.at(-1)) {
    last.at++;
    if (last.at < last.outcomes.length) return true;
    choices.pop();
  }
  return false;
}

const known = new Map<string, readonly Json[]>();

/** Every outcome a lot can draw, each once. */
export function outcomesOf<Material, Outcome>(lot: Lot<Material, Outcome>, material: Material): readonly Json[] {
  const key = `${lot.label} ${JSON.stringify(material)}`;
  let outcomes = known.get(key);
  if (outcomes === undefined) {
    const told = new Map<string, Json>();
    for (const outcome of everyDraw((random) => lot.draw(random, JSON.parse(JSON.stringify(material)) as Material))) {
      const each = lot.encode(outcome);
      told.set(JSON.stringify(each), each);
    }
    outcomes = [...told.values()];
    known.set(key, outcomes);
  }
  return outcomes;
}

function* everyDraw<Outcome>(draw: (random: Random) => Outcome): Iterable<Outcome> {
  const choices: { readonly below: number; at: number }[] = [];
  for (;;) {
    let taken = 0;
    yield draw({
      below(n) {
        const choice = (choices[taken] ??= { below: n, at: 0 });
        taken++;
        return choice.at;
      },
    });
    for (;;) {
      const last = choices.at(-1);
      if (last === undefined) return;
      last.at++;
      if (last.at < last.below) break;
      choices.pop();
    }
  }
}

/** Layers as they are kept in a file. */
export function layersTold(layers: Iterable<Layer>): string {
  const rows = [['depth', 'states', 'moves', 'leads', 'ends']];
  for (const { depth, states, moves, leads, ends } of layers) {
    const ended = Object.entries(ends).map(([why, count]) => `${why}: ${count}`);
    rows.push([...[depth, states, moves, leads].map(String), ended.toSorted().join(', ')]);
  }
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => (i < 4 ? cell.padStart(8) : `  ${cell}`))
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
}
