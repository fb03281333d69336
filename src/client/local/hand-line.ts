import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { hearLobby, type Complaint, type Share, type ShareMessage } from '../../kernel/share.ts';
import type { Who } from '../../table/command.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Showing } from '../../table/showing.ts';
import { encodeView, type ViewMessage } from '../../wire/down.ts';
import type { AsCommand } from '../../wire/up.ts';
import {
  sceneOf,
  type Line,
  type LineState,
  type Me,
  type Refusal,
  type Said,
  type Scene,
  type Reply,
  type Wish,
} from '../line/line.ts';
import { onItsWay } from '../line/pending.ts';
import { pinning } from '../line/pinning.ts';
import { drawBytes } from '../line/draw-bytes.ts';
import { keepPin } from '../line/witness.ts';
import type { Person } from '../house/person.ts';
import type { LocalTable } from './local-table.ts';

/** One device for everybody here: whose hand it is in, and who is waited for. */
export interface Hand {
  readonly line: Line;
  /** Who holds the device and sees a hand of cards; nobody while the curtain is drawn. */
  readonly holder: ReadonlySignal<number | undefined>;
  /** The curtain is drawn: these are asked, the one to be handed to first. */
  readonly curtain: ReadonlySignal<readonly number[] | undefined>;
  /** Somebody took the device. */
  take(chair: number): Promise<void>;
  /** Somebody lays it down, for another to be quicker. */
  lay(): void;
  seat(person: Person, lang: string): Promise<Reply>;
  /** Whoever shares the device may ask for their own chair. */
  as(chair: number): Pick<Line, 'ask'>;
  /** Anybody may go, whoever began the table too, while another person stays. */
  remove(chair: number): Promise<Reply>;
}

/**
 * A table of this device as a line. Where several people share it, a scene is only ever the holder's: when somebody else
 * is awaited, the scene is taken away before they are called. No clock runs at such a table.
 */
export async function openHand(local: LocalTable): Promise<Hand> {
  const { handle } = local;
  const state = signal<LineState>({ kind: 'on' });
  const lobby = signal<Lobby | undefined>(undefined);
  const scene = signal<Scene | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const complaint = signal<Complaint | undefined>(undefined);
  const holder = signal<number | undefined>(undefined);
  const curtain = signal<readonly number[] | undefined>(undefined);
  const pinned = pinning();
  const sent = onItsWay(({ question, move }) => {
    const mover = holder.peek();
    if (mover === undefined) return false;
    void handle.submit(as(mover), { do: 'move', question, move }).then((told) => {
      const code = told.ok ? undefined : told.code;
      if (sent.answered(question, code) && code !== undefined) refusal.value = { code, n: ++refusals };
    });
    return true;
  });
  const said = signal<readonly Said[]>([]);
  const shares = new Map<number, Share>();
  const present = new Map<number, () => void>();
  let newest: Showing | undefined;
  /** What led to the newest view; nobody who takes the device later is shown it moving. */
  let fresh: readonly string[] = [];
  let news = 0;
  let lastHolder: number | undefined;
  /** Whether the holder has said something since the device was taken. */
  let spoke = false;
  let refusals = 0;

  const people = (): readonly number[] =>
    (lobby.peek()?.chairs ?? []).filter(({ bot, gone }) => bot === null && !gone).map(({ chair }) => chair);
  const host = (): number => lobby.peek()?.host ?? people()[0] ?? 0;
  const ended = (): boolean => lobby.peek()?.phase !== 'playing';

  /** Who of those here is asked: first those awaited, going round from whoever had the device last. */
  const askedOf = (shown: Showing): number[] => {
    const asked = people().filter((chair) => questionOf(shown, chair) !== null);
    const waiting = asked.filter((chair) => shown.isAwaited(chair));
    const after = waiting.findIndex((chair) => chair > (lastHolder ?? -1));
    const round = after <= 0 ? waiting : [...waiting.slice(after), ...waiting.slice(0, after)];
    return [...round, ...asked.filter((chair) => !waiting.includes(chair))];
  };

  /** Somebody nobody waits for keeps the device until they have said what they took it for. */
  const mayKeep = (shown: Showing, asked: readonly number[], chair: number): boolean =>
    shown.isAwaited(chair) || (!spoke && asked.includes(chair));

  const draw = (viewer: number | null): void => {
    if (newest === undefined) return;
    const left = newest.left(Date.now());
    const text = encodeView(newest.shared(viewer), newest.own(viewer), left, newest.paused, fresh.join(','));
    refusal.value = undefined;
    const message = JSON.parse(text) as ViewMessage;
    pinned.see(message.match, { n: message.n, hash: message.hash });
    keepPin(message.match, { n: message.n, hash: message.hash });
    scene.value = sceneOf(message, performance.now(), news);
    sent.asks(scene.value.match, scene.value.question);
  };

  const drop = (asked: readonly number[]): void => {
    // Everything of the last hand is gone before the next name is called.
    sent.over();
    scene.value = undefined;
    holder.value = undefined;
    curtain.value = asked;
  };

  const settle = (): void => {
    if (newest === undefined) return;
    const all = people();
    if (all.length === 1) {
      holder.value = all[0];
      draw(all[0] ?? null);
      return;
    }
    if (ended()) {
      // Nobody's hand: what lies on the table is for all.
      holder.value = undefined;
      curtain.value = undefined;
      draw(null);
      return;
    }
    const asked = askedOf(newest);
    const now = holder.peek();
    const shown = newest;
    const waited = asked.some((chair) => shown.isAwaited(chair));
    if (now !== undefined && (!waited || mayKeep(shown, asked, now))) draw(now);
    else if (waited) drop(asked);
    // Bots play while nobody has the device: the curtain stays, for the next one who is asked.
    else if (curtain.peek() === undefined) draw(null);
  };

  /** Everybody here adds luck of their own, as their own devices would. */
  const shuffle = (now: Lobby): void => {
    for (const chair of people()) {
      const { share, say } = hearLobby(shares.get(chair), now, chair, drawBytes);
      if (share !== undefined) shares.set(chair, share);
      if (say === undefined) continue;
      const { t, ...rest } = say;
      void handle.submit(as(chair), { do: t, ...rest } as AsCommand<ShareMessage>);
    }
  };

  const settleLobby = (next: Lobby): void => {
    const before = lobby.peek();
    lobby.value = next;
    for (const chair of people()) if (!present.has(chair)) present.set(chair, handle.arrive(chair));
    shuffle(next);
    if (before?.phase !== next.phase) settle();
  };

  const stop = handle.listen((told) => {
    if (told.kind === 'view') {
      if (told.events.length > 0 || told.showing.n !== newest?.n) news++;
      newest = told.showing;
      fresh = told.events;
      settle();
    }
    if (told.kind === 'lobby') settleLobby(told.lobby());
  });
  settleLobby(await handle.lobby());
  newest = await handle.showing();
  settle();

  const asking = async (chair: number, { t, ...rest }: Wish): Promise<Reply> => {
    const told = await handle.submit(as(chair), { do: t, ...rest } as AsCommand<Exclude<Wish, { t: 'pass' }>>);
    return told.ok ? { ok: true } : told;
  };

  const line: Line = {
    state,
    me: computed<Me | undefined>(() => ({ chair: holder.value ?? lobby.value?.host ?? 0, role: 'seat', links: null })),
    lobby,
    scene,
    refusal,
    pending: sent.pending,
    complaint,
    said,
    pins: (match) => pinned.pins(match),
    async record(match) {
      const text = await local.record(match);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    move(move) {
      const at = scene.peek();
      const mover = holder.peek();
      if (at === undefined || at.question === null || mover === undefined) return;
      lastHolder = mover;
      spoke = true;
      sent.goes(at.match, at.question, move);
    },
    ask: (wish) => asking(host(), wish),
    hurry() {},
    close() {
      stop();
      for (const leave of present.values()) leave();
      local.close();
    },
  };

  return {
    line,
    holder,
    curtain,
    async take(chair) {
      holder.value = chair;
      lastHolder = chair;
      spoke = false;
      fresh = [];
      if (newest?.paused === true) await handle.submit(as(host()), { do: 'resume' });
      curtain.value = undefined;
      draw(chair);
    },
    lay() {
      if (newest !== undefined && people().length > 1 && !ended()) drop(askedOf(newest));
    },
    async seat(person, lang) {
      // A chair's number is never used again, so neither is this.
      const token = `here${Math.max(...(lobby.peek()?.chairs ?? []).map(({ chair }) => chair)) + 1}`;
      const told = await handle.submit({ kind: 'visitor' }, { do: 'sit', ...person, lang, token });
      return told.ok ? { ok: true } : { ok: false, code: told.code };
    },
    as: (chair) => ({ ask: (wish) => asking(chair, wish) }),
    async remove(chair) {
      const heir = people().find((each) => each !== chair);
      if (chair === host() && heir !== undefined) {
        const given = await asking(chair, { t: 'host', chair: heir });
        if (!given.ok) return given;
      }
      const told = await line.ask({ t: 'kick', chair, barred: false });
      if (told.ok) {
        present.get(chair)?.();
        present.delete(chair);
      }
      return told;
    },
  };
}

const as = (chair: number): Who => ({ kind: 'chair', chair });

function questionOf(shown: Showing, chair: number): number | null {
  const own = JSON.parse(`{${shown.own(chair)}}`) as { readonly question?: number | null };
  return own.question ?? null;
}
