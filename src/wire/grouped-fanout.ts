import { createFanout, type Failed, type Fanout, type Frame, type Line, type Time, type Viewer } from './fanout.ts';

/** A fanout for a table at which several matches may be played side by side. */
export interface GroupedFanout extends Fanout {
  /** The same as `add` for somebody who plays in one of several matches; without a group for all others. */
  addTo(group: number | undefined, chair: number | null, line: Line): Viewer;
  /** One of several matches has moved: only these chairs are told of it. */
  viewApart(
    group: number,
    chairs: readonly number[],
    frame: Frame,
    events: readonly string[],
    movers: readonly number[],
  ): void;
}

interface Member extends Viewer {
  at: Fanout;
  inner: Viewer;
}

/** Who plays in a group hears a fanout of its own, so no view and no event can go astray; everybody else the table's. */
export function createGroupedFanout(time: Time, failed: Failed): GroupedFanout {
  const all = createFanout(time, failed);
  const groups: Fanout[] = [];
  const members = new Set<Member>();
  /** Nobody may have come to one of the groups yet. */
  const fanouts = (): readonly (Fanout | undefined)[] => [all, ...groups];

  const move = (member: Member, to: Fanout): void => {
    if (member.at === to) return;
    member.at.remove(member.inner);
    member.at = to;
    member.inner = to.add(member.chair, member.line);
  };

  const fanoutOf = (group: number | undefined): Fanout =>
    group === undefined ? all : (groups[group] ??= createFanout(time, failed));
  const addTo = (group: number | undefined, chair: number | null, line: Line): Viewer => {
    const at = fanoutOf(group);
    const member: Member = { chair, line, at, inner: at.add(chair, line) };
    members.add(member);
    return member;
  };

  return {
    add: (chair, line) => addTo(undefined, chair, line),
    addTo,
    remove(viewer) {
      const member = viewer as Member;
      if (members.delete(member)) member.at.remove(member.inner);
    },
    viewers: members,
    size: () => members.size,
    view(frame, events, movers) {
      if (groups.length > 0) {
        for (const member of members) move(member, all);
        for (const group of groups.splice(0)) (group as Fanout | undefined)?.close();
      }
      all.view(frame, events, movers);
    },
    viewApart(group, chairs, frame, events, movers) {
      const fanout = fanoutOf(group);
      for (const member of members) if (member.chair !== null && chairs.includes(member.chair)) move(member, fanout);
      fanout.view(frame, events, movers);
    },
    show(viewer, frame) {
      const { at, inner } = viewer as Member;
      at.show(inner, frame);
    },
    catchUp(viewer) {
      const { at, inner } = viewer as Member;
      at.catchUp(inner);
    },
    lobby(make, now) {
      let text: string | undefined;
      const once = (): string => (text ??= make());
      for (const each of fanouts()) each?.lobby(groups.length === 0 ? make : once, now);
    },
    tell(message) {
      for (const each of fanouts()) each?.tell(message);
    },
    close() {
      members.clear();
      for (const each of fanouts()) each?.close();
    },
  };
}
