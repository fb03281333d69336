import { signal, type ReadonlySignal } from '@preact/signals';
import { call, type Reply } from '../../line/http.ts';
import { recall, store } from '../../shell/memory.ts';

/** A screen this device has connected, and may therefore move and disconnect. */
export interface Paired {
  readonly grip: string;
  readonly code: string;
  /** The code of the table it was last shown there; empty when it was disconnected. */
  readonly at: string;
}

const SLOT = 'screens';
const MOST = 6;

const list = signal<readonly Paired[]>(remembered());

/** The newest first. */
export const paired: ReadonlySignal<readonly Paired[]> = list;

function keep(next: readonly Paired[]): void {
  list.value = next.slice(0, MOST);
  store(SLOT, JSON.stringify(list.value));
}

export function forgetScreen(grip: string): void {
  keep(list.peek().filter((each) => each.grip !== grip));
}

const LENGTH = 5;

/** The code out of whatever was typed or pasted: a whole link will do. */
export function screenCodeIn(typed: string): string {
  const link = /\/screen\/([A-Za-z0-9]+)/.exec(typed);
  return (link?.[1] ?? typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
}

export function isWholeCode(code: string): boolean {
  return code.length === LENGTH;
}

/** Shows the table on the screen of that code, or on one this device knows. */
export async function showOn(
  table: { readonly table: string; readonly code: string },
  screen: { readonly code: string; readonly grip?: string },
): Promise<Reply<unknown>> {
  const told = await ask(table.table, { t: 'show-on', screen: screen.grip ?? screen.code });
  const grip = told.ok ? told.value.grip : undefined;
  if (grip !== undefined) {
    keep([{ grip, code: screen.code, at: table.code }, ...list.peek().filter((each) => each.grip !== grip)]);
  }
  return told;
}

export async function showOff(table: string, screen: Paired): Promise<Reply<unknown>> {
  const told = await ask(table, { t: 'show-off', screen: screen.grip });
  if (told.ok) keep(list.peek().map((each) => (each.grip === screen.grip ? { ...each, at: '' } : each)));
  return told;
}

function ask(table: string, message: object): Promise<Reply<{ readonly grip?: string }>> {
  return call(`/api/tables/${table}/messages`, message);
}

function remembered(): readonly Paired[] {
  try {
    const kept = JSON.parse(recall(SLOT) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isPaired) : [];
  } catch {
    return [];
  }
}

function isPaired(raw: unknown): raw is Paired {
  const { grip, code, at } = (raw ?? {}) as Partial<Paired>;
  return typeof grip === 'string' && typeof code === 'string' && typeof at === 'string';
}
