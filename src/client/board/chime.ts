import { ring, type Note } from '../shell/sound.ts';

/** Something cannot be done. */
export const REFUSE: readonly Note[] = [
  [180, 0, 0.07],
  [150, 0.08, 0.09],
];

/** Somebody has won. */
export const WIN: readonly Note[] = [
  [523, 0, 0.12],
  [659, 0.12, 0.12],
  [784, 0.24, 0.12],
  [1047, 0.36, 0.3],
];

/** A board's sounds by their names. */
export function chimes<Name extends string>(
  sounds: Readonly<Record<Name, readonly Note[]>>,
  loud = 0.08,
): (name: Name) => void {
  return (name) => ring(sounds[name], loud);
}

/** Which sound a kind of event makes; nothing where it has to stay silent. `own`: only if it was this seat's. */
export type Heard<Kind, Name> = readonly [kind: Kind, name: Name | undefined, whose?: 'own'];

/** Plays what is heard of a view: the first of the list that happened. Answers whether one did. */
export function hear<Event extends { readonly kind: string; readonly seat?: number }, Name extends string>(
  { events, seat }: { readonly events: readonly Event[]; readonly seat: number | undefined },
  chime: (name: Name) => void,
  list: readonly Heard<Event['kind'], NoInfer<Name>>[],
): boolean {
  const first = list.find(([kind, , whose]) =>
    events.some((event) => event.kind === kind && (whose === undefined || event.seat === seat)),
  );
  if (first?.[1] !== undefined) chime(first[1]);
  return first !== undefined;
}
