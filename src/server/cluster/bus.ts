import type { Message } from './message.ts';

/**
 * What carries news between nodes. It may lose, delay or double them, or not run at all: whoever listens asks the store where
 * something seems to be missing.
 */
export interface Bus {
  publish(table: string, message: Message): void;
  /** From when `ready` is done, everything others say about this table. */
  watch(table: string, hear: (message: Message) => void): { readonly ready: Promise<void>; stop(): void };
  readonly isUp: boolean;
  /** Called whenever it comes up: what was said meanwhile is lost. */
  onUp(again: () => void): void;
  readonly figures: BusFigures;
  close(): Promise<void>;
}

export interface BusFigures {
  readonly sent: number;
  readonly received: number;
  readonly watched: number;
}
