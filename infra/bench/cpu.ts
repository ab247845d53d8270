import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Processor time of Linux, in milliseconds. */
const millisecondsPerTick = 10;

/** The fields of `/proc/PID/stat` after the name of the program, which may contain spaces: state, parent, … */
function processStat(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** User and system time in milliseconds. Zero where there is no `/proc`. */
export function cpuOf(pid: number | string): number {
  const stat = processStat(pid);
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * millisecondsPerTick;
}

/** Of running and of ended children: PostgreSQL ends parallel workers and idle connections. */
export function cpuOfChildren(parent: number): number {
  const stat = processStat(parent);
  const ended = (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) * millisecondsPerTick;
  return (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name) && Number(processStat(name)[1]) === parent)
    .reduce((sum, pid) => sum + cpuOf(pid), ended);
}
