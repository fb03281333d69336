import type { Millis, Time } from '../runner/time.ts';
import { isPerson, type ChairId } from './chair.ts';
import { SCREEN } from './reveal.ts';
import { chairOf, isRunning, type Playing, type Table } from './table.ts';

/** Who is connected. It is no part of the table: after a restart everybody is absent until they are back. */
export interface Presence {
  /** One more device of `chair`; the answer takes it away again. */
  arrive(chair: ChairId): () => void;
  isHere(chair: ChairId): boolean;
  /** Since when somebody who is not here has not been: at the latest since it was begun to look. */
  absentSince(chair: ChairId): Millis;
  anyone(): boolean;
  /** From now on at the latest, everybody with a seat who is not here counts as absent. */
  seatsOf(table: Table): void;
  /** Those with a seat who are absent and for whom nobody plays yet, and since when. */
  absent(table: Table): readonly { readonly chair: ChairId; readonly since: Millis }[];
}

const FEW = 16;
const NOBODY: readonly never[] = [];

export function createPresence(time: Time, changed: (chair: ChairId, here: boolean) => void): Presence {
  const devices = new Map<ChairId, number>();
  const absences = new Map<ChairId, Millis>();
  const began = time.now();
  let noted: unknown;

  return {
    arrive(chair) {
      const before = devices.get(chair) ?? 0;
      devices.set(chair, before + 1);
      absences.delete(chair);
      if (before === 0) changed(chair, true);
      let gone = false;
      return () => {
        if (gone) return;
        gone = true;
        const left = (devices.get(chair) ?? 1) - 1;
        if (left > 0) {
          devices.set(chair, left);
          return;
        }
        devices.delete(chair);
        absences.set(chair, time.now());
        changed(chair, false);
      };
    },
    isHere: (chair) => devices.has(chair),
    absentSince: (chair) => absences.get(chair) ?? began,
    anyone() {
      // Nobody plays for a screen that was left on.
      return devices.size > (devices.has(SCREEN) ? 1 : 0);
    },
    seatsOf(table) {
      // Those who came and left for good are not waited for.
      if (absences.size > 2 * table.chairs.length + FEW) {
        const chairs = new Set(table.chairs.map(({ id }) => id));
        for (const chair of absences.keys()) if (!chairs.has(chair)) absences.delete(chair);
      }
      const seated = seatedIn(table);
      if (seated === undefined || noted === seated) return;
      noted = seated;
      for (const chair of seated) {
        if (!devices.has(chair) && !absences.has(chair)) absences.set(chair, time.now());
      }
    },
    absent(table) {
      const seated = absences.size === 0 ? undefined : seatedIn(table);
      if (seated === undefined) return NOBODY;
      const list: { chair: ChairId; since: Millis }[] = [];
      for (const [id, since] of absences) {
        const chair = chairOf(table, id);
        const counts = chair !== undefined && isPerson(chair) && !chair.minded && !chair.gone;
        if (counts && seated.includes(id)) list.push({ chair: id, since });
      }
      return list;
    },
  };
}

/** Lists of chairs are the same values until others are dealt to, so the list of all of them is one, too. */
const known = new WeakMap<Playing['chairs'], readonly ChairId[]>();

/** Who has a seat in a match that runs. */
function seatedIn(table: Table): readonly ChairId[] | undefined {
  if (table.groups === null) return isRunning(table) ? table.playing.chairs : undefined;
  const [first] = table.groups;
  if (first === undefined || !table.groups.some(({ end }) => end === null)) return undefined;
  const all = known.get(first.chairs) ?? table.groups.flatMap(({ chairs }) => chairs);
  known.set(first.chairs, all);
  return all;
}
