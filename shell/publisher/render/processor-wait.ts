import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns how long the processes of a process group have waited for a processor since they were started, in milliseconds: the time
 * that a busy machine withheld from them. Returns 0 where the system does not tell.
 *
 * @see https://www.kernel.org/doc/html/latest/scheduler/sched-stats.html
 */
export function processorWait(group: number): number {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group);
    return processes.reduce((sum, id) => sum + waitOf(id), 0);
  } catch {
    return 0;
  }
}

/** The name of the program, in parentheses, may contain spaces. */
const groupOf = (id: string): number | undefined => {
  const fields = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ');
  return Number(fields?.[2]);
};

const waitOf = (id: string): number => Number(read(`/proc/${id}/schedstat`).split(' ')[1] ?? 0) / 1e6;

/** Returns an empty text for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
