import { list } from '../../../../client/words/list.ts';
import { nameOf } from '../../../../client/board/players.ts';
import type { CardMove, Volley } from '../../rules/index.ts';
import { CAPTAIN } from '../../words/team.ts';
import { fallenWith, teamOf, type Behind, type Happening, type Props } from '../players.ts';
import type { Loss } from '../theatre/scenes.ts';
import { cardName, memberName, t } from '../../words/say.ts';

/** One sentence of the story, and whom it is about. */
export interface Sentence {
  readonly seat: number | undefined;
  readonly text: string;
}

/** Told of several at once. */
const MANY = {
  pocketed: 'ruletka.said.pocketed',
  ready: 'ruletka.said.ready',
  bet: 'ruletka.said.bet',
  passed: 'ruletka.said.passed',
} as const;

/** What happened, as sentences: for those who listen, and for the log. */
export function storyOf(props: Props): Sentence[] {
  const told: Sentence[] = [];
  const scores: string[] = [];
  const many = new Map<keyof typeof MANY, number[]>();
  const flush = (): void => {
    for (const [kind, seats] of many) {
      const names = list(seats.map((seat) => nameOf(props, seat)));
      told.push({ seat: seats[0], text: t(MANY[kind], { names }) });
    }
    many.clear();
  };
  for (const event of props.events) {
    if (event.kind === 'pocketed' || event.kind === 'ready' || event.kind === 'bet' || event.kind === 'passed') {
      many.set(event.kind, [...(many.get(event.kind) ?? []), event.seat]);
    } else if (event.kind === 'scored') {
      scores.push(t('ruletka.said.score', { name: nameOf(props, event.seat), points: event.points }));
    } else {
      flush();
      if (event.kind === 'round' || event.kind === 'finished') told.push(...scored(scores, event.kind === 'round'));
      const text = textOf(props, event);
      if (text !== '') told.push({ seat: 'seat' in event ? event.seat : undefined, text });
    }
  }
  flush();
  return told;
}

function scored(scores: string[], always: boolean): Sentence[] {
  if (scores.length === 0) return always ? [{ seat: undefined, text: t('ruletka.said.nobody-scored') }] : [];
  return [{ seat: undefined, text: t('ruletka.said.scored', { scores: scores.splice(0).join(', ') }) }];
}

type Single = Exclude<Happening, { kind: 'pocketed' | 'ready' | 'bet' | 'passed' | 'scored' }>;

function textOf(props: Props, event: Single): string {
  const actor = 'seat' in event ? actorOf(props, event.seat) : { name: '', who: 'other' };
  switch (event.kind) {
    case 'loaded':
      return t('ruletka.said.loaded');
    case 'spun':
      if (event.seat === event.on) return t('ruletka.said.spun.own', actor);
      return t('ruletka.said.spun', { ...actor, target: nameOf(props, event.on) });
    case 'revealed':
      return t('ruletka.said.revealed', { bets: betsText(props, event.bets) });
    case 'played':
      return playedText(props, event.seat, event.move);
    case 'last-call':
      return t('ruletka.said.last-call', actor);
    case 'accused':
      if (event.on === props.seat) return t('ruletka.said.accused.you', actor);
      return t('ruletka.said.accused', { ...actor, target: nameOf(props, event.on) });
    case 'joined':
      return t('ruletka.said.joined', actor);
    case 'shown':
      return t(event.card === 'click' ? 'ruletka.said.shown.click' : 'ruletka.said.shown.bullet', actor);
    case 'drew':
      return t('ruletka.said.drew', { ...actor, count: event.count });
    case 'reshuffled':
      return t('ruletka.said.reshuffled');
    case 'bullet-added':
      return t('ruletka.said.bullet-added', { ...actor, bullets: event.bullets });
    case 'no-bullet-added':
      return t('ruletka.said.no-bullet', actor);
    case 'aimed':
      return t('ruletka.said.aimed', { ...actor, target: nameOf(props, event.at) });
    case 'fired':
      return t('ruletka.said.fired', { shot: event.shot, guns: gunsText(props, event) });
    case 'lost':
      return lostText(props, event);
    case 'take':
      return t('ruletka.said.take', actor);
    case 'show-off':
      return t('ruletka.said.show-off', actor);
    case 'round':
      return t('ruletka.said.round', { round: event.round });
    case 'finished':
      return t('ruletka.said.finished', { how: t(`ruletka.reason.${event.reason}`) });
    case 'behind':
      return behindText(props, event);
  }
}

export function behindText(props: Props, { seat, first, ms }: Behind): string {
  return t('ruletka.said.behind', { name: nameOf(props, seat), first: nameOf(props, first), ms });
}

/** Who did it: verbs differ for oneself. */
export function actorOf(props: Props, seat: number): { readonly name: string; readonly who: string } {
  return { name: nameOf(props, seat), who: seat === props.seat ? 'you' : 'other' };
}

function betsText(props: Props, bets: readonly (number | null)[]): string {
  return bets
    .flatMap((bet, seat) => (bet === null ? [] : [t('ruletka.said.each', { name: nameOf(props, seat), bet })]))
    .join(', ');
}

/** Who played what on whom; what a look showed is in nobody's story. */
export function playedText(props: Props, seat: number, move: CardMove): string {
  const actor = actorOf(props, seat);
  const card = cardName(move.card);
  if (move.card === 'nerves') return t('ruletka.said.nerves', { ...actor, card, bet: move.bet });
  if (move.card === 'dud') return `${t('ruletka.said.played', { ...actor, card })} ${t('ruletka.said.dud', actor)}`;
  if (move.card === 'bribe') return `${t('ruletka.said.played', { ...actor, card })} ${t('ruletka.said.bribed')}`;
  const seats = [
    ...('on' in move ? [move.on] : []),
    ...('and' in move ? [move.and] : []),
    ...('at' in move ? [move.at] : []),
  ];
  if (seats.length === 0) return t('ruletka.said.played', { ...actor, card });
  const targets = seats.map((each) => nameOf(props, each)).join(' → ');
  return [t('ruletka.said.played.on', { ...actor, card, targets }), ...newBets(props, move)].join(' ');
}

/** Where a card has changed bets, what they are now. */
function newBets(props: Props, move: CardMove): string[] {
  const seats =
    move.card === 'raise' || move.card === 'weak-knees'
      ? [move.on]
      : move.card === 'swapped-dice'
        ? [move.on, move.and]
        : [];
  return seats.flatMap((seat) => {
    const bet = props.view.bets[seat] ?? null;
    return bet === null ? [] : [t('ruletka.said.bid', { name: nameOf(props, seat), bet })];
  });
}

function gunsText(props: Props, { guns }: Volley): string {
  const clicks = guns.filter(({ card }) => card === 'click').map(({ seat }) => nameOf(props, seat));
  const bangs = guns
    .filter(({ card }) => card === 'bullet')
    .map(({ seat, at }) => {
      const name = nameOf(props, seat);
      if (at === 'air') return t('ruletka.said.fired.air', { name });
      return at === seat
        ? t('ruletka.said.fired.self', actorOf(props, seat))
        : t('ruletka.said.fired.other', { name, target: nameOf(props, at) });
    });
  return [...bangs, ...(clicks.length > 0 ? [t('ruletka.said.fired.clicks', { names: list(clicks) })] : [])].join(' ');
}

function lostText(props: Props, { seat, lives }: Loss): string {
  const team = teamOf(props, seat);
  const name = nameOf(props, seat);
  if (lives === 0) return t('ruletka.said.lost.captain', { name, member: memberName(team, CAPTAIN) });
  return t('ruletka.said.lost', { name, member: memberName(team, fallenWith(lives)) });
}

/** A shot and its losses in one breath, for the place where the sentence stands. */
export function volleyText(props: Props, volley: Volley, lost: readonly Loss[]): string {
  const [first] = lost;
  if (first !== undefined) return `${t('ruletka.bang')} ${lost.map((loss) => lostText(props, loss)).join(' ')}`;
  return gunsText(props, volley);
}
