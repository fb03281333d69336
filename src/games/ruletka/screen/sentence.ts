import { headline as headlineOf } from '../../../client/board/ending.ts';
import { isLed } from '../../../client/board/reveal/revealed.ts';
import { list } from '../../../client/words/list.ts';
import { nameOf } from '../../../client/board/players.ts';
import { present } from '../../../kernel/seat.ts';
import { RULES, type Target } from '../rules/index.ts';
import { moveOf, wanted } from './hand/choice.ts';
import type { Handle } from './hand/use-choice.ts';
import type { Gun } from './hand/use-gun.ts';
import type { Props } from './players.ts';
import { isCue, type Scene } from './theatre/scenes.ts';
import type { Theatre } from './theatre/use-theatre.ts';
import { cardName, t } from '../words/say.ts';
import { actorOf, behindText, playedText, volleyText } from './story/story.ts';

interface Now extends Props {
  readonly hand: Handle;
  readonly gun: Gun;
  readonly theatre: Theatre;
}

/** What to do now: always one sentence, always in the same place. */
export function sentence(now: Now): string {
  const { view, seat, hand, theatre } = now;
  const { scene } = theatre;
  if (scene !== undefined && (theatre.covers || !isCue(scene))) return sceneSentence(now, scene);
  // While its end is being told nobody has won yet, which does not mean that nobody wins.
  if (isLed(now.reveal)) return t('ruletka.run');
  if (view.phase === 'over') return `${headline(now)} ${reasonOf(now)}`;
  if (hand.busy) return t('ruletka.sending');
  if (hand.choice.card !== undefined) return cardSentence(now);
  const points = view.phase === 'accusing' && hand.choice.picks.length > 0;
  if (seat === undefined || !(points || view.waiting.includes(seat))) return waiting(now);
  return askedSentence(now, seat);
}

/** What a scene shows, said. */
export function sceneSentence(props: Props, scene: Scene): string {
  switch (scene.kind) {
    case 'points':
      return ahead(props);
    case 'count':
      return t('ruletka.shot.ready');
    case 'volley':
      return volleyText(props, scene.volley, scene.lost);
    case 'behind':
      return behindText(props, scene);
    case 'played':
      return playedText(props, scene.seat, scene.move);
    case 'pocket':
      return t(
        scene.card === 'click' ? 'ruletka.said.shown.click' : 'ruletka.said.shown.bullet',
        actorOf(props, scene.seat),
      );
  }
}

function askedSentence(now: Now, seat: number): string {
  const { view, hand, gun } = now;
  const pick = hand.choice.picks[0];
  switch (view.phase) {
    case 'loading':
      if (gun.held) return t('ruletka.loading.held');
      if (gun.notch !== undefined) return t('ruletka.loading.chosen', { card: gun.notch + 1 });
      return t('ruletka.loading.look');
    case 'spinning':
      return t(
        view.spun.every((spun, who) => spun || view.lives[who] === 0) ? 'ruletka.spinning.all' : 'ruletka.spinning.ask',
      );
    case 'betting': {
      const { bet } = hand.choice;
      return bet === undefined ? t('ruletka.betting.ask') : t('ruletka.betting.chosen', { bet, points: bet + 1 });
    }
    case 'bids':
      return t('ruletka.bids.ask');
    case 'accusing':
      if (pick !== undefined) return t('ruletka.accusing.pick', { name: nameOf(now, pick) });
      return t(wanted(view, seat, hand.choice) === 0 ? 'ruletka.accusing.cards' : 'ruletka.accusing.ask');
    case 'accused': {
      const accused = view.accusation?.accused ?? 0;
      return accused === seat ? t('ruletka.joining.you') : t('ruletka.joining.ask', { name: nameOf(now, accused) });
    }
    case 'shot':
      return shotSentence(now, seat);
    case 'bullet':
      return t('ruletka.bullet.ask');
    case 'showOff':
      return t('ruletka.showOff.ask');
    case 'over':
      return '';
  }
}

function shotSentence(now: Now, seat: number): string {
  const { view, hand } = now;
  const pick = hand.choice.picks[0];
  if (view.owing.includes(seat)) {
    return pick === undefined ? t('ruletka.shot.owed') : t('ruletka.shot.pick', { name: nameOf(now, pick) });
  }
  return `${threats(now, seat)}${t('ruletka.shot.ask', { shot: view.shot })}`;
}

/** A warning of whose guns point at `seat`, besides one's own; nothing if none does. */
function threats(now: Props, seat: number): string {
  const { view } = now;
  const aiming = view.aims.flatMap((at, who) =>
    at === seat && who !== seat && view.out[who] === false && (view.bets[who] ?? 0) >= view.shot
      ? [nameOf(now, who)]
      : [],
  );
  return aiming.length === 0 ? '' : `${t('ruletka.shot.aimed', { names: list(aiming) })} `;
}

function waiting(now: Now): string {
  const { view, seat } = now;
  const names = list(view.waiting.map((who) => nameOf(now, who)));
  if (view.waiting.length === 0) return t('ruletka.wait.nobody');
  if (view.phase === 'bullet') return t('ruletka.bullet.wait', { names });
  if (view.phase === 'showOff') return t('ruletka.showOff.wait', { name: names });
  if (view.accusation !== null && view.accusation.accused === seat) {
    const accusers = list(view.accusation.accusers.map((who) => nameOf(now, who)));
    return t('ruletka.joining.accused', { accusers, name: nameOf(now, seat) });
  }
  if (view.accusation !== null) {
    const accusers = list(view.accusation.accusers.map((who) => nameOf(now, who)));
    return t('ruletka.joining.others', { accusers, name: nameOf(now, view.accusation.accused) });
  }
  const hero = view.showingOff ? view.lives.findIndex((lives) => lives > 0) : -1;
  if (hero >= 0 && hero !== seat)
    return `${t('ruletka.showing-off', { name: nameOf(now, hero) })} ${t('ruletka.wait', { names })}`;
  return `${done(now)}${t('ruletka.wait', { names })}`;
}

/** What one has done already or should know, before whom one waits for. */
function done(now: Now): string {
  const { view, seat } = now;
  if (seat === undefined) return '';
  if (view.phase === 'shot') return threats(now, seat);
  if (view.phase === 'accusing') return `${t('ruletka.accusing.passed')} `;
  if (view.lives[seat] === 0) return '';
  if (view.phase === 'loading') return `${t('ruletka.loading.done')} `;
  if (view.phase === 'spinning') return `${t('ruletka.spinning.done')} `;
  if (view.phase === 'betting' && view.bet !== undefined && view.bet !== null) {
    return `${t('ruletka.betting.done', { bet: view.bet })} `;
  }
  return '';
}

/** What a card with such a target wants tapped. */
function wish(target: Target): 'pocket' | 'two' | 'at' | 'new-bet' | 'gun' {
  switch (target) {
    case 'other-pocket':
      return 'pocket';
    case 'two-living':
      return 'two';
    case 'own-gun-at-other':
      return 'at';
    case 'own-bet':
      return 'new-bet';
    case 'living':
    case 'other-living':
    case 'other-gun-at-any':
    case 'own-gun':
    case 'all-guns':
    case 'own-accusation':
    case 'own-death':
      return 'gun';
  }
}

function cardSentence(now: Now): string {
  const { view, seat, hand } = now;
  const { choice } = hand;
  if (choice.card === undefined || seat === undefined) return '';
  const card = cardName(choice.card);
  const { target } = RULES[choice.card];
  if (moveOf(view, choice) !== undefined) {
    if (choice.bet !== undefined) return t('ruletka.card.ready.bet', { card, bet: choice.bet });
    const names = choice.picks.map((who) => nameOf(now, who)).join(' → ');
    return names === '' ? t('ruletka.card.ready.alone', { card }) : t('ruletka.card.ready', { card, names });
  }
  if (choice.picks.length > 0 && wanted(view, seat, choice) === 2) {
    return t(`ruletka.card.pick.${target === 'two-living' ? 'second' : 'at'}`, { card });
  }
  const bets = choice.card === 'raise' || choice.card === 'weak-knees';
  return t(`ruletka.card.pick.${bets ? 'bet' : wish(target)}`, { card });
}

/** Who is nearest to the line. */
function ahead(props: Props): string {
  const { view } = props;
  const living = view.points
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => present(view.lives[seat]) > 0);
  const best = living.toSorted((a, b) => b.points - a.points)[0];
  if (best === undefined) return '';
  const equals = living.filter(({ points }) => points === best.points).length;
  if (best.points >= view.options.target && equals > 1) return t('ruletka.points.tie');
  return t('ruletka.points.ahead', {
    name: nameOf(props, best.seat),
    points: Math.max(0, view.options.target - best.points),
  });
}

export function headline(props: Props): string {
  return headlineOf(props, props.view.winners, t('ruletka.win.nobody'));
}

export function reasonOf({ view }: Props): string {
  return view.reason === null ? '' : t(`ruletka.reason.${view.reason}`);
}
