import type { Millis } from '../runner/time.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Game } from '../kernel/contract.ts';
import type { JsonObject } from '../kernel/json.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import type { Table } from './table.ts';

/** Letters and digits that nobody mistakes for another, on a screen or aloud. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const KEY_BYTES = 16;

type RandomBytes = (bytes: number) => Uint8Array;

/** A code without a bias: bytes beyond the last full run of the letters are drawn again. */
export function drawCode(random: RandomBytes, length = CODE_LENGTH): string {
  const usable = 256 - (256 % CODE_LETTERS.length);
  let code = '';
  while (code.length < length) {
    for (const byte of random(length)) {
      if (byte < usable && code.length < length) code += CODE_LETTERS[byte % CODE_LETTERS.length];
    }
  }
  return code;
}

function drawKey(random: RandomBytes): string {
  return bytesToHex(random(KEY_BYTES));
}

/** Keys of the links that let look and nothing else. */
export function drawLinks(random: RandomBytes): Table['links'] {
  return { watch: drawKey(random), tv: drawKey(random) };
}

/** A table nobody sits at yet. */
export function emptyTable(
  game: Game,
  options: JsonObject,
  settings: Partial<Settings>,
  at: Millis,
  random: RandomBytes,
): Table {
  return {
    id: drawKey(random),
    code: drawCode(random),
    links: drawLinks(random),
    n: 0,
    at,
    game: game.id,
    options,
    chairs: [],
    nextChair: 0,
    host: null,
    settings: { ...DEFAULTS, ...settings },
    preparing: null,
    playing: null,
    groups: null,
    spread: 1,
    bygone: null,
    thrownAway: [],
    startsAt: null,
    matches: 0,
    barred: [],
  };
}
