import { describe, expect, it } from 'vitest';
import { listHash, promiseOf } from './fairness.ts';
import { confirmed, hearLobby, sent, type Share, type ShuffleNews } from './share.ts';

const BYTES = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const draw = () => BYTES;
const MINE = promiseOf('m', 1, 1, BYTES);
const THEIRS = promiseOf('m', 1, 0, OTHER);

type Preparing = NonNullable<ShuffleNews['preparing']>;
type Dealt = NonNullable<ShuffleNews['match']>;

const PREPARING: Preparing = {
  match: 'm',
  attempt: 1,
  commitment: 'c',
  chairs: [7, 3],
  promised: [],
  promises: null,
  opened: [],
  brokenOff: [],
  without: [],
  stopped: false,
};

function preparing(more: Partial<Preparing> = {}, options = {}): ShuffleNews {
  return { game: 'rudy', options, preparing: { ...PREPARING, ...more }, match: null };
}

function dealt(more: Partial<Dealt> = {}): ShuffleNews {
  const list = listHash([THEIRS, MINE]);
  return {
    game: 'rudy',
    options: {},
    preparing: null,
    match: { match: 'm', attempt: 1, commitment: 'c', list, brokenOff: [], ...more },
  };
}

const CLOSED = { promised: [0, 1], promises: [THEIRS, MINE] };

/** A device that has promised, been confirmed, and opened for the list. */
function opened(): Share {
  const first = hearLobby(undefined, preparing(), 3, draw);
  const kept = confirmed(first.share, { match: 'm', attempt: 1, promise: MINE });
  const { share, say } = hearLobby(kept, preparing(CLOSED), 3, draw);
  if (say === undefined) throw new Error('it did not open');
  return sent(share, say) as Share;
}

function complaintOf(share: Share | undefined, news: ShuffleNews): string | null | undefined {
  return hearLobby(share, news, 3, draw).share?.complaint;
}

describe('a device', () => {
  it('promises once, and the same again while it is not known to have arrived', () => {
    const first = hearLobby(undefined, preparing(), 3, draw);
    expect(first.say).toEqual({ t: 'promise', match: 'm', attempt: 1, promise: MINE });
    const again = hearLobby(first.share, preparing(), 3, () => OTHER);
    expect(again.say).toEqual(first.say);
    expect(hearLobby(first.share, preparing({ promised: [1] }), 3, draw).say).toBeUndefined();
  });

  it('opens when the list is closed and has its promise, not before', () => {
    const { share } = hearLobby(undefined, preparing(), 3, draw);
    expect(hearLobby(share, preparing({ promised: [0, 1] }), 3, draw).say).toBeUndefined();
    const step = hearLobby(share, preparing(CLOSED), 3, draw);
    expect(step.say).toEqual({ t: 'open', match: 'm', attempt: 1, bytes: BYTES });
    expect(step.share?.list).toBe(listHash([THEIRS, MINE]));
    expect(hearLobby(step.share, preparing(CLOSED), 3, draw).say).toEqual(step.say);
    expect(hearLobby(step.share, preparing({ ...CLOSED, opened: [1] }), 3, draw).say).toBeUndefined();
  });

  it('has nothing to say without a seat, and where its luck is left out', () => {
    for (const chair of [null, 9]) expect(hearLobby(undefined, preparing(), chair, draw)).toEqual({ share: undefined });
    expect(hearLobby(undefined, preparing({ without: [1] }), 3, draw).say).toBeUndefined();
    expect(hearLobby(undefined, preparing({ stopped: true }), 3, draw).say).toBeUndefined();
    expect(hearLobby(undefined, preparing({ promises: [THEIRS, null] }), 3, draw)).toEqual({ share: undefined });
  });

  it('promises something new for every attempt', () => {
    const next = hearLobby(opened(), preparing({ attempt: 2, commitment: 'd' }), 3, () => OTHER);
    expect(next.say).toEqual({ t: 'promise', match: 'm', attempt: 2, promise: promiseOf('m', 2, 1, OTHER) });
    expect(next.share).toMatchObject({ attempt: 2, commitment: 'd', list: null, opened: false, complaint: null });
  });

  it('is content with a deal it opened for', () => {
    expect(complaintOf(opened(), dealt())).toBeNull();
    expect(hearLobby(opened(), { ...dealt(), options: { time: 5 } }, 3, draw).share?.complaint).toBeNull();
  });
});

describe('a device says what was done to it', () => {
  it('its confirmed promise was left out: it opens nothing', () => {
    const { share } = hearLobby(undefined, preparing(), 3, draw);
    const kept = confirmed(share, { match: 'm', attempt: 1, promise: MINE });
    for (const promises of [
      [THEIRS, null],
      [THEIRS, THEIRS],
      [MINE, null],
    ]) {
      const step = hearLobby(kept, preparing({ promises }), 3, draw);
      expect([step.say, step.share?.complaint]).toEqual([undefined, 'left-out']);
    }
  });

  it('a promise that nobody confirmed may have come too late', () => {
    const { share } = hearLobby(undefined, preparing(), 3, draw);
    expect(complaintOf(share, preparing({ promises: [THEIRS, null] }))).toBe('late');
    const other = confirmed(share, { match: 'm', attempt: 1, promise: THEIRS });
    expect(complaintOf(other, preparing({ promises: [THEIRS, null] }))).toBe('late');
  });

  it('that it opened, and is named as somebody who has not', () => {
    const brokenOff = [{ attempt: 1, missing: [1] }];
    expect(complaintOf(opened(), preparing({ attempt: 2, brokenOff }))).toBe('not-counted');
    expect(complaintOf(opened(), preparing({ brokenOff, stopped: true }))).toBe('not-counted');
    expect(complaintOf(opened(), dealt({ attempt: 2, brokenOff }))).toBe('not-counted');
    const others = [{ attempt: 1, missing: [0] }];
    expect(complaintOf(opened(), preparing({ attempt: 2, brokenOff: others }))).toBeNull();
  });

  it('another list, commitment, attempt or game than it opened for', () => {
    const shown = [
      preparing({ ...CLOSED, commitment: 'x' }),
      preparing({ ...CLOSED, promises: [MINE, MINE] }),
      preparing(CLOSED, { time: 5 }),
      dealt({ list: 'x' }),
      dealt({ commitment: 'x' }),
      dealt({ attempt: 2 }),
    ];
    for (const news of shown) expect(complaintOf(opened(), news)).toBe('other-deal');
    const later = hearLobby(opened(), preparing({ attempt: 2 }), 3, draw).share;
    expect(complaintOf(later, preparing())).toBe('other-deal');
  });

  it('that it was shown a second list, for which it opens nothing', () => {
    const step = hearLobby(opened(), preparing({ ...CLOSED, promises: [MINE, MINE] }), 3, draw);
    expect(step.say).toBeUndefined();
  });
});
