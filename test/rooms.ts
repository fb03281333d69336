/** What each room may import: other rooms, packages, and Node's own modules. `docs/architecture.md` has the reasons. */
interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly node: boolean;
  /** Rooms its tests may visit besides. */
  readonly inTests?: readonly string[];
  /** No clock, no unseeded chance: what it computes follows from what it is given. */
  readonly pure: boolean;
}

const ALL_BUT_CLIENT = ['kernel', 'games', 'bots', 'coach', 'table', 'wire', 'store', 'server', 'print'];

export const ROOMS: Readonly<Record<string, Room>> = {
  kernel: { rooms: [], packages: ['@noble/ciphers', '@noble/hashes'], node: false, pure: true },
  games: { rooms: ['kernel'], packages: [], node: false, pure: true },
  bots: { rooms: ['kernel', 'games'], packages: [], node: false, pure: true },
  coach: { rooms: ['kernel', 'games', 'bots'], packages: [], node: false, pure: true },
  table: {
    rooms: ['kernel', 'games', 'bots'],
    packages: ['@noble/curves', '@noble/hashes'],
    node: false,
    // A table takes any keeper; its tests bring the real one.
    inTests: ['store'],
    pure: false,
  },
  wire: { rooms: ['kernel', 'games'], packages: [], node: false, pure: false },
  store: { rooms: ['kernel', 'wire'], packages: ['pg'], node: true, pure: false },
  server: { rooms: ALL_BUT_CLIENT, packages: ['*'], node: true, pure: false },
  client: { rooms: ['kernel', 'games', 'bots', 'coach', 'table', 'wire'], packages: ['*'], node: false, pure: false },
  print: { rooms: ['kernel', 'games'], packages: ['*'], node: true, pure: false },
  cli: { rooms: ALL_BUT_CLIENT, packages: ['uqr'], node: true, pure: false },
};

const FOR_TESTS: ReadonlySet<string> = new Set(['testing.ts', 'kit.ts']);

const IMPORT = /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bTemporal\b|\bperformance\b|\bset(?:Timeout|Interval|Immediate)\b|\bglobalThis\b|\bIntl\b|\btoLocale\w+|\blocaleCompare\b|\b(?:const|let|var) \{[^}]*\brandom\b[^}]*\} = Math\b|\bMath\[/;

/** What one source file does that its room may not. `path` is relative to the repository: `src/kernel/match.ts`. */
export function trespasses(path: string, source: string): string[] {
  const [, name = '', ...inside] = path.split('/');
  const room = ROOMS[name];
  if (room === undefined) return [`${path}: src/${name} is no room`];
  const test = /\.test\.tsx?$/.test(path);
  const found = importsOf(source).flatMap((specifier) => {
    const flaw = importFlaw(path, name, room, inside, specifier, test);
    return flaw === undefined ? [] : [`${path} imports ${specifier}: ${flaw}`];
  });
  const impure = room.pure && !test ? IMPURE.exec(codeOf(source)) : null;
  return impure === null ? found : [...found, `${path} names ${impure[0]}: a pure room knows no clock and no luck`];
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

function importFlaw(
  path: string,
  name: string,
  room: Room,
  inside: readonly string[],
  specifier: string,
  test: boolean,
): string | undefined {
  if (specifier.startsWith('node:')) return room.node || test ? undefined : `${name} does not know Node`;
  if (!specifier.startsWith('.')) {
    const known =
      test || room.packages.some((each) => each === '*' || specifier === each || specifier.startsWith(`${each}/`));
    return known ? undefined : `${name} may not use this package`;
  }
  const target = new URL(specifier, `file:///${path}`).pathname.slice(1).split('/');
  const [top, to = ''] = target;
  if (top !== 'src') return test ? undefined : 'it is outside src';
  if (to === 'games' && target.length > 3) {
    const ownGame = name === 'games' && inside[0] === target[2];
    // What a game keeps for tests, other rooms' tests may use too: it is never shipped.
    const registry = name === 'games' && inside.length === 1;
    const door =
      target[3] === 'index.ts' || (test && FOR_TESTS.has(target[3] ?? '')) || (registry && target[3] === 'schema.ts');
    if (name === 'games' && !ownGame && !registry) return 'no game imports another';
    if (!ownGame && !door) return 'only a game’s index.ts is for others';
  }
  const known = [name, ...room.rooms, ...(test ? (room.inTests ?? []) : [])];
  return known.includes(to) ? undefined : `${name} may not know ${to}`;
}

/** The source without comments and without what stands in quotes. */
function codeOf(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, '');
}

/** The rooms of the table in docs/architecture.md, each with those it may import. */
export function roomsTold(text: string): [string, string[]][] {
  const rows = [...text.matchAll(/^\| `src\/(\w+)(?:\/<id>)?` +\|[^|]*\| ([^|]*) \|$/gm)];
  const names = rows.map(([, name = '']) => name);
  return rows.map(([, name = '', cell = '']) => {
    const told = cell.trim();
    if (told === 'nothing') return [name, []];
    if (told === 'all but client')
      return [name, names.filter((each) => each !== 'client' && each !== name && each !== 'cli')];
    const listed = new Set(told.split(', ').map((each) => each.replace(/ \(types\)$/, '')));
    return [name, Object.keys(ROOMS).filter((each) => listed.has(each))];
  });
}
