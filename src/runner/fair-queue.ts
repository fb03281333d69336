/**
 * Work in turns: one piece of each group, and within a group one of each member, however much anybody has. Whoever brings
 * a thousand pieces delays others by one of them at a time.
 */
export interface FairQueue<T> {
  push(group: string, member: string, work: T): void;
  shift(): T | undefined;
  /** All that is left of a member. */
  take(member: string): readonly T[];
  readonly size: number;
}

export function fairQueue<T>(): FairQueue<T> {
  const groups = new Map<string, Map<string, T[]>>();
  let size = 0;
  return {
    push(group, member, work) {
      const members = groups.get(group) ?? new Map<string, T[]>();
      groups.set(group, members);
      const waiting = members.get(member) ?? [];
      members.set(member, waiting);
      waiting.push(work);
      size++;
    },
    shift() {
      for (const [group, members] of groups) {
        const work = turn(members);
        toTheEnd(groups, group, members, members.size > 0);
        if (work === undefined) continue;
        size--;
        return work;
      }
      return undefined;
    },
    take(member) {
      const taken: T[] = [];
      for (const [group, members] of groups) {
        taken.push(...(members.get(member) ?? []));
        members.delete(member);
        if (members.size === 0) groups.delete(group);
      }
      size -= taken.length;
      return taken;
    },
    get size() {
      return size;
    },
  };
}

function turn<T>(members: Map<string, T[]>): T | undefined {
  for (const [member, waiting] of members) {
    const work = waiting.shift();
    toTheEnd(members, member, waiting, waiting.length > 0);
    return work;
  }
  return undefined;
}

/** A map goes through its keys in the order they were put in. */
function toTheEnd<V>(map: Map<string, V>, key: string, value: V, stays: boolean): void {
  map.delete(key);
  if (stays) map.set(key, value);
}
