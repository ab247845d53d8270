import { spawnSync } from 'node:child_process';

/** Signals a process and its children. Those that have ended are skipped. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  const children = `$(ps -A -o pid=,ppid= | awk '$2 == ${pid} { print $1 }')`;
  spawnSync('sh', ['-c', `kill -s ${signal.slice(3)} ${pid} ${children}`]);
}
