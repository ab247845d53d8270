import { createInterface } from 'node:readline';
import { color, print } from '../cli/terminal.ts';
import { root } from '../workspaces/workspaces.ts';
import { startProcess } from './start-process.ts';

const COLORS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
let shown = 0;

/** Starts a process and prints its output, each line with its name. */
export function showProcess(name: string, command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const label = color(COLORS[shown++ % COLORS.length] ?? 'dim', name.padEnd(14));
  const { subprocess, exited } = startProcess(command, args, { cwd: root, env });
  for (const stream of [subprocess.stdout, subprocess.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => print(`${label} ${line}`));
  exited.then((code) => print(`${label} ended with code ${code}`));
}
