import { signal } from '@preact/signals';
import { sha256 } from '@noble/hashes/sha2.js';
import { botNamed, levelsOf } from '../../bots/index.ts';
import { GAMES } from '../../games/index.ts';
import type { PersonCommand, Who } from '../../table/command.ts';
import type { Lobby } from '../../table/lobby.ts';
import { localRunner } from '../../table/local-runner.ts';
import type { Showing } from '../../table/showing.ts';
import { createTables } from '../../table/tables.ts';
import { TEMPO } from '../../table/tempo.ts';
import { encodeView, type ViewMessage } from '../../wire/down.ts';
import { sceneOf, type Line, type LineState, type Me, type Refusal, type Scene } from './line.ts';
import { keepLuck } from './luck.ts';
import { pageKeeper } from './page-keeper.ts';

const MOST_CHAIRS = 12;

export const levelsHere = levelsOf;

/** A table on this device: the same code as the server's, with nobody else at the other end. */
export async function openLocalLine(game: string, name: string, lang: string): Promise<Line> {
  const tables = createTables({
    house: { games: GAMES, levels: levelsOf, sha256, mostChairs: MOST_CHAIRS },
    keeper: pageKeeper(),
    time: {
      now: Date.now,
      after(ms, what) {
        const timer = setTimeout(what, ms);
        return () => clearTimeout(timer);
      },
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    bots: localRunner(botNamed),
    tempo: { ...TEMPO, contributions: 300 },
    report: () => {},
  });
  const made = await tables.create({ game, options: {}, settings: {}, host: { name, lang, token: 'here' } });
  if (!made.ok) throw new Error(made.code);
  const handle = await tables.open(made.id);
  if (handle === undefined) throw new Error('no-table');
  const { chair } = made;
  const who: Who = { kind: 'chair', chair };

  const state = signal<LineState>({ kind: 'on' });
  const me = signal<Me | undefined>({ chair, role: 'seat', links: null });
  const lobby = signal<Lobby | undefined>(undefined);
  const scene = signal<Scene | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const cheated = signal(false);
  const luck = keepLuck();
  let refusals = 0;

  const settleLobby = (next: Lobby): void => {
    lobby.value = next;
    cheated.value = luck.isMissing(next);
    const due = luck.due(next, chair);
    if (due === undefined) return;
    void handle.submit(who, { do: 'contribute', ...due }).then((told) => {
      if (told.ok) luck.received(due.match);
    });
  };
  const show = (shown: Showing, events: readonly string[]): void => {
    const left = shown.left(Date.now());
    const text = encodeView(shown.shared(), shown.own(chair), left, shown.paused, events.join(','));
    refusal.value = undefined;
    scene.value = sceneOf(JSON.parse(text) as ViewMessage, performance.now());
  };
  const stop = handle.listen((told) => {
    if (told.kind === 'view') show(told.showing, told.events);
    if (told.kind === 'lobby') settleLobby(told.lobby());
  });
  const leave = handle.arrive(chair);
  settleLobby(await handle.lobby());

  return {
    state,
    me,
    lobby,
    scene,
    refusal,
    cheated,
    move(move) {
      const question = scene.value?.question ?? null;
      if (question === null) return;
      void handle.submit(who, { do: 'move', question, move }).then((told) => {
        if (!told.ok) refusal.value = { code: told.code, n: ++refusals };
      });
    },
    async ask({ t, ...rest }) {
      const told = await handle.submit(who, { do: t, ...rest } as PersonCommand);
      return told.ok ? { ok: true } : { ok: false, code: told.code };
    },
    hurry() {},
    close() {
      stop();
      leave();
      void tables.close();
    },
  };
}
