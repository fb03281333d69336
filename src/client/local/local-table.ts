import type { Time } from '../../runner/time.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { levelsOf } from '../../games/bots.ts';
import { loadRules } from '../../games/load-rules.ts';
import { createTables, type Handle } from '../../table/tables.ts';
import { TEMPO } from '../../table/tempo.ts';
import type { Person } from '../house/person.ts';
import { deviceKeeper, type DeviceKeeper } from './device-keeper.ts';
import { keepTable, keptTable, type Kind } from './kept.ts';
import { pageKeeper } from './page-keeper.ts';
import { workerRunner } from './thinkers.ts';
import { openVault } from './vault.ts';

const MOST_CHAIRS = 12;
const BREATH = 2000;

const TIME: Time = {
  now: Date.now,
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

/** A table on this device: the same code as the server's, with nobody else at the other end. */
export interface LocalTable {
  readonly handle: Handle;
  /** Whether it was there already: somebody had closed the page in mid-game. */
  readonly resumed: boolean;
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  record(match: string): Promise<string | undefined>;
  close(): void;
}

/** The table that was left here, or a new one. */
export async function openLocalTable(kind: Kind, game: string, host: Person, lang: string): Promise<LocalTable> {
  const [vault, games] = await Promise.all([openVault(), loadRules()]);
  const device = vault === undefined ? undefined : await deviceKeeper(vault);
  const thinkers = workerRunner(TIME, (why) => console.warn(`bots: ${why}`));
  const tables = createTables({
    environment: { games, levels: levelsOf, sha256, mostChairs: MOST_CHAIRS, clocks: kind === 'alone' },
    keeper: device ?? pageKeeper(),
    time: TIME,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    bots: thinkers,
    tempo: { ...TEMPO, promises: 300, openings: 1000, absence: Number.MAX_SAFE_INTEGER },
    report: (told) => {
      if (told.kind === 'bot-failed') console.warn(`bots: ${told.detail ?? told.kind}`);
    },
  });
  const left = device === undefined ? undefined : keptTable(kind, game);
  const found = left === undefined ? undefined : await tables.open(left);
  const stop = breathing(device);
  const close = (): void => {
    stop();
    void tables.close().then(() => {
      thinkers.close();
      return vault?.close();
    });
  };
  const lasting = device !== undefined;
  const record = (match: string): Promise<string | undefined> => tables.record(match, handle.id);
  let handle: Handle;
  if (found !== undefined) {
    handle = found;
    return { handle, resumed: true, lasting, record, close };
  }
  const made = await tables.create({ game, options: {}, settings: {}, host: { ...host, lang, token: 'here' } });
  if (!made.ok) throw new Error(made.code);
  const opened = await tables.open(made.id);
  if (opened === undefined) throw new Error('no-table');
  handle = opened;
  if (lasting) {
    keepTable(kind, game, made.id);
    // Somebody keeps a game here: the browser is not to clear it away when it wants room. Some cannot be asked.
    if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  }
  return { handle, resumed: false, lasting, record, close };
}

/** A clock that ran when the page was closed goes on with the time that was left. */
function breathing(device: DeviceKeeper | undefined): () => void {
  if (device === undefined) return () => {};
  const breathe = (): void => void device.breathe().catch(() => {});
  breathe();
  const timer = setInterval(breathe, BREATH);
  addEventListener('pagehide', breathe);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', breathe);
    breathe();
  };
}
