import { present, type Seat } from '../../../kernel/seat.ts';
import { crowdStage } from './crowd-stage.ts';
import { strength } from './crowd-race.ts';
import { racing } from './duel.ts';
import { fateOf } from './hand.ts';
import type { Memory, View } from './memory.ts';
import { aliveAfter, LOADED } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { RACE, type Side } from './race.ts';
import { likelyPlans } from './likely.ts';
import { expected } from './rival.ts';
import { BETS, planOf, PLANS, type Fate } from './stage.ts';

/** What may become of somebody by the end of the round. */
interface Future {
  /** Mean strength over all that may happen. */
  readonly strength: number;
  /** How likely they come out with each total, while they live. */
  readonly totals: ReadonlyMap<number, number>;
}

export interface Crowd {
  readonly view: View;
  readonly memory: Memory;
  readonly seat: Seat;
  readonly living: readonly Seat[];
  readonly trust: number;
}

/** A round among three or more. */
export function crowd({ view, memory, seat, living, trust }: Crowd): Outlook {
  const players = living.length;
  const stage = crowdStage(players);
  const { target } = view.options;
  const others = living.filter((other) => other !== seat);
  const sideOf = (who: Seat): Side =>
    racing(present(view.points[who]), present(view.lives[who]), present(view.bullets[who]), target);
  const me = sideOf(seat);
  const cards = (who: Seat): number => present(view.handCounts[who]);

  const suspicion = (by: Seat, bet: number): number =>
    expected(stage.accuses[bet] ?? 0, memory.rivals[by]?.accuses ?? [], trust);
  const plansOf = (who: Seat): Float64Array => likelyPlans(stage.plans, memory.rivals[who], trust);

  /** Somebody's end of the round: as planned, or as bet when the bets are seen. */
  const futureOf = (who: Seat, fate: 'open' | 'caught' | 'cleared' = 'open'): Future => {
    const side = sideOf(who);
    const gone = view.out[who] === true;
    const seen = view.phase === 'betting' ? null : present(view.bets[who]);
    const plans = plansOf(who);
    const totals = new Map<number, number>();
    let mean = 0;
    let harmed = gone || fate === 'caught' ? 1 : 0;
    if (harmed === 0) {
      let weight = 0;
      for (let plan = 0; plan < PLANS; plan++) if (seen === null || plan % BETS === seen) weight += plans[plan] ?? 0;
      for (let plan = 0; plan < PLANS; plan++) {
        const bet = plan % BETS;
        if (seen !== null && bet !== seen) continue;
        const share = (plans[plan] ?? 0) / Math.max(1e-9, weight);
        const loaded = Math.min(LOADED, plan >= BETS ? side.bullets - 1 : side.bullets);
        const caught = plan >= BETS && fate === 'open' ? 1 - (1 - (stage.accuses[bet] ?? 0)) ** (players - 2) : 0;
        const safe = (1 - caught) * (aliveAfter(loaded)[bet] ?? 0);
        const total = side.points + bet + 1;
        totals.set(total, (totals.get(total) ?? 0) + share * safe);
        mean += share * safe * strength(players, total, side.lives, side.bullets, cards(who));
        harmed += share * (1 - safe);
      }
    }
    const lives = gone ? side.lives : side.lives - 1;
    mean += harmed * strength(players, side.points, lives, 1, cards(who) + 1);
    if (lives > 0) totals.set(side.points, (totals.get(side.points) ?? 0) + harmed);
    return { strength: mean, totals };
  };

  const futures = new Map(others.map((other) => [other, futureOf(other)]));

  /** The odds to win with such a standing after the round. */
  const odds = (points: number, lives: number, bullets: number, held: number, among = futures): number => {
    if (lives <= 0) return 0;
    let first = 1;
    let rest = 0;
    for (const future of among.values()) {
      let behind = 0;
      let all = 0;
      for (const [total, share] of future.totals) {
        all += share;
        if (total < Math.max(points, RACE)) behind += share;
        else if (total === points) behind += share / 2;
      }
      first *= behind + (1 - all);
      rest += future.strength;
    }
    if (points >= RACE) return first;
    const mine = strength(players, points, lives, bullets, held);
    return (first * mine) / (mine + rest);
  };

  /** My odds at the end of the round with this bet, so many bullets loaded and in the seven cards. */
  const bettingOdds = (
    bet: number,
    loaded: number,
    bullets: number,
    held: number,
    fate: Fate,
    among = futures,
  ): number => {
    const safe = fate(Math.min(LOADED, loaded))[bet] ?? 0;
    const lived = safe > 0 ? safe * odds(me.points + bet + 1, me.lives, bullets, held, among) : 0;
    return lived + (safe < 1 ? (1 - safe) * odds(me.points, me.lives - 1, 1, held + 1, among) : 0);
  };

  return {
    plans: stage.plans,
    values(fate) {
      const values = new Float64Array(PLANS);
      for (let bet = 0; bet < BETS; bet++) {
        let unseen = 1;
        let accusers = 0;
        for (const other of others) {
          const one = suspicion(other, bet);
          unseen *= 1 - one;
          accusers += one;
        }
        const honest = bettingOdds(bet, me.bullets, me.bullets, cards(seat) + accusers, fate);
        const quiet = bettingOdds(bet, me.bullets - 1, me.bullets, cards(seat), fate);
        const caught = odds(me.points, me.lives - 1, 1, cards(seat) + 1);
        values[planOf(false, bet)] = 2 * honest - 1;
        values[planOf(true, bet)] = 2 * (unseen * quiet + (1 - unseen) * caught) - 1;
      }
      return values;
    },
    plansOf,
    suspicion,
    accusal(on, guilt) {
      const bet = present(view.bets[seat]) ?? 0;
      const out = view.out[seat] === true;
      const loaded = view.gun.bullet;
      const mine = (more: number, held: number, among: ReadonlyMap<Seat, Future>): number =>
        out
          ? odds(me.points, me.lives, me.bullets + more, held, among as typeof futures)
          : bettingOdds(bet, loaded + more, me.bullets + more, held, fateOf(view, seat), among as typeof futures);
      const caught = new Map(futures).set(on, futureOf(on, 'caught'));
      const cleared = new Map(futures).set(on, futureOf(on, 'cleared'));
      const held = cards(seat);
      const gain =
        guilt * (mine(0, held + 3, caught) - mine(0, held, cleared)) +
        (1 - guilt) * (mine(1, held, cleared) - mine(0, held, cleared));
      return { usual: stage.accuses[present(view.bets[on]) ?? 0] ?? 0, gain: 2 * gain };
    },
  };
}
