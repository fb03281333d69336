import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { StringDecoder } from 'node:string_decoder';
import { isatty } from 'node:tty';
import { CATALOG } from './catalog.ts';
import { STDIN, type Files, type Io, type Reply, type Sink, type Terminal } from './io.ts';

const PLAIN_TERMINALS = new Set(['dumb', 'linux']);
const CHUNK = 1 << 16;
/** A timer set for longer rings at once. */
const LONGEST = 2 ** 31 - 1;

/** The process as the commands see it. */
export function openIo(): Io {
  return {
    terminal: openTerminal(),
    files: openFiles(),
    catalog: CATALOG,
    env: process.env,
    now: () => performance.now(),
    newSeed: () => randomBytes(6).toString('hex'),
  };
}

function openTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  // A reader that has seen enough (`| head`) is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const watched = isatty(1);
  const plain = PLAIN_TERMINALS.has(env['TERM'] ?? '');
  const lines = lineReader(() =>
    createInterface({ input: stdin, output: stdout, terminal: watched && isatty(0), historySize: 0 }),
  );
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    watched,
    errWatched: isatty(2),
    columns: stdout.columns ?? 80,
    colours: watched && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
    pictures: watched && !plain,
    ask: (prompt, ms) => lines.ask(prompt, ms),
    close: () => lines.close(),
  };
}

/** Lines from `open()`, kept until somebody asks: a pipe may send them all at once. */
function lineReader(open: () => Interface) {
  const waiting: string[] = [];
  let reader: Interface | undefined;
  let ended = false;
  let answer: ((reply: Reply) => void) | undefined;

  const reply = (given: Reply): void => {
    const give = answer;
    answer = undefined;
    give?.(given);
  };
  const begin = (): Interface => {
    const made = open();
    made.on('line', (text) => (answer === undefined ? void waiting.push(text) : reply({ kind: 'line', text })));
    made.on('SIGINT', () => made.close());
    made.on('close', () => {
      ended = true;
      reply({ kind: 'end' });
    });
    return made;
  };

  return {
    ask(prompt: string, ms?: number): Promise<Reply> {
      reader ??= begin();
      const next = waiting.shift();
      if (next !== undefined) {
        process.stdout.write(prompt);
        return Promise.resolve({ kind: 'line', text: next });
      }
      if (ended) return Promise.resolve({ kind: 'end' });
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(late, Math.min(ms, LONGEST));
        answer = (given) => {
          clearTimeout(timer);
          resolve(given);
        };
      });
    },
    close(): void {
      reader?.close();
    },
  };

  function late(): void {
    if (reader?.terminal === true) reader.write(null, { ctrl: true, name: 'u' });
    reply({ kind: 'late' });
  }
}

const STANDARD_INPUT = 0;

function openFiles(): Files {
  return {
    read: (path) => readFileSync(path === STDIN ? STANDARD_INPUT : path, 'utf8'),
    *lines(path) {
      const file = openSync(path, 'r');
      try {
        yield* linesOf(file);
      } finally {
        closeSync(file);
      }
    },
    create: (path) => sink(openSync(path, 'w')),
  };
}

function* linesOf(file: number): Iterable<string> {
  const decoder = new StringDecoder('utf8');
  const chunk = Buffer.alloc(CHUNK);
  let rest = '';
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
    const parts = decoder.write(chunk.subarray(0, read)).split('\n');
    parts[0] = rest + (parts[0] ?? '');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}

function sink(file: number): Sink {
  let kept = '';
  const flush = (): void => {
    const bytes = Buffer.from(kept);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    kept = '';
  };
  return {
    line(text) {
      kept += `${text}\n`;
      if (kept.length > CHUNK) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
