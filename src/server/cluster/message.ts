import { isObject, type JsonObject } from '../../kernel/json.ts';
import { EMOTES } from '../../table/command.ts';
import type { KeptStep } from '../../table/keeper.ts';
import type { Said } from '../../table/publication.ts';
import type { Shown } from '../../wire/down.ts';
import type { OpenTable } from '../hall.ts';

/** What nodes tell each other about a table, or about a screen. */
export type Message =
  /** These are kept, from place `n` on. */
  | { readonly kind: 'steps'; readonly n: number; readonly steps: readonly KeptStep[] }
  /** Told and forgotten, as at one node. */
  | { readonly kind: 'said'; readonly said: Said }
  /** All chairs connected to `node`. `asks`: and who is connected to the others? */
  | { readonly kind: 'here'; readonly node: string; readonly chairs: readonly number[]; readonly asks: boolean }
  /** A screen of this grip is here, under the code it is said of. */
  | { readonly kind: 'screen'; readonly grip: string }
  /** The code is another screen's: that of this grip is to take the next. */
  | { readonly kind: 'taken'; readonly grip: string }
  /** Who has the screen shows the table on it, and says so to whoever asked. */
  | { readonly kind: 'show'; readonly at: Shown | null; readonly ask: string }
  | { readonly kind: 'shown'; readonly grip: string }
  /** All tables that are open to the house and have people at `node`. `asks`: and which have the others? */
  | { readonly kind: 'hall'; readonly node: string; readonly tables: readonly OpenTable[]; readonly asks: boolean }
  /** The operator has settled something: it is in the store. `dropped`: this table is gone. */
  | { readonly kind: 'settled'; readonly dropped: string | null }
  /** How a node is. */
  | { readonly kind: 'node'; readonly node: string; readonly figures: JsonObject }
  /** Who is connected to these tables? */
  | { readonly kind: 'who'; readonly tables: readonly string[]; readonly ask: string }
  | { readonly kind: 'there'; readonly tables: readonly (readonly [string, readonly number[]])[] };

export function encodeMessage(message: Message): string {
  return JSON.stringify(message);
}

/** Nothing for what a newer node may say and this one does not know. */
export function decodeMessage(text: string): Message | undefined {
  const raw = parsed(text);
  if (!isObject(raw)) return undefined;
  switch (raw['kind']) {
    case 'steps': {
      const { n, steps } = raw;
      const whole = typeof n === 'number' && Array.isArray(steps) && steps.every(isStep);
      return whole ? { kind: 'steps', n, steps } : undefined;
    }
    case 'said': {
      const said = saidIn(raw['said']);
      return said === undefined ? undefined : { kind: 'said', said };
    }
    case 'here': {
      const { node, chairs, asks } = raw;
      const whole = typeof node === 'string' && Array.isArray(chairs) && chairs.every((each) => Number.isInteger(each));
      return whole ? { kind: 'here', node, chairs: chairs as number[], asks: asks === true } : undefined;
    }
    case 'settled':
      return { kind: 'settled', dropped: typeof raw['dropped'] === 'string' ? raw['dropped'] : null };
    case 'node': {
      const { node, figures } = raw;
      const whole = typeof node === 'string' && isObject(figures);
      return whole ? { kind: 'node', node, figures: figures as JsonObject } : undefined;
    }
    case 'who': {
      const { tables, ask } = raw;
      const whole =
        typeof ask === 'string' && Array.isArray(tables) && tables.every((each) => typeof each === 'string');
      return whole ? { kind: 'who', tables, ask } : undefined;
    }
    case 'there': {
      const { tables } = raw;
      return Array.isArray(tables) && tables.every(isPlace) ? { kind: 'there', tables } : undefined;
    }
    case 'screen':
    case 'taken':
    case 'shown': {
      const { kind, grip } = raw;
      return typeof grip === 'string' ? { kind, grip } : undefined;
    }
    case 'show': {
      const { at, ask } = raw;
      const shown = at === null ? null : shownIn(at);
      return typeof ask === 'string' && shown !== undefined ? { kind: 'show', at: shown, ask } : undefined;
    }
    case 'hall': {
      const { node, tables, asks } = raw;
      const whole = typeof node === 'string' && Array.isArray(tables) && tables.every(isOpenTable);
      return whole ? { kind: 'hall', node, tables, asks: asks === true } : undefined;
    }
    default:
      return undefined;
  }
}

function isOpenTable(raw: unknown): raw is OpenTable {
  if (!isObject(raw)) return false;
  const texts = [raw['table'], raw['game'], raw['lang']].every((each) => typeof each === 'string');
  const paced = raw['pace'] === 'calm' || raw['pace'] === 'timed';
  return texts && paced && typeof raw['free'] === 'number' && typeof raw['playing'] === 'boolean';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStep(raw: unknown): raw is KeptStep {
  return isObject(raw) && typeof raw['at'] === 'number' && typeof raw['data'] === 'string';
}

function isPlace(raw: unknown): raw is readonly [string, readonly number[]] {
  if (!Array.isArray(raw)) return false;
  const [table, chairs] = raw as readonly unknown[];
  return typeof table === 'string' && Array.isArray(chairs) && chairs.every((each) => Number.isInteger(each));
}

function saidIn(raw: unknown): Said | undefined {
  if (!isObject(raw)) return undefined;
  const { chair, at, text } = raw;
  const emote = EMOTES.find((each) => each === raw['emote']);
  if (typeof chair !== 'number' || typeof at !== 'number') return undefined;
  if (typeof text === 'string') return { chair, at, text };
  return emote === undefined ? undefined : { chair, at, emote };
}

function shownIn(raw: unknown): Shown | undefined {
  if (!isObject(raw)) return undefined;
  const { table, code, tv } = raw;
  const whole = typeof table === 'string' && typeof code === 'string' && typeof tv === 'string';
  return whole ? { table, code, tv } : undefined;
}
