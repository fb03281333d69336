import { pino, destination, stdTimeFunctions, type Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One JSON object a line, to standard error. No call may pass a token, a pass, a key, a header or a body. */
export function openLog(level: LogLevel, write?: (line: string) => void): Log {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime };
  return write === undefined ? pino(options, destination({ dest: 2, sync: true })) : pino(options, { write });
}
