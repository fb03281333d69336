/**
 * How much one chair, one table, one address and all together may ask. Every one is an environment variable; `LIMIT_ENV` names
 * them. An address may be a school of five hundred: what it is allowed is what they need on the busiest minute of a day.
 */
export interface Limits {
  /** Connections of all kinds, and sockets after their upgrade. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerTable: number;
  /** A person has some devices and tabs. One more lets the oldest go, which is the one a phone in a tunnel has lost. */
  readonly socketsPerChair: number;
  /** Requests over HTTP of one address: so many at once, then so many a second. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Files of the pages of one address, apart: everybody who comes first fetches all there are, to play offline. */
  readonly fileBurst: number;
  readonly filesPerSecond: number;
  /** Messages of one socket. Whoever sends more is read more slowly; nothing is refused. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** And of all sockets of one address, in the same way. */
  readonly addressMessageBurst: number;
  readonly addressMessagesPerSecond: number;
  /** New tables of one address: so many at once, then so many an hour. */
  readonly tableBurst: number;
  readonly tablesPerHour: number;
  /** Codes of one address that no table has: so many at once, then so many an hour. */
  readonly missBurst: number;
  readonly missesPerHour: number;
  readonly chairsPerTable: number;
  /** Tables an address has opened to the house: so many of them are listed. */
  readonly listedPerAddress: number;
  /** People of one address who look for others to play with: so many at once, then so many an hour. */
  readonly peopleBurst: number;
  readonly peoplePerHour: number;
  /** Chat and emotes of one chair, however many sockets it has. */
  readonly saidBurst: number;
  readonly saidPerMinute: number;
  /** And all that is said at one table, and from one address: a line that a thousand people are told counts a thousand. */
  readonly toldBurst: number;
  readonly toldPerSecond: number;
  /** What one chair changes about itself and the table: its name, settings, bots. */
  readonly changeBurst: number;
  readonly changesPerMinute: number;
  /** Matches begun, at one table and at all tables an address has made. */
  readonly matchBurst: number;
  readonly matchesPerHour: number;
  readonly addressMatchBurst: number;
  readonly addressMatchesPerHour: number;
  /** Bytes of long answers (the lobby and the view after a hello, and records) to one chair. */
  readonly answerBurst: number;
  readonly answersPerSecond: number;
  /** And at one table, and to one address. */
  readonly allAnswerBurst: number;
  readonly allAnswersPerSecond: number;
  /** Bytes kept of one table, and of all tables an address has made, by whoever moves, bots included. */
  readonly keptBurst: number;
  readonly keptPerHour: number;
  readonly addressKeptBurst: number;
  readonly addressKeptPerHour: number;
  /** How much of one thread bots may take in all matches nobody looks at, in percent. */
  readonly unwatchedPercent: number;
  /** Bytes waiting for a client that does not read: then it is let go. */
  readonly unread: number;
}

export const LIMITS: Limits = {
  connections: 20_000,
  connectionsPerAddress: 4000,
  socketsPerTable: 3000,
  socketsPerChair: 8,
  requestBurst: 4000,
  requestsPerSecond: 100,
  fileBurst: 150_000,
  filesPerSecond: 500,
  messageBurst: 120,
  messagesPerSecond: 40,
  addressMessageBurst: 20_000,
  addressMessagesPerSecond: 2000,
  tableBurst: 300,
  tablesPerHour: 300,
  missBurst: 200,
  missesPerHour: 600,
  chairsPerTable: 1024,
  listedPerAddress: 20,
  peopleBurst: 1000,
  peoplePerHour: 2000,
  saidBurst: 20,
  saidPerMinute: 60,
  toldBurst: 300_000,
  toldPerSecond: 15_000,
  changeBurst: 100,
  changesPerMinute: 60,
  matchBurst: 30,
  matchesPerHour: 120,
  addressMatchBurst: 10_000,
  addressMatchesPerHour: 5000,
  answerBurst: 16 << 20,
  answersPerSecond: 128 << 10,
  allAnswerBurst: 512 << 20,
  allAnswersPerSecond: 16 << 20,
  keptBurst: 128 << 20,
  keptPerHour: 16 << 20,
  addressKeptBurst: 512 << 20,
  addressKeptPerHour: 32 << 20,
  unwatchedPercent: 10,
  unread: 2 << 20,
};

export const LIMIT_ENV: Readonly<Record<keyof Limits, string>> = {
  connections: 'STOLIK_MAX_CONNECTIONS',
  connectionsPerAddress: 'STOLIK_MAX_CONNECTIONS_PER_ADDRESS',
  socketsPerTable: 'STOLIK_MAX_SOCKETS_PER_TABLE',
  socketsPerChair: 'STOLIK_MAX_SOCKETS_PER_CHAIR',
  requestBurst: 'STOLIK_REQUEST_BURST',
  requestsPerSecond: 'STOLIK_REQUESTS_PER_SECOND',
  fileBurst: 'STOLIK_FILE_BURST',
  filesPerSecond: 'STOLIK_FILES_PER_SECOND',
  messageBurst: 'STOLIK_MESSAGE_BURST',
  messagesPerSecond: 'STOLIK_MESSAGES_PER_SECOND',
  addressMessageBurst: 'STOLIK_ADDRESS_MESSAGE_BURST',
  addressMessagesPerSecond: 'STOLIK_ADDRESS_MESSAGES_PER_SECOND',
  tableBurst: 'STOLIK_TABLE_BURST',
  tablesPerHour: 'STOLIK_TABLES_PER_HOUR',
  missBurst: 'STOLIK_CODE_MISS_BURST',
  missesPerHour: 'STOLIK_CODE_MISSES_PER_HOUR',
  chairsPerTable: 'STOLIK_MAX_CHAIRS_PER_TABLE',
  listedPerAddress: 'STOLIK_MAX_LISTED_PER_ADDRESS',
  peopleBurst: 'STOLIK_PEOPLE_BURST',
  peoplePerHour: 'STOLIK_PEOPLE_PER_HOUR',
  saidBurst: 'STOLIK_SAID_BURST',
  saidPerMinute: 'STOLIK_SAID_PER_MINUTE',
  toldBurst: 'STOLIK_TOLD_BURST',
  toldPerSecond: 'STOLIK_TOLD_PER_SECOND',
  changeBurst: 'STOLIK_CHANGE_BURST',
  changesPerMinute: 'STOLIK_CHANGES_PER_MINUTE',
  matchBurst: 'STOLIK_MATCH_BURST',
  matchesPerHour: 'STOLIK_MATCHES_PER_HOUR',
  addressMatchBurst: 'STOLIK_ADDRESS_MATCH_BURST',
  addressMatchesPerHour: 'STOLIK_ADDRESS_MATCHES_PER_HOUR',
  answerBurst: 'STOLIK_ANSWER_BURST_BYTES',
  answersPerSecond: 'STOLIK_ANSWER_BYTES_PER_SECOND',
  allAnswerBurst: 'STOLIK_ALL_ANSWER_BURST_BYTES',
  allAnswersPerSecond: 'STOLIK_ALL_ANSWER_BYTES_PER_SECOND',
  keptBurst: 'STOLIK_KEPT_BURST_BYTES',
  keptPerHour: 'STOLIK_KEPT_BYTES_PER_HOUR',
  addressKeptBurst: 'STOLIK_ADDRESS_KEPT_BURST_BYTES',
  addressKeptPerHour: 'STOLIK_ADDRESS_KEPT_BYTES_PER_HOUR',
  unwatchedPercent: 'STOLIK_UNWATCHED_BOTS_PERCENT',
  unread: 'STOLIK_MAX_UNREAD_BYTES',
};
