/** How much one address, one table and all together may ask. Every one is an environment variable; `ENV` names them. */
export interface Limits {
  /** Connections of all kinds, and sockets after their upgrade. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerTable: number;
  /** Requests over HTTP of one address: so many at once, then so many a second. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Files of the pages of one address, apart: a class behind one address opens thirty times all there are, at once. */
  readonly fileBurst: number;
  readonly filesPerSecond: number;
  /** Messages of one socket. Whoever sends more is read more slowly; nothing is refused. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** New tables of one address: so many at once, then so many an hour. */
  readonly tableBurst: number;
  readonly tablesPerHour: number;
  /** Codes of one address that no table has: so many at once, then so many an hour. */
  readonly missBurst: number;
  readonly missesPerHour: number;
  readonly chairsPerTable: number;
  /** Bytes waiting for a client that does not read: then it is let go. */
  readonly unread: number;
}

export const LIMITS: Limits = {
  connections: 20_000,
  connectionsPerAddress: 400,
  socketsPerTable: 3000,
  requestBurst: 120,
  requestsPerSecond: 20,
  fileBurst: 10_000,
  filesPerSecond: 500,
  messageBurst: 120,
  messagesPerSecond: 40,
  tableBurst: 30,
  tablesPerHour: 60,
  missBurst: 30,
  missesPerHour: 120,
  chairsPerTable: 1024,
  unread: 2 << 20,
};

export const LIMIT_ENV: Readonly<Record<keyof Limits, string>> = {
  connections: 'STOLIK_MAX_CONNECTIONS',
  connectionsPerAddress: 'STOLIK_MAX_CONNECTIONS_PER_ADDRESS',
  socketsPerTable: 'STOLIK_MAX_SOCKETS_PER_TABLE',
  requestBurst: 'STOLIK_REQUEST_BURST',
  requestsPerSecond: 'STOLIK_REQUESTS_PER_SECOND',
  fileBurst: 'STOLIK_FILE_BURST',
  filesPerSecond: 'STOLIK_FILES_PER_SECOND',
  messageBurst: 'STOLIK_MESSAGE_BURST',
  messagesPerSecond: 'STOLIK_MESSAGES_PER_SECOND',
  tableBurst: 'STOLIK_TABLE_BURST',
  tablesPerHour: 'STOLIK_TABLES_PER_HOUR',
  missBurst: 'STOLIK_CODE_MISS_BURST',
  missesPerHour: 'STOLIK_CODE_MISSES_PER_HOUR',
  chairsPerTable: 'STOLIK_MAX_CHAIRS_PER_TABLE',
  unread: 'STOLIK_MAX_UNREAD_BYTES',
};
