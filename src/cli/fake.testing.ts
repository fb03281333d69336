import { CATALOG, type Catalog } from './catalog.ts';
import type { Files, Io, Sink } from './io.ts';

/** A terminal and files in memory, for tests. */
export interface FakeIo extends Io {
  /** All that was said so far. */
  readonly said: { out: string; err: string };
  readonly written: Record<string, string>;
}

export interface FakeSetting {
  /** What the person types when they have read all that was said since the last line; nothing ends the input. */
  readonly person?: (read: string) => string | undefined;
  /** Without a `person`, what is typed line by line; then the input ends. `late` stands for nothing in time. */
  readonly lines?: readonly (string | { readonly late: true })[];
  readonly files?: Readonly<Record<string, string>>;
  /** What can be played; all there is where nobody says otherwise. */
  readonly catalog?: Catalog;
  readonly env?: Readonly<Record<string, string>>;
  readonly watched?: boolean;
  readonly errWatched?: boolean;
  readonly colours?: boolean;
  /** How much time passes between two looks at the clock. */
  readonly tick?: number;
}

export function fakeIo(setting: FakeSetting = {}): FakeIo {
  const said = { out: '', err: '' };
  const written: Record<string, string> = {};
  const lines = [...(setting.lines ?? [])];
  let now = 0;
  let read = 0;
  return {
    said,
    written,
    terminal: {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      watched: setting.watched ?? false,
      errWatched: setting.errWatched ?? false,
      columns: 80,
      colours: setting.colours ?? false,
      pictures: false,
      ask(prompt) {
        said.out += prompt;
        const next = setting.person === undefined ? lines.shift() : setting.person(said.out.slice(read));
        read = said.out.length;
        if (next === undefined) return Promise.resolve({ kind: 'end' });
        return Promise.resolve(typeof next === 'string' ? { kind: 'line', text: next } : { kind: 'late' });
      },
      close: () => undefined,
    },
    files: fakeFiles(setting.files ?? {}, written),
    catalog: setting.catalog ?? CATALOG,
    env: setting.env ?? {},
    now: () => (now += setting.tick ?? 1),
    newSeed: () => 'fresh',
  };
}

function fakeFiles(files: Readonly<Record<string, string>>, written: Record<string, string>): Files {
  const read = (path: string): string => {
    const text = files[path];
    if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    return text;
  };
  return {
    read,
    lines: (path) => read(path).split('\n'),
    create(path): Sink {
      if (path.includes('/')) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      written[path] = '';
      return { line: (text) => void (written[path] += `${text}\n`), close: () => undefined };
    },
  };
}
