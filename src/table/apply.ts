import type { Millis } from '../runner/time.ts';
import { chainEntry, markOf } from '../kernel/chain.ts';
import type { Seat } from '../kernel/seat.ts';
import { nameHash } from '../kernel/fairness.ts';
import type { DealtGroup } from '../kernel/proof.ts';
import { submit } from '../kernel/match.ts';
import { isPerson, unasked, withoutGone, type Chair, type ChairId } from './chair.ts';
import { withBarred } from './barred.ts';
import { bygoneChange } from './bygone.ts';
import { chainOf, dealMatch, gameOf, headHashes } from './deal.ts';
import type { Environment } from './environment.ts';
import { journalFlaw } from './journal-flaw.ts';
import { moved } from './moved.ts';
import { atGroup, backFrom, groupOf } from './groups.ts';
import { breakOff, prepared, preparedApart, triedAgain, type Preparing } from './preparing.ts';
import type { Revealing } from './reveal.ts';
import type { Called, Step } from './step.ts';
import { areGroupsRunning, chairOf, isRunning, type Playing, type Proof, type Table } from './table.ts';
import { timersAfter, withExtra } from './timer.ts';

/** Whose name was taken out; they can give themselves another. */
export const NAMELESS = '—';

/** The table after one more step. What was decided is not questioned; what cannot be is a flaw of the journal. */
export function apply(environment: Environment, table: Table, at: Millis, step: Step): Table {
  const bygone = bygoneChange(table, step);
  if (bygone !== undefined) return { ...table, ...bygone, n: table.n + 1, at };
  if (step.k === 'move') return applyMove(environment, table, at, step);
  return { ...table, ...changeOf(environment, table, at, step), n: table.n + 1, at };
}

function applyMove(environment: Environment, table: Table, at: Millis, step: Extract<Step, { k: 'move' }>): Table {
  const playing = runningOf(table);
  const progress = submit(playing.match, { seat: step.seat, move: step.move, by: step.by });
  if (!progress.ok) throw journalFlaw(table, `the move is refused: ${progress.code}`);
  const hash = chainEntry(playing.chain, playing.hash, progress.entry, environment.sha256);
  if (markOf(hash) !== step.mark) throw journalFlaw(table, 'the chain of the log is broken');
  return moved(environment, table, playing, progress, hash, at);
}

function changeOf(
  environment: Environment,
  table: Table,
  at: Millis,
  step: Exclude<Step, { k: 'move' }>,
): Partial<Table> {
  switch (step.k) {
    case 'sit':
      return seated(table, {
        name: step.name,
        lang: step.lang,
        ...(step.face !== undefined && { face: step.face }),
        ...(step.wish !== undefined && { wish: step.wish }),
        token: step.token,
        bot: null,
      });
    case 'bot':
      return seated(table, { name: step.name, lang: step.lang, token: null, bot: step.level });
    case 'level':
      return { chairs: withChair(table, step.chair, { bot: step.level }) };
    case 'leave':
      return away(table, step.chair, {});
    case 'kick':
      return kicked(table, step);
    case 'let-in':
      return { barred: table.barred.filter(({ chair }) => chair !== step.chair) };
    case 'name':
      return { chairs: called(table, [step]) };
    case 'lang':
      return { chairs: withChair(table, step.chair, { lang: step.lang }) };
    case 'face':
      return { chairs: withChair(table, step.chair, { face: step.face }) };
    case 'dress':
      return { chairs: withChair(table, step.chair, { dress: step.dress }) };
    case 'asleep':
      return { chairs: withChair(table, step.chair, { asleep: step.on }) };
    case 'pass':
      return { chairs: withChair(table, step.chair, { pass: { hash: step.pass, until: step.until } }) };
    case 'redeem':
      return { chairs: withChair(table, step.chair, { token: step.token, pass: null }) };
    case 'host':
      return { host: step.chair };
    case 'game':
      // It would be another game than they said yes to.
      return { game: step.game, options: step.options, chairs: unasked(table.chairs), startsAt: null };
    case 'set':
      return { settings: { ...table.settings, ...step.settings } };
    case 'links':
      return { links: { watch: step.watch, tv: step.tv } };
    case 'rematch':
      return { chairs: withChair(table, step.chair, { rematch: step.in }) };
    case 'countdown':
      return step.at === null ? { startsAt: null, chairs: unasked(table.chairs) } : { startsAt: step.at };
    case 'mind':
      return minded(table, at, step);
    case 'spread':
      return { spread: step.tables };
    case 'group': {
      const inside = apply(environment, atGroup(table, step.group), at, step.step);
      return backFrom(table, step.group, inside);
    }
    case 'deal-groups':
      return dealtApart(environment, table, at, step);
    case 'stand':
      return { chairs: standing(table, step) };
    case 'names':
      return { chairs: called(table, step.names) };
    case 'seats':
      return { chairs: ordered(table, step.order) };
    case 'hold': {
      const { seat, move, by } = step;
      return { playing: { ...runningOf(table), held: { seat, move, by }, stillSince: at } };
    }
    case 'prepare':
      return {
        preparing:
          step.groups === undefined
            ? prepared(step.match, seatedNow(table, step.out), step)
            : preparedApart(step.match, step.groups, step),
        chairs: unasked(table.chairs),
        startsAt: null,
        playing: null,
        groups: null,
        bygone: null,
        matches: table.matches + 1,
      };
    case 'promise': {
      const preparing = preparingOf(table);
      return { preparing: { ...preparing, promises: preparing.promises.with(step.seat, step.promise) } };
    }
    case 'close':
      return { preparing: { ...preparingOf(table), closed: true, by: step.by } };
    case 'open': {
      const preparing = preparingOf(table);
      return { preparing: { ...preparing, openings: preparing.openings.with(step.seat, step.bytes) } };
    }
    case 'break-off':
      return { preparing: breakOff(preparingOf(table), step.next) };
    case 'again':
      return { preparing: triedAgain(preparingOf(table), step.without, step) };
    case 'deal':
      return dealt(environment, table, at, step);
    case 'late': {
      const { playing } = table; // The move that ended the match can have been the first of two.
      if (playing === null) return {}; // It was over, and of an earlier version.
      if (playing.race === null) throw journalFlaw(table, 'there is no race to be late for');
      const late = [...playing.race.late, step.seat];
      return { playing: { ...playing, race: { ...playing.race, late } } };
    }
    case 'reveal':
      return { playing: { ...overOf(table), reveal: revealed(table, at, step) } };
    case 'let-go': {
      const playing = overOf(table);
      const { reveal } = playing;
      if (reveal === null) throw journalFlaw(table, 'no end is being revealed');
      return { playing: { ...playing, reveal: { ...reveal, alone: [...reveal.alone, step.chair] } } };
    }
    case 'abandon':
      if (table.preparing !== null) return { ...thrownAway(table, table.preparing), chairs: withoutGone(table.chairs) };
      return abandoned(table, at);
    case 'shut':
      return shut(table, at);
    case 'forget':
      return forgotten(table, step);
    case 'give-up':
      throw journalFlaw(table, 'there is no earlier match to give up');
    case 'pause':
      return { playing: { ...runningOf(table), pausedAt: at } };
    case 'resume': {
      const playing = runningOf(table);
      const stood = at - (playing.pausedAt ?? at);
      const timers = withExtra(playing.timers, () => stood);
      return { playing: { ...playing, pausedAt: null, stillSince: at, timers } };
    }
    case 'more-time': {
      const playing = runningOf(table);
      return { playing: { ...playing, timers: withExtra(playing.timers, () => step.ms) } };
    }
    case 'outage': {
      const playing = runningOf(table);
      const stood = ({ since }: { since: Millis }): Millis => Math.max(0, step.to - Math.max(step.from, since));
      return { playing: { ...playing, timers: withExtra(playing.timers, stood) } };
    }
  }
  throw journalFlaw(table, `there is no step ${JSON.stringify((step as { k: unknown }).k)}`);
}

function seated(table: Table, who: Pick<Chair, 'name' | 'lang' | 'face' | 'wish' | 'token' | 'bot'>): Partial<Table> {
  const { bot, token, ...known } = who;
  const chair: Chair = { id: table.nextChair, ...known, token, pass: null, bot, minded: false, gone: false };
  return {
    chairs: [...table.chairs, chair],
    nextChair: table.nextChair + 1,
    host: table.host ?? (isPerson(chair) ? chair.id : null),
  };
}

function withChair(table: Table, id: ChairId, change: Partial<Chair>): readonly Chair[] {
  const place = table.chairs.findIndex((chair) => chair.id === id);
  const chair = table.chairs[place];
  if (chair === undefined) throw journalFlaw(table, `there is no chair ${id}`);
  return table.chairs.with(place, { ...chair, ...change });
}

function abandoned(table: Table, at: Millis): Partial<Table> {
  const playing: Playing = { ...runningOf(table), end: { how: 'abandoned', at } };
  return playing.proof.group === undefined ? { playing, chairs: withoutGone(table.chairs) } : { playing };
}

function standing(table: Table, { chair: id, on }: Extract<Step, { k: 'stand' }>): readonly Chair[] {
  if (on) return withChair(table, id, { standing: true });
  return table.chairs.map((chair) => {
    if (chair.id !== id) return chair;
    const { standing: _, ...seatedAgain } = chair;
    return seatedAgain;
  });
}

/** Whoever is called as they wish has no wish left. */
function called(table: Table, names: readonly Called[]): readonly Chair[] {
  const byChair = new Map(names.map((each) => [each.chair, each]));
  return table.chairs.map((chair) => {
    const now = byChair.get(chair.id);
    if (now === undefined) return chair;
    const { wish: _, ...known } = chair;
    return { ...known, name: now.name, ...(now.wish !== undefined && { wish: now.wish }) };
  });
}

/** As it was drawn; whoever it does not name stays behind them. */
function ordered({ chairs }: Table, order: readonly ChairId[]): readonly Chair[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Chair): number => places.get(id) ?? chairs.length;
  return chairs.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A seat that is given back is whole again; where nobody was left to be host, its owner is. */
function minded(table: Table, at: Millis, { chair, on }: Extract<Step, { k: 'mind' }>): Partial<Table> {
  if (on) return { chairs: withChair(table, chair, { minded: true }) };
  return {
    chairs: withChair(table, chair, { minded: false, gone: false }),
    host: table.host ?? chair,
    // They have come just now: they are waited for as anybody is.
    ...(isRunning(table) && { playing: { ...table.playing, stillSince: at } }),
  };
}

function kicked(table: Table, { chair: id, barred }: Extract<Step, { k: 'kick' }>): Partial<Table> {
  const left = away(table, id, { token: null, pass: null });
  const chair = barred === true ? chairOf(table, id) : undefined;
  return chair === undefined ? left : { ...left, barred: withBarred(table.barred, chair) };
}

/** In a match the seat stays, with nobody on it; otherwise the chair is taken away. */
function away(table: Table, id: ChairId, change: Partial<Chair>): Partial<Table> {
  const chairs = hasSeat(table, id)
    ? withChair(table, id, { ...change, gone: true, minded: false })
    : table.chairs.filter((chair) => chair.id !== id);
  if (table.host !== id) return { chairs };
  const heir = chairs.find((chair) => isPerson(chair) && !chair.gone);
  if (heir !== undefined) return { chairs, host: heir.id };
  // With nobody left to unlock it, a locked table would stay locked for ever.
  return { chairs, host: null, settings: { ...table.settings, locked: false } };
}

/** Whether a chair has a seat in the match that runs or is being prepared; nobody knows whose an earlier one's are. */
export function hasSeat(table: Table, id: ChairId): boolean {
  if (table.bygone !== null) return true;
  if (table.preparing !== null) return table.preparing.chairs.includes(id);
  if (areGroupsRunning(table)) return groupOf(table, id) !== undefined;
  return isRunning(table) && table.playing.chairs.includes(id);
}

/** Who has a seat in a match that begins now, in the order of the seats. */
function seatedNow({ chairs }: Table, out: readonly ChairId[] = []): readonly ChairId[] {
  return chairs.filter(({ id, gone }) => !gone && !out.includes(id)).map(({ id }) => id);
}

/** A match that was prepared and never dealt leaves its name in the next record. */
function thrownAway(table: Table, { match, commitment }: Preparing): Partial<Table> {
  return { preparing: null, thrownAway: [...table.thrownAway, { match, commitment }] };
}

function dealt(environment: Environment, table: Table, at: Millis, step: Extract<Step, { k: 'deal' }>): Partial<Table> {
  const { match, commitment } = preparingOf(table);
  if (gameOf(environment, table.game).version !== step.version) {
    return { preparing: null, bygone: { match, game: table.game, version: step.version, commitment } };
  }
  const playing = deal(environment, table, at, step.salts);
  if (markOf(playing.hash) !== step.mark) throw journalFlaw(table, 'the chain of the log is broken');
  return { preparing: null, playing, thrownAway: [] };
}

function dealtApart(
  environment: Environment,
  table: Table,
  at: Millis,
  step: Extract<Step, { k: 'deal-groups' }>,
): Partial<Table> {
  const { match, commitment } = preparingOf(table);
  if (gameOf(environment, table.game).version !== step.version) {
    return { preparing: null, bygone: { match, game: table.game, version: step.version, commitment } };
  }
  const groups = dealApart(
    environment,
    table,
    at,
    step.groups.map(({ salts }) => salts),
  );
  if (groups.some(({ hash }, i) => markOf(hash) !== step.groups[i]?.mark)) {
    throw journalFlaw(table, 'the chain of the log is broken');
  }
  return { preparing: null, groups, thrownAway: [] };
}

/** The same deal for every group that is prepared. `salts`: of each, one for each seat's name. */
export function dealApart(
  environment: Environment,
  table: Table,
  at: Millis,
  salts: readonly (readonly string[])[],
): readonly Playing[] {
  const groups = preparingOf(table).groups ?? [];
  return groups.map((seats, i) =>
    deal(environment, table, at, salts[i] ?? [], { number: i + 1, of: groups.length, seats }),
  );
}

/** The match dealt from what is prepared. `salts`: one for each seat's name. `group`: which of several it is. */
export function deal(
  environment: Environment,
  table: Table,
  at: Millis,
  salts: readonly string[],
  group?: DealtGroup,
): Playing {
  const preparing = preparingOf(table);
  const game = gameOf(environment, table.game);
  const chairs = group === undefined ? preparing.chairs : group.seats.map((seat) => preparing.chairs[seat] ?? -1);
  const names = chairs.map((chair) => table.chairs.find((each) => each.id === chair)?.name ?? '');
  const proof = proofOf(preparing, table.thrownAway, names, salts, group);
  const match = dealMatch(game, table.options, proof);
  const chain = chainOf(proof);
  const hash = headHashes(environment, chain, game, table.options, proof).at(-1) ?? '';
  return {
    id: matchIdOf(proof),
    dealtAt: table.n + 1,
    proof,
    chairs,
    names,
    stillSince: at,
    stoodIn: [],
    held: null,
    match,
    chain,
    hash,
    timers: timersAfter(environment, [], match, at),
    race: null,
    pausedAt: null,
    end: null,
    reveal: null,
  };
}

function proofOf(
  { match, attempt, secret, commitment, promises, openings, brokenOff, without }: Preparing,
  given: Table['thrownAway'],
  names: readonly string[],
  salts: readonly string[],
  group: DealtGroup | undefined,
): Proof {
  return {
    match,
    attempt,
    secret,
    commitment,
    promises,
    openings,
    brokenOff,
    thrownAway: given,
    ...(without.length > 0 && { without }),
    ...(group !== undefined && { group }),
    names: names.map((name, seat) => nameHash(salts[seat] ?? '', name)),
    salts,
  };
}

/** By which a match and its record are known: several that share a shuffle are numbered. */
function matchIdOf({ match, group }: Proof): string {
  return group === undefined ? match : `${match}-${group.number}`;
}

function preparingOf(table: Table): Preparing {
  if (table.preparing === null) throw journalFlaw(table, 'no match is being prepared');
  return table.preparing;
}

function runningOf(table: Table): Playing {
  if (!isRunning(table)) throw journalFlaw(table, 'no match is running');
  return table.playing;
}

function overOf(table: Table): Playing {
  const { playing } = table;
  if (playing?.end?.how !== 'over') throw journalFlaw(table, 'no match is over');
  return playing;
}

function revealed({ playing }: Table, at: Millis, { moment, held }: Extract<Step, { k: 'reveal' }>): Revealing | null {
  return moment === null ? null : { moment, since: at, held: held === true, alone: playing?.reveal?.alone ?? [] };
}

/** As its host could have ended it; a table at which nothing is on stays as it is. */
function shut(table: Table, at: Millis): Partial<Table> {
  if (table.preparing !== null) {
    return { ...thrownAway(table, table.preparing), chairs: unasked(withoutGone(table.chairs)), startsAt: null };
  }
  const { playing, groups } = table;
  const over = (each: Playing): Playing => (each.end === null ? { ...each, end: { how: 'abandoned', at } } : each);
  return {
    playing: playing === null ? null : over(playing),
    groups: groups === null ? null : groups.map(over),
    chairs: unasked(withoutGone(table.chairs)),
    startsAt: null,
  };
}

/** A name that was taken out leaves no salt either: it could be guessed by it. */
function forgotten(table: Table, { chairs, seats, groups, barred }: Extract<Step, { k: 'forget' }>): Partial<Table> {
  const { playing } = table;
  return {
    chairs: table.chairs.map((chair) => (chairs.includes(chair.id) ? unnamed(chair) : chair)),
    barred: table.barred.map((each) => (barred.includes(each.chair) ? unnamed(each) : each)),
    playing: playing === null ? null : nameless(playing, seats),
    groups: table.groups === null ? null : table.groups.map((each, group) => nameless(each, groups?.[group] ?? [])),
  };
}

/** What they wished to be called goes, too. */
function unnamed<T extends { readonly name: string; readonly wish?: string }>(named: T): T {
  const { wish: _, ...known } = named;
  return { ...known, name: NAMELESS } as T;
}

function nameless(playing: Playing, seats: readonly Seat[]): Playing {
  const salts = playing.proof.salts.map((salt, seat) => (seats.includes(seat) ? null : salt));
  const names = playing.names.map((name, seat) => (seats.includes(seat) ? '' : name));
  return { ...playing, names, proof: { ...playing.proof, salts } };
}
