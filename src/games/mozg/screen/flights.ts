import type { Card, Event } from '../rules/index.ts';

/** Somewhere on the table: `data-place` of an element. What a player has lies at the gravestone, where it has no place of its own. */
export type Place = 'horde' | 'discard' | 'aside' | 'reserve' | 'pool' | `${'hand' | 'graveyard' | 'brains'}-${number}`;

/** Something that travels. A card is shown only where everybody saw it. */
export interface Flight {
  readonly what: Card | 'back' | 'brain';
  readonly from: Place;
  readonly to: Place;
  /** When it sets out, in milliseconds. */
  readonly at: number;
}

const STEP = 90;
const BEAT = 240;
/** Nobody wants to see more of them at once. */
const MOST = 24;

/** What moved where, from what everybody saw. */
export function flightsOf(events: readonly Event[]): readonly Flight[] {
  const flights: Flight[] = [];
  let at = 0;
  const fly = (count: number, what: Flight['what'], from: Place, to: Place): void => {
    for (let i = 0; i < count; i++) flights.push({ what, from, to, at: at + i * STEP });
  };
  for (const event of events) {
    const before = flights.length;
    switch (event.kind) {
      case 'played':
        fly(1, event.card, `hand-${event.seat}`, 'horde');
        for (const [seat, count] of Object.entries(event.give ?? {})) {
          fly(count, event.card, `hand-${event.seat}`, `graveyard-${Number(seat)}`);
        }
        break;
      case 'horde-discarded':
        fly(Math.min(3, event.cards), 'back', 'horde', 'discard');
        break;
      case 'horde-set-aside':
        fly(Math.min(3, event.cards), 'back', 'horde', 'aside');
        break;
      case 'passed':
        fly(1, 'brain', `brains-${event.seat}`, 'pool');
        break;
      case 'drew':
        fly(event.cards, 'back', 'reserve', `hand-${event.seat}`);
        break;
      case 'buried':
      case 'kept':
        fly(1, 'back', `hand-${event.seat}`, `graveyard-${event.seat}`);
        break;
      case 'refilled':
        fly(event.cards, 'back', `graveyard-${event.seat}`, `hand-${event.seat}`);
        break;
      case 'gifted':
        fly(1, 'back', `hand-${event.seat}`, `graveyard-${event.to}`);
        break;
      case 'stole':
        fly(1, 'brain', `brains-${event.from}`, `brains-${event.seat}`);
        break;
      case 'swapped': {
        const place = event.what;
        fly(3, 'back', `${place}-${event.seat}`, `${place}-${event.with}`);
        fly(3, 'back', `${place}-${event.with}`, `${place}-${event.seat}`);
        break;
      }
      case 'rained-on':
        fly(event.cards, 'back', 'reserve', `graveyard-${event.seat}`);
        break;
      case 'took-brain':
        fly(event.brains, 'brain', 'pool', `brains-${event.seat}`);
        break;
      case 'reshuffled':
        fly(3, 'back', 'discard', 'reserve');
        break;
      case 'round-ended':
        event.lost.forEach((count, seat) => fly(Math.min(3, count), 'brain', `brains-${seat}`, 'pool'));
        break;
      case 'round-began':
      case 'dealt':
      case 'rolled':
      case 'another-turn':
      case 'unplayed':
      case 'shown':
      case 'finished':
        break;
    }
    if (flights.length > before) at += BEAT;
  }
  return flights.slice(0, MOST);
}
