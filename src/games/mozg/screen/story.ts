import { list } from '../../../client/words/list.ts';
import { nameAmong, nameOf, namesOf } from '../../../client/board/players.ts';
import type { Card, Event } from '../rules/index.ts';
import type { Props } from './players.ts';
import { animal, faceName, signName, t, type Id } from '../words/say.ts';

/** A sentence of what everybody saw, and the card or die it was about. */
export interface Told {
  readonly text: string;
  readonly card?: Card;
  readonly die?: boolean;
}

type Teller = Pick<Props, 'names' | 'seat' | 'view'>;

/**
 * What happened, as sentences. Events tell no hidden values; `found` is what this seat found in its own graveyard that was
 * not there before, so that it hears which card it was given.
 */
export function story(props: Teller, events: readonly Event[], found: readonly Card[] = []): readonly Told[] {
  const told: Told[] = [];
  const rained: number[] = [];
  const dry: number[] = [];
  for (const [i, event] of events.entries()) {
    if (event.kind === 'rained-on') {
      (event.cards > 0 ? rained : dry).push(event.seat);
      if (events[i + 1]?.kind === 'rained-on' || events[i + 1]?.kind === 'reshuffled') continue;
      told.push(...rain(props, rained.splice(0), dry.splice(0)));
    } else {
      told.push(...tell(props, event, events[i + 1], found));
    }
  }
  return told;
}

function rain(props: Teller, rained: readonly number[], dry: readonly number[]): Told[] {
  return [
    ...(rained.length > 0 ? [{ text: t('mozg.said.rained', { names: namesOf(props, rained) }) }] : []),
    ...(dry.length > 0 ? [{ text: t('mozg.said.rained.dry', { names: namesOf(props, dry) }) }] : []),
  ];
}

function tell(props: Teller, event: Event, next: Event | undefined, found: readonly Card[]): Told[] {
  /** About somebody else, or about whoever reads it. */
  const of = (id: Id, seat: number, values: Record<string, string | number> = {}): Told =>
    seat === props.seat
      ? { text: t(`${id}.you` as Id, values) }
      : { text: t(id, { name: nameOf(props, seat), ...values }) };
  switch (event.kind) {
    case 'round-began':
      return [of('mozg.said.round-began', event.seat, { round: event.round })];
    case 'dealt':
      return [{ text: t('mozg.said.dealt') }];
    case 'buried':
      return [of('mozg.said.buried', event.seat)];
    case 'played':
      return [{ ...played(props, event, of), card: event.card }];
    case 'horde-discarded':
      return event.cards === 0 ? [] : [{ text: t('mozg.said.horde-discarded', { cards: event.cards }) }];
    case 'horde-set-aside':
      return [{ text: t('mozg.said.horde-set-aside', { cards: event.cards }) }];
    case 'passed':
      return [of('mozg.said.passed', event.seat)];
    case 'reshuffled':
      return [{ text: t('mozg.said.reshuffled', { cards: event.cards }) }];
    case 'drew':
      return [of('mozg.said.drew', event.seat, { cards: event.cards })];
    case 'kept':
      return [of('mozg.said.kept', event.seat)];
    case 'unplayed':
      return [of('mozg.said.unplayed', event.seat)];
    case 'refilled':
      return [of('mozg.said.refilled', event.seat, { cards: event.cards })];
    case 'rolled': {
      const rolled = { ...of('mozg.said.rolled', event.seat, { face: faceName(event.face) }), die: true };
      const idle = event.face === 'gift' && next?.kind !== 'gifted' && props.view.phase !== 'gift';
      return idle ? [rolled, { text: t('mozg.said.gift-nothing') }] : [rolled];
    }
    case 'gifted':
      if (event.to === props.seat) return [giftToMe(nameOf(props, event.seat), found)];
      return [of('mozg.said.gifted', event.seat, { to: nameOf(props, event.to) })];
    case 'stole':
      if (event.from === props.seat)
        return [{ text: t('mozg.said.stole.from-you', { name: nameOf(props, event.seat) }) }];
      return [of('mozg.said.stole', event.seat, { from: nameOf(props, event.from) })];
    case 'swapped':
      return [swapped(props, event)];
    case 'rained-on':
      return [];
    case 'took-brain':
      return event.brains === 0 ? [{ text: t('mozg.said.pool-empty') }] : [of('mozg.said.took-brain', event.seat)];
    case 'another-turn':
      return [of('mozg.said.another-turn', event.seat)];
    case 'round-ended':
      return [{ text: t('mozg.said.round-ended', { losses: losses(props, event.lost) }) }];
    case 'shown':
      return [{ text: t('mozg.said.shown', { signs: signs(props, event.signs) }) }];
    case 'finished':
      return [{ text: t('mozg.said.finished') }];
  }
}

function played(
  props: Teller,
  event: Extract<Event, { kind: 'played' }>,
  of: (id: Id, seat: number, values: Record<string, string | number>) => Told,
): Told {
  const given = Object.entries(event.give ?? {});
  const values = { value: event.card, animal: animal(event.card) };
  if (given.length === 0) return of('mozg.said.played', event.seat, values);
  const count = 1 + given.reduce((sum, [, many]) => sum + many, 0);
  // Nobody gives to themselves: with one graveyard that is one's own, somebody else has played.
  if (given.every(([seat]) => Number(seat) === props.seat)) {
    return { text: t('mozg.said.played.many.to-you', { name: nameOf(props, event.seat), ...values, count }) };
  }
  const names = list(
    given.map(([seat, many]) => {
      const name = nameAmong(props, Number(seat));
      return many === 1 ? name : t('mozg.said.given', { name, count: many });
    }),
  );
  return of('mozg.said.played.many', event.seat, { ...values, count, names });
}

function giftToMe(name: string, found: readonly Card[]): Told {
  const [card, ...more] = found;
  if (card === undefined || more.length > 0) return { text: t('mozg.said.gifted.to-you.some', { name }) };
  return {
    text: t('mozg.said.gifted.to-you', { name, card: t('mozg.card', { value: card, animal: animal(card) }) }),
    card,
  };
}

function swapped(props: Teller, event: Extract<Event, { kind: 'swapped' }>): Told {
  const { seat, with: other, what } = event;
  if (seat === props.seat) return { text: t(`mozg.said.swapped.${what}.you`, { with: nameOf(props, other) }) };
  if (other === props.seat) return { text: t(`mozg.said.swapped.${what}.you`, { with: nameOf(props, seat) }) };
  return { text: t(`mozg.said.swapped.${what}`, { name: nameOf(props, seat), with: nameOf(props, other) }) };
}

function losses(props: Teller, lost: readonly number[]): string {
  return list(lost.map((count, seat) => t('mozg.said.loss', { name: nameOf(props, seat), count })));
}

function signs(props: Teller, shown: Extract<Event, { kind: 'shown' }>['signs']): string {
  return list(
    shown.flatMap((sign, seat) =>
      sign === null ? [] : [t('mozg.sign.said', { name: nameOf(props, seat), sign: signName(sign) })],
    ),
  );
}
