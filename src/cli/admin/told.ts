import type { LoggedDeed, HouseReport, NodeReport, TableDetail, TableReport } from '../../wire/admin.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 h`, `12 d`: how long something takes or is ago. */
export function span(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.round(ms / 1000))} s`;
  if (ms < HOUR) return `${Math.round(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} h`;
  return `${Math.round(ms / DAY)} d`;
}

export function size(bytes: number): string {
  if (bytes < 10_000) return `${bytes} B`;
  return bytes < 10_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}

/** Columns as wide as what is in them. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}

export function tablesTold(tables: readonly TableReport[], now: number): string {
  if (tables.length === 0) return '  There is no table.';
  const head = ['CODE', 'GAME', 'PHASE', 'MADE', 'TOUCHED', 'SIZE', 'PEOPLE (* here)', 'BOTS'];
  const rows = tables.map(({ code, game, phase, made, touched, bytes, people, bots }) => [
    code,
    game ?? 'cannot be read',
    phase ?? '',
    made === null ? '?' : span(now - made),
    span(now - touched),
    size(bytes),
    people.map(({ name, here }) => (here ? `${name}*` : name)).join(', '),
    String(bots),
  ]);
  return columns([head, ...rows]);
}

export function tableTold(table: TableDetail, now: number): string {
  const { addresses, matches, records, sockets } = table;
  const lines = [
    tablesTold([table], now),
    '',
    `  connections   ${sockets}${addresses.length === 0 ? '' : `, from ${addresses.join(', ')}`}`,
    `  records       ${records}`,
    ...matches.map(({ match, at }) => `    ${match}  ended ${span(now - at)} ago`),
  ];
  return lines.join('\n');
}

export function houseTold(report: HouseReport): string {
  const { now, store, limitsMet, bans, announcement, backups, versions } = report;
  const { nodes } = report;
  const games = Object.entries(versions.games).map(([game, version]) => `${game} ${version}`);
  const node = (each: NodeReport): string =>
    `  ${each.node}: ${each.version} on Node ${each.runtime}, up ${span(1000 * each.uptime)}, ${each.sockets} connections (${each.seats} seats), ${each.tablesInMemory} tables in memory, ${size(each.memory)}; bots: ${each.botsWaiting} waiting, the first for ${span(each.botsOldest)}`;
  return [
    `Stolik ${versions.stolik}, protocol ${versions.protocol}, rules: ${games.join(', ')}; SQLite ${versions.sqlite}`,
    ...nodes.map(node),
    `Store (${store.kind}): ${store.ok ? 'well' : `TROUBLE: ${store.trouble ?? ''}`}, ${store.tables} tables, ${store.records} records, ${size(store.bytes)}, last commit ${store.commitMillis.last.toFixed(1)} ms, longest ${store.commitMillis.longest.toFixed(1)} ms`,
    backups === null
      ? 'Back-ups: none by schedule (STOLIK_BACKUP_DIR)'
      : `Back-ups: the newest ${backups.newest === null ? 'is still to come' : `${span(now - backups.newest)} ago`}, ${backups.failures} failed`,
    announcement === null
      ? 'Announced: nothing'
      : `Announced: ${announcement.at === null ? '' : `a restart in ${span(announcement.at - now)} `}${Object.values(announcement.text).join(' / ')}`,
    ...list(
      'Bans',
      bans.map(({ address, until, why }) => [address, `for ${span(until - now)}`, why]),
    ),
    ...list(
      'Limits met within the last hour, at this node',
      limitsMet.map(({ limit, who, times, at }) => [limit, who, `${times} times`, `${span(now - at)} ago`]),
    ),
  ].join('\n');
}

function list(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [`${title}: none`] : [`${title}:`, columns(rows)];
}

export function logTold(deeds: readonly LoggedDeed[]): string {
  if (deeds.length === 0) return '  Nothing was done yet.';
  return columns(
    deeds.map(({ at, did, from, ...detail }) => [
      new Date(at).toISOString().slice(0, 19).replace('T', ' '),
      from,
      did,
      Object.entries(detail)
        .map(([key, value]) => `${key}: ${String(value)}`)
        .join(', '),
    ]),
  );
}
