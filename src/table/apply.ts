import { chainEntry, markOf } from '../kernel/chain.ts';
import { submit } from '../kernel/match.ts';
import { isPerson, withoutGone, type Chair, type ChairId, type Millis } from './chair.ts';
import { chainOf, commitmentTo, dealMatch, headHashes, gameOf } from './deal.ts';
import type { House } from './house.ts';
import { moved } from './moved.ts';
import type { Step } from './step.ts';
import { isRunning, type Playing, type Preparing, type Table } from './table.ts';
import { timersAfter, withExtra } from './timer.ts';

/** The journal does not fit its table: it was damaged, or another program wrote it. */
export interface JournalFlaw {
  readonly name: 'JournalFlaw';
  readonly message: string;
}

export function journalFlaw(table: Table, why: string): Error & JournalFlaw {
  return Object.assign(new Error(`table ${table.id}, step ${table.n + 1}: ${why}`), { name: 'JournalFlaw' as const });
}

/** The table after one more step. What was decided is not questioned; what cannot be is a flaw of the journal. */
export function apply(house: House, table: Table, at: Millis, step: Step): Table {
  if (step.k === 'move') return applyMove(house, table, at, step);
  return { ...table, ...changeOf(house, table, at, step), n: table.n + 1, at };
}

function applyMove(house: House, table: Table, at: Millis, step: Extract<Step, { k: 'move' }>): Table {
  const playing = runningOf(table);
  const progress = submit(playing.match, { seat: step.seat, move: step.move, by: step.by });
  if (!progress.ok) throw journalFlaw(table, `the move is refused: ${progress.code}`);
  const hash = chainEntry(playing.chain, playing.hash, progress.entry, house.sha256);
  if (markOf(hash) !== step.mark) throw journalFlaw(table, 'the chain of the log is broken');
  return moved(house, table, playing, progress, hash, at);
}

function changeOf(house: House, table: Table, at: Millis, step: Exclude<Step, { k: 'move' }>): Partial<Table> {
  switch (step.k) {
    case 'sit':
      return seated(table, {
        name: step.name,
        lang: step.lang,
        ...(step.face !== undefined && { face: step.face }),
        token: step.token,
        bot: null,
      });
    case 'bot':
      return seated(table, { name: step.name, lang: step.lang, token: null, bot: step.level });
    case 'leave':
      return away(table, step.chair, {});
    case 'kick':
      return away(table, step.chair, { token: null, pass: null });
    case 'name':
      return { chairs: withChair(table, step.chair, { name: step.name }) };
    case 'lang':
      return { chairs: withChair(table, step.chair, { lang: step.lang }) };
    case 'face':
      return { chairs: withChair(table, step.chair, { face: step.face }) };
    case 'pass':
      return { chairs: withChair(table, step.chair, { pass: { hash: step.pass, until: step.until } }) };
    case 'redeem':
      return { chairs: withChair(table, step.chair, { token: step.token, pass: null }) };
    case 'host':
      return { host: step.chair };
    case 'game':
      return { game: step.game, options: step.options };
    case 'set':
      return { settings: { ...table.settings, ...step.settings } };
    case 'mind':
      return minded(table, step);
    case 'prepare':
      return { preparing: prepared(table, step), playing: null, matches: table.matches + 1 };
    case 'contribute': {
      const preparing = preparingOf(table);
      const contributions = preparing.contributions.with(step.seat, step.bytes);
      return { preparing: { ...preparing, contributions } };
    }
    case 'close':
      return { preparing: { ...preparingOf(table), closed: true } };
    case 'deal':
      return dealt(house, table, at, step);
    case 'late': {
      const { playing } = table; // The move that ended the match can have been the first of two.
      if (playing === null || playing.race === null) throw journalFlaw(table, 'there is no race to be late for');
      const late = [...playing.race.late, step.seat];
      return { playing: { ...playing, race: { ...playing.race, late } } };
    }
    case 'abandon':
      if (table.preparing !== null) return { preparing: null, chairs: withoutGone(table.chairs) };
      return { playing: { ...runningOf(table), end: { how: 'abandoned', at } }, chairs: withoutGone(table.chairs) };
    case 'pause':
      return { playing: { ...runningOf(table), pausedAt: at } };
    case 'resume': {
      const playing = runningOf(table);
      const stood = at - (playing.pausedAt ?? at);
      return { playing: { ...playing, pausedAt: null, timers: withExtra(playing.timers, () => stood) } };
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

function seated(table: Table, who: Pick<Chair, 'name' | 'lang' | 'face' | 'token' | 'bot'>): Partial<Table> {
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

/** A seat that is given back is whole again; where nobody was left to be host, its owner is. */
function minded(table: Table, { chair, on }: Extract<Step, { k: 'mind' }>): Partial<Table> {
  if (on) return { chairs: withChair(table, chair, { minded: true }) };
  return { chairs: withChair(table, chair, { minded: false, gone: false }), host: table.host ?? chair };
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

/** Whether a chair has a seat in the match that runs or is being prepared. */
export function hasSeat(table: Table, id: ChairId): boolean {
  if (table.preparing !== null) return table.preparing.chairs.includes(id);
  return isRunning(table) && table.playing.chairs.includes(id);
}

function prepared(table: Table, step: Extract<Step, { k: 'prepare' }>): Preparing {
  const { match, secret, closeBy } = step;
  const chairs = table.chairs.filter(({ gone }) => !gone).map(({ id }) => id);
  return {
    match,
    secret,
    commitment: commitmentTo(match, secret),
    chairs,
    contributions: chairs.map(() => null),
    closeBy,
    closed: false,
  };
}

function dealt(house: House, table: Table, at: Millis, step: Extract<Step, { k: 'deal' }>): Partial<Table> {
  const game = gameOf(house, table.game);
  if (game.version !== step.version) {
    throw journalFlaw(table, `this program plays version ${game.version} of ${game.id}, not ${step.version}`);
  }
  const playing = deal(house, table, at);
  if (markOf(playing.hash) !== step.mark) throw journalFlaw(table, 'the chain of the log is broken');
  return { preparing: null, playing };
}

/** The match dealt from what is prepared. */
export function deal(house: House, table: Table, at: Millis): Playing {
  const preparing = preparingOf(table);
  const game = gameOf(house, table.game);
  const id = preparing.match;
  const { secret, commitment, contributions, chairs } = preparing;
  const names = chairs.map((chair) => table.chairs.find((each) => each.id === chair)?.name ?? '');
  const match = dealMatch(game, table.options, id, preparing);
  const chain = chainOf(id, secret);
  const hash = headHashes(house, chain, game, table.options, names, id, preparing).at(-1) ?? '';
  return {
    id,
    dealtAt: table.n + 1,
    secret,
    commitment,
    contributions,
    chairs,
    names,
    match,
    chain,
    hash,
    timers: timersAfter(house, [], match, at),
    race: null,
    pausedAt: null,
    end: null,
  };
}

function preparingOf(table: Table): Preparing {
  if (table.preparing === null) throw journalFlaw(table, 'no match is being prepared');
  return table.preparing;
}

function runningOf(table: Table): Playing {
  if (!isRunning(table)) throw journalFlaw(table, 'no match is running');
  return table.playing;
}
