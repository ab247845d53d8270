import { createInterface } from 'node:readline';
import { startChild } from './children.ts';
import { paint, say } from './terminal.ts';
import { root } from './workspaces.ts';

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
let shown = 0;

/** Starts a process whose lines carry its name. */
export function show(name: string, command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const label = paint(COLOURS[shown++ % COLOURS.length] ?? 'dim', name.padEnd(14));
  const child = startChild(command, args, { cwd: root, env });
  for (const stream of [child.process.stdout, child.process.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => say(`${label} ${line}`));
  }
  child.exited.then((code) => say(`${label} ended with code ${code}`));
}
