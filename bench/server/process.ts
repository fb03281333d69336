import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, on every Linux there is. */
const TICKS = 100;
const PAGE = 4096;

/** Processor time a process has used, all its threads together. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process, in KiB. */
export function residentKiB(pid: number): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE) / 1024;
}
