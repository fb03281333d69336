const PREFIX = 'stolik-';
const NAME = /^stolik-[0-9a-f]{32}$/;
const NINETY_DAYS = 90 * 24 * 60 * 60;
/** Seats one browser keeps: more would make its every request longer. */
const MOST = 24;

/** The seat token a browser keeps for `table`. */
export function seatCookie(header: string | undefined, table: string): string | undefined {
  return pairs(header).find(([name]) => name === PREFIX + table)?.[1];
}

/** `Set-Cookie` headers that keep `token`, and that drop the oldest seats of a browser that keeps too many. */
export function keepSeat(header: string | undefined, table: string, token: string, secure: boolean): string[] {
  const kept = pairs(header).flatMap(([name]) => (NAME.test(name) && name !== PREFIX + table ? [name] : []));
  const surplus = kept.slice(0, Math.max(0, kept.length - MOST + 1));
  return [written(PREFIX + table, token, NINETY_DAYS, secure), ...surplus.map((name) => written(name, '', 0, secure))];
}

function written(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function pairs(header: string | undefined): [string, string][] {
  if (header === undefined) return [];
  return header.split(';').flatMap((each) => {
    const at = each.indexOf('=');
    return at === -1 ? [] : [[each.slice(0, at).trim(), each.slice(at + 1).trim()] as [string, string]];
  });
}
