import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, type Config } from '../../src/server/config.ts';
import { LIMITS, type Limits } from '../../src/server/limits.ts';
import { serve, type ServeIo, type Serving } from '../../src/server/main.ts';
import type { Tempo } from '../../src/table/tempo.ts';

/** A server on a free loopback port, with limits no test meets by accident. */
export interface House {
  readonly port: number;
  readonly url: string;
  readonly data: string;
  readonly config: Config;
  readonly logged: readonly string[];
  readonly printed: readonly string[];
  close(): Promise<void>;
  /** Stops it in order and opens it again on the same data. */
  reopen(): Promise<House>;
}

export const GENEROUS: Limits = {
  ...LIMITS,
  connectionsPerAddress: 20_000,
  requestBurst: 1e6,
  fileBurst: 1e6,
  messageBurst: 1e6,
  messagesPerSecond: 1e6,
  tableBurst: 1e6,
  missBurst: 1e6,
  addressMessageBurst: 1e6,
  addressMessagesPerSecond: 1e6,
  saidBurst: 1e6,
  toldBurst: 1e9,
  changeBurst: 1e6,
  matchBurst: 1e6,
  addressMatchBurst: 1e6,
  answerBurst: 1e9,
  allAnswerBurst: 1e9,
  keptBurst: 1e9,
  addressKeptBurst: 1e9,
};

/** Bots and contributions wait for nobody. */
export const QUICK: Partial<Tempo> = { thinking: [0, 0] };

const opened: Serving[] = [];
const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
  folders.push(folder);
  return folder;
}

export async function openHouse(
  change: Partial<Config> = {},
  tempo: Partial<Tempo> = QUICK,
  otherwise: Pick<ServeIo, 'games'> = {},
): Promise<House> {
  const data = change.data ?? newFolder();
  const config: Config = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    client: 'no-such',
    limits: GENEROUS,
    ...change,
    data,
  };
  const logged: string[] = [];
  const printed: string[] = [];
  const io: ServeIo = {
    out: (text) => void printed.push(text),
    logTo: (line) => void logged.push(line),
    tempo,
    ...otherwise,
  };
  const started = await serve(config, io);
  if (!started.ok) throw new Error(started.why);
  const { serving } = started;
  opened.push(serving);
  const { port } = serving;
  const close = async (): Promise<void> => {
    const at = opened.indexOf(serving);
    if (at === -1) return;
    opened.splice(at, 1);
    await serving.close();
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    data,
    config,
    logged,
    printed,
    close,
    async reopen() {
      await close();
      return openHouse(config, tempo, otherwise);
    },
  };
}

/** For `afterEach`: whatever a test left open. */
export async function closeHouses(): Promise<void> {
  await Promise.all(opened.splice(0).map((serving) => serving.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
