import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

export interface Machine {
  cores: number;
  bytes: number;
  /** How many processes and threads may run. */
  tasks: number;
}

/** What the renderer needs besides tabs: Node, release code of a few teams in Node, and Chromium without a tab. */
const base = { bytes: 1e9, tasks: 200 };
/** What a tab needs, measured with the pages of this repository: 16 to 20 tasks. */
const tab = { bytes: 150e6, tasks: 22 };
/** More do not make checks faster. */
const max = { tabs: 16, pages: 5 };

/**
 * Returns how many tabs are open at a time, in use or kept for the next page, and how many pages are checked at a time, so that Chromium
 * always gets the processes and the memory that it needs. A page often waits, so there are more of them than processors.
 */
export function capacityOf({ cores, bytes, tasks }: Machine): { tabs: number; pages: number } {
  const tabs = Math.min((bytes - base.bytes) / tab.bytes, (tasks - base.tasks) / tab.tasks, max.tabs);
  const pages = Math.min(tabs, 2 * cores + 1, max.pages);
  return { tabs: Math.max(1, Math.floor(tabs)), pages: Math.max(1, Math.floor(pages)) };
}

export const readMachine = (): Machine => ({
  cores: availableParallelism(),
  bytes: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  tasks: readTaskLimit(),
});

/** Returns the limit of this process's cgroup, of version 1 or 2, as Docker and systemd set it. */
function readTaskLimit(): number {
  const limits = read('/proc/self/cgroup')
    .split('\n')
    .flatMap((line) => {
      const [, controllers, path = ''] = line.split(':');
      if (controllers !== '' && controllers !== 'pids') return [];
      const root = `/sys/fs/cgroup/${controllers}`;
      // A container sees its own group as the root.
      return [`${root}${path}/pids.max`, `${root}/pids.max`].map((file) => Number.parseInt(read(file), 10));
    });
  return Math.min(...limits.filter(Number.isInteger), Number.POSITIVE_INFINITY);
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
