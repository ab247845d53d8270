import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { root } from '../workspaces/workspaces.ts';
import { runCommand } from './terminal.ts';

/** `npm run drill -- leads`: runs a chaos test. */
runCommand(async () => {
  stopOnSignal();
  const [name, ...args] = process.argv.slice(2);
  const files = globSync('infra/drill/*.drill.ts', { cwd: root });
  const drill = files.find((file) => basename(file) === `${name}.drill.ts`);
  if (!drill) {
    const names = files.map((file) => basename(file, '.drill.ts')).sort();
    throw new Error(`There is no drill "${name ?? ''}". Available: ${names.join(', ')}.`);
  }
  return startProcess(process.execPath, [join(root, drill), ...args], { cwd: root, stdio: 'inherit' }).exited;
});
