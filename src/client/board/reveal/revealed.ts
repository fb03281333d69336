import type { Outcome } from '../../../kernel/outcome.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';

/** How far the end of a match is revealed, and whom to ask for more. */
export interface Revealed {
  /** From 0. */
  readonly moment: number;
  readonly last: number;
  readonly held: boolean;
  /** This screen has let go of the others: its view is the end already. */
  readonly outcome?: Outcome | undefined;
  readonly line: Pick<Line, 'ask' | 'me'>;
  readonly lobby: Pick<Lobby, 'host' | 'chairs'>;
}

export interface Pacing {
  /** Whether this screen sets the pace: the host's, and any chair's while the host is away. */
  readonly leads: boolean;
  /** Whether it can let go: any chair's but the host's, who leads the others. */
  readonly free: boolean;
  /** Who leads, where they are here. */
  readonly host: string;
}

export function pacingOf({ line, lobby }: Pick<Revealed, 'line' | 'lobby'>): Pacing {
  const me = line.me.value?.chair ?? null;
  const host = lobby.chairs.find(({ chair, present }) => chair === lobby.host && present);
  return {
    leads: me !== null && (host === undefined || me === host.chair),
    free: me !== null && me !== host?.chair,
    host: host?.name ?? '',
  };
}

/** Seen together with the others, and not let go of. */
export function isLed(reveal: Revealed | undefined): reveal is Revealed {
  return reveal !== undefined && reveal.outcome === undefined;
}
