import type { Shown } from '../wire/down.ts';
import { screenCode, screenGrip } from './screen-names.ts';

/** The way to one connection of a screen. */
export interface ScreenLine {
  /** From now on it is found by this code. */
  named(code: string): void;
  show(at: Shown | null): void;
}

/** What other nodes have to do with the screens of this one. */
export interface ScreenPeers {
  /** This node has that screen, until the answer is called: others hear of it, and can ask for it. */
  claim(code: string, grip: string, own: OwnScreen): () => void;
  /** Whether another node has shown it there; the answer is its grip. */
  show(name: string, at: Shown | null): Promise<string | undefined>;
}

export interface OwnScreen {
  show(name: string, at: Shown | null): string | undefined;
  /** Another screen had the code before. */
  taken(): void;
}

/** The big screens that are connected. Nothing of them is kept: whatever they are called follows from the keys they keep. */
export interface Screens {
  /** From now on this is a connection of the screen with this key, and of no other. `busy`: it shows a table. */
  stand(key: string, busy: boolean, line: ScreenLine): void;
  leave(line: ScreenLine): void;
  /**
   * Shows a table, or nothing any more, on the screen of that name. By its code it is found only while it is not busy; by its grip
   * always, and only by that it is told to show nothing. The answer is the grip; nothing where there is no such screen.
   */
  show(name: string, at: Shown | null): Promise<string | undefined>;
  readonly size: number;
}

interface Standing {
  readonly grip: string;
  code: string;
  /** Codes that were other screens'. */
  passed: number;
  busy: boolean;
  /** A screen that lost its line may dial anew before anybody knows: until the older line ends it is told everything too. */
  readonly lines: Set<ScreenLine>;
  release: () => void;
}

export function createScreens(peers?: ScreenPeers): Screens {
  const byGrip = new Map<string, Standing>();
  const byCode = new Map<string, Standing>();
  const byLine = new Map<ScreenLine, Standing>();

  const showHere = (name: string, at: Shown | null): string | undefined => {
    const held = byGrip.get(name);
    const found = held ?? byCode.get(name);
    if (found === undefined || (held === undefined && (at === null || found.busy))) return undefined;
    found.busy = at !== null;
    for (const line of found.lines) line.show(at);
    return found.grip;
  };

  /** The first of its codes that no other screen has. */
  const name = (key: string, screen: Standing): void => {
    while (byCode.has(screen.code)) screen.code = screenCode(key, ++screen.passed);
    byCode.set(screen.code, screen);
    const { code, grip } = screen;
    const taken = (): void => {
      if (byCode.get(code) !== screen) return;
      unname(screen);
      screen.code = screenCode(key, ++screen.passed);
      name(key, screen);
      for (const line of screen.lines) line.named(screen.code);
    };
    screen.release = peers?.claim(code, grip, { show: showHere, taken }) ?? (() => {});
  };

  const unname = (screen: Standing): void => {
    screen.release();
    byCode.delete(screen.code);
  };

  const leave = (line: ScreenLine): void => {
    const screen = byLine.get(line);
    byLine.delete(line);
    if (screen === undefined || !screen.lines.delete(line) || screen.lines.size > 0) return;
    unname(screen);
    byGrip.delete(screen.grip);
  };

  return {
    stand(key, busy, line) {
      const grip = screenGrip(key);
      if (byLine.get(line)?.grip !== grip) leave(line);
      const known = byGrip.get(grip);
      const screen = known ?? {
        grip,
        code: screenCode(key, 0),
        passed: 0,
        busy,
        lines: new Set<ScreenLine>(),
        release: () => {},
      };
      screen.busy = busy;
      byLine.set(line, screen);
      screen.lines.add(line);
      if (known === undefined) {
        byGrip.set(grip, screen);
        name(key, screen);
      }
      line.named(screen.code);
    },
    leave,
    show: async (asked, at) => showHere(asked, at) ?? peers?.show(asked, at),
    get size() {
      return byGrip.size;
    },
  };
}
