import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run drill -- leads`: runs a chaos test. */
runCommand(async () => {
  stopOnSignal();
  const [name = '', ...args] = process.argv.slice(2);
  const folder = join(root, 'infra', 'drill');
  const drill = join(folder, `${name}.drill.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(drill)) {
    const names = readdirSync(folder).filter((file) => file.endsWith('.drill.ts'));
    throw new Error(`Unknown drill. Available: ${names.map((file) => file.replace('.drill.ts', '')).join(', ')}.`);
  }

  return await startChild(process.execPath, [drill, ...args], { cwd: root, stdio: 'inherit' }).exited;
});
