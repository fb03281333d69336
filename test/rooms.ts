/** What each room may import: other rooms, packages, and Node's own modules. `docs/architecture.md` has the reasons. */
interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly node: boolean;
  /** Rooms its tests may visit besides. */
  readonly inTests?: readonly string[];
  /** Rooms of which only types are known. */
  readonly types?: readonly string[];
  /** No clock, no unseeded chance: what it computes follows from what it is given. */
  readonly pure: boolean;
}

const NODE_SIDE = ['kernel', 'games', 'bots', 'arena', 'runner', 'table', 'wire', 'store', 'server'];

/** What is inside a game's folder is a room of its own: `games/<id>/rules` and the rest, of the same game. */
export const ROOMS: Readonly<Record<string, Room>> = {
  kernel: { rooms: [], packages: ['@noble/ciphers', '@noble/hashes'], node: false, pure: true },
  'games/<id>/rules': { rooms: ['kernel'], packages: [], node: false, pure: true },
  'games/<id>/bots': {
    rooms: ['kernel', 'games/<id>/rules', 'bots'],
    packages: [],
    node: false,
    // Where they are tried against each other.
    inTests: ['arena', 'cli'],
    pure: true,
  },
  'games/<id>/terminal': {
    rooms: ['kernel', 'games/<id>/rules', 'cli'],
    packages: [],
    node: false,
    inTests: ['games/<id>/bots', 'bots', 'arena'],
    pure: false,
  },
  'games/<id>/screen': {
    rooms: ['kernel', 'games/<id>/rules', 'games/<id>/words', 'client'],
    packages: ['*'],
    node: false,
    pure: false,
  },
  'games/<id>/words': {
    rooms: ['games/<id>/rules', 'client'],
    packages: [],
    node: false,
    // Whether every word is used is seen where it is used.
    inTests: ['games/<id>/screen'],
    pure: false,
  },
  'games/<id>/book': {
    rooms: ['kernel', 'games/<id>/rules', 'games/<id>/screen', 'games/<id>/words', 'client'],
    packages: ['preact'],
    node: false,
    pure: false,
  },
  'games/<id>/game.ts': {
    rooms: [
      'games/<id>/rules',
      'games/<id>/bots',
      'games/<id>/terminal',
      'games/<id>/screen',
      'games/<id>/words',
      'games/<id>/book',
      'games',
      'bots',
    ],
    packages: [],
    node: false,
    pure: false,
  },
  games: {
    rooms: ['kernel', 'games/<id>/game.ts', 'bots', 'client', 'cli'],
    packages: ['preact'],
    node: false,
    pure: false,
  },
  bots: { rooms: ['kernel'], packages: [], node: false, pure: true },
  arena: { rooms: ['kernel', 'bots'], packages: [], node: false, pure: true },
  runner: {
    rooms: ['kernel', 'bots'],
    packages: ['@noble/hashes'],
    node: false,
    inTests: ['table'],
    pure: false,
  },
  table: {
    rooms: ['kernel', 'games', 'bots', 'runner', 'store'],
    // A table takes any keeper, in the words of the store; its tests bring the real one.
    types: ['store'],
    packages: ['@noble/curves', '@noble/hashes'],
    node: false,
    pure: false,
  },
  wire: { rooms: ['kernel', 'games'], packages: [], node: false, pure: false },
  store: { rooms: ['kernel', 'wire'], packages: ['pg'], node: true, pure: false },
  server: { rooms: NODE_SIDE, packages: ['*'], node: true, pure: false },
  client: {
    rooms: ['kernel', 'games', 'bots', 'arena', 'runner', 'table', 'wire'],
    packages: ['*'],
    node: false,
    pure: false,
  },
  cli: { rooms: NODE_SIDE, packages: ['uqr'], node: true, pure: false },
};

/** What stands outside a game's rules may open this door to them, and its manifest these. */
const DOOR = 'index.ts';
const MANIFEST_DOORS: ReadonlySet<string> = new Set([DOOR, 'game.ts', 'seats.ts', 'legal.ts', 'schema.ts']);

/** What only tests use, by its name. */
const FOR_TESTS = /\.testing\.ts$/;

const IMPORT = /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bTemporal\b|\bperformance\b|\bset(?:Timeout|Interval|Immediate)\b|\bglobalThis\b|\bIntl\b|\btoLocale\w+|\blocaleCompare\b|\b(?:const|let|var) \{[^}]*\brandom\b[^}]*\} = Math\b|\bMath\[/;

/** Where a path leads: its room, and the game it belongs to. */
function placeOf(parts: readonly string[]): { readonly room: string; readonly game?: string } {
  const [, name = '', game = '', inside = ''] = parts;
  return name === 'games' && parts.length > 3 ? { room: `games/<id>/${inside}`, game } : { room: name };
}

/** What one source file does that its room may not. `path` is relative to the repository: `src/kernel/match.ts`. */
export function trespasses(path: string, source: string): string[] {
  const { room: name } = placeOf(path.split('/'));
  const room = ROOMS[name];
  if (room === undefined) return [`${path}: src/${name} is no room`];
  const test = /\.test\.tsx?$/.test(path) || FOR_TESTS.test(path.split('/').at(-1) ?? '');
  const found = importsOf(source).flatMap((specifier) => {
    const flaw = importFlaw(path, name, room, specifier, test) ?? typesFlaw(room, source, specifier, test);
    return flaw === undefined ? [] : [`${path} imports ${specifier}: ${flaw}`];
  });
  const impure = room.pure && !test ? IMPURE.exec(codeOf(source)) : null;
  return impure === null ? found : [...found, `${path} names ${impure[0]}: a pure room knows no clock and no luck`];
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

function typesFlaw({ types = [] }: Room, source: string, specifier: string, test: boolean): string | undefined {
  const told = types.find((each) => specifier.startsWith(`../${each}/`));
  if (test || told === undefined || !source.includes(`} from '${specifier}'`)) return undefined;
  const statement =
    source
      .slice(0, source.indexOf(`} from '${specifier}'`))
      .split(/^(?=import |export )/m)
      .at(-1) ?? '';
  return /^(?:import|export) type /.test(statement) ? undefined : `only types of ${told} are known`;
}

function importFlaw(path: string, name: string, room: Room, specifier: string, test: boolean): string | undefined {
  if (specifier.startsWith('node:')) return room.node || test ? undefined : `${name} does not know Node`;
  if (!specifier.startsWith('.')) {
    const known =
      test || room.packages.some((each) => each === '*' || specifier === each || specifier.startsWith(`${each}/`));
    return known ? undefined : `${name} may not use this package`;
  }
  const target = new URL(specifier, `file:///${path}`).pathname.slice(1).split('/');
  if (target[0] !== 'src') return test ? undefined : 'it is outside src';
  const to = placeOf(target);
  const { game } = placeOf(path.split('/'));
  if (to.game !== undefined && game !== undefined && to.game !== game) return 'no game imports another';
  if (to.room === 'games/<id>/rules' && name !== to.room) {
    const doors = name === 'games/<id>/game.ts' ? MANIFEST_DOORS : new Set([DOOR]);
    const file = target.slice(4).join('/');
    // What a game keeps for tests, other rooms' tests may use too: it is never shipped.
    if (!doors.has(file) && !(test && (game !== undefined || FOR_TESTS.test(file))))
      return 'only index.ts of a game’s rules is for others';
  }
  // A test of a shared room plays a real game.
  const known = [name, ...room.rooms, ...(test ? ['games', 'games/<id>/rules', ...(room.inTests ?? [])] : [])];
  const pure = test && name === 'kernel';
  return known.includes(to.room) && !(pure && to.room !== name) ? undefined : `${name} may not know ${to.room}`;
}

/** The source without comments and without what stands in quotes. */
function codeOf(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, '');
}

/** The rooms of the table in docs/architecture.md, each with those it may import. */
export function roomsTold(text: string): [string, string[]][] {
  const rows = [...text.matchAll(/^\| `src\/([\w./<>]+)` +\|[^|]*\| ([^|]*) \|$/gm)];
  return rows.map(([, name = '', cell = '']) => {
    const told = new Set(cell.trim().split(', ').map(roomTold));
    return [name, Object.keys(ROOMS).filter((each) => told.has(each))];
  });
}

function roomTold(text: string): string {
  return text.replace(/ \(types\)$/, '').replace(/^own /, 'games/<id>/');
}
