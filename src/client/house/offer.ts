import { signal } from '@preact/signals';
import { knownHouse } from '../line/house-key.ts';
import { gamesOffered, type Offered } from '../line/http.ts';

const offered = signal<readonly Offered[]>([]);
const phonesFind = signal<string | null>(null);
const withPeople = signal(false);
let asked: Promise<void> | undefined;

/** What the house has, asked once. */
export function askOffer(): Promise<void> {
  if (offered.peek().length > 0) return Promise.resolve();
  asked ??= gamesOffered().then(({ games, phones, house, people = false }) => {
    knownHouse(house);
    offered.value = games;
    phonesFind.value = phones;
    withPeople.value = people;
    if (games.length === 0) asked = undefined;
  });
  return asked;
}

/** Where there is no house, whoever knows the bots says so. */
export function setOffer(games: readonly Offered[]): void {
  offered.value = games;
}

/** Whether a table may be opened to everybody in the house. */
export function isPeopleHouse(): boolean {
  return withPeople.value;
}

/** Where others come in: this page's own address, or the network's where that is only this computer's name for itself. */
export function houseUrl(): string {
  const own = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  return own ? (phonesFind.value ?? location.origin) : location.origin;
}

/** Bots' levels of a game, from the weakest to the strongest. */
export function levelsFor(game: string): readonly string[] {
  return offered.value.find((each) => each.game === game)?.bots ?? [];
}

export function pipsOf(game: string, level: string): number {
  return levelsFor(game).indexOf(level) + 1;
}

/** How many can play. Until it is known nobody is kept out: the house has the last word. */
export function seatsFor(game: string): Offered['seats'] {
  return offered.value.find((each) => each.game === game)?.seats ?? { least: 1, most: Number.POSITIVE_INFINITY };
}
