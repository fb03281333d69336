import type { Lobby, LobbyChair } from '../../../table/lobby.ts';

/** How somebody is doing, as whoever runs the game has to know it. In the order in which they are looked at. */
export const STATES = ['awaited', 'absent', 'minded', 'away', 'answered', 'next', 'here', 'out'] as const;
export type State = (typeof STATES)[number];

export interface PersonHere {
  readonly chair: LobbyChair;
  readonly state: State;
}

/** Everybody but who stands, those first who are waited for. `awaited`: the seats, while a match runs. */
export function peopleHere(lobby: Lobby, awaited: readonly number[] | undefined): readonly PersonHere[] {
  const waited = awaited === undefined ? undefined : new Set(awaited);
  const people = byName(lobby.chairs).map((chair) => ({
    chair,
    state: waited === undefined ? stateBetween(chair) : stateIn(chair, waited),
  }));
  return STATES.flatMap((state) => people.filter((each) => each.state === state));
}

const collator = new Intl.Collator(['pl', 'en']);
/** Names change far less often than who is waited for. */
const sorted = new WeakMap<readonly LobbyChair[], readonly LobbyChair[]>();

function byName(chairs: readonly LobbyChair[]): readonly LobbyChair[] {
  let known = sorted.get(chairs);
  if (known === undefined) {
    known = chairs.filter(({ standing }) => !standing).toSorted((a, b) => collator.compare(a.name, b.name));
    sorted.set(chairs, known);
  }
  return known;
}

function stateIn(chair: LobbyChair, awaited: ReadonlySet<number>): State {
  const { seat, minded, gone, present } = chair;
  if (seat === null) return 'next';
  if (minded || gone) return 'minded';
  if (!awaited.has(seat)) return 'answered';
  return present ? 'awaited' : 'absent';
}

function stateBetween({ present, rematch }: LobbyChair): State {
  if (rematch === false) return 'out';
  return present ? 'here' : 'away';
}

/** How many there are in each state that somebody is in. */
export function countsOf(people: readonly PersonHere[]): readonly (readonly [State, number])[] {
  return STATES.map((state) => [state, people.filter((each) => each.state === state).length] as const).filter(
    ([, count]) => count > 0,
  );
}
