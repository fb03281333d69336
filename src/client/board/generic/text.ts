/** `hordeTop`, `must-be-higher` and `last_call` as one would write them. */
export function labelOf(key: string): string {
  const apart = key
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

/** Keys under which a game's data have a seat, or several. Anything else that is a number stays one. */
const SEATS: ReadonlySet<string> = new Set(
  (
    'seat player who to from on with target whom opponent winner dealer starter leader owner bidder ' +
    'seats players targets opponents winners asked awaited waiting contenders'
  ).split(' '),
);

/** What a value is called where it stands under `key`: a seat by its player's name. */
export function textOf(value: unknown, key: string, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return numberOf(value, key, names);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map((each) => textOf(each, key, names)).join(', ') || '–';
  if (typeof value !== 'object') return '';
  return Object.entries(value)
    .map(([inner, each]) => `${labelOf(inner).toLowerCase()} ${textOf(each, inner, names)}`)
    .join(', ');
}

function numberOf(value: number, key: string, names: readonly string[]): string {
  const name = namesSeats(key) ? names[value] : undefined;
  return name ?? String(Number.isInteger(value) ? value : Number(value.toFixed(2)));
}

/** Whether what stands under `key` names players. */
export function namesSeats(key: string): boolean {
  return SEATS.has(key);
}

export function isScalar(value: unknown): value is string | number | boolean | null | undefined {
  return value === null || value === undefined || typeof value !== 'object';
}

/** What kind of a thing an event or a move is, by the words games use for it. */
export function kindOf(thing: object): string | undefined {
  for (const key of KINDS) {
    const kind = (thing as Readonly<Record<string, unknown>>)[key];
    if (typeof kind === 'string') return kind;
  }
  return undefined;
}

export const KINDS: readonly string[] = ['kind', 'type', 't'];
