import { recall, store } from '../../shell/memory.ts';

const keyOf = (game: string): string => `told.${game}`;

/** The lines of a game this device has been told. */
export function saidBefore(game: string): readonly string[] {
  return (recall(keyOf(game)) ?? '').split(' ');
}

export function noteSaid(game: string, id: string): void {
  const before = saidBefore(game);
  if (!before.includes(id)) store(keyOf(game), [...before, id].join(' ').trim());
}
