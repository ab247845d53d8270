import { join } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { startChild } from './children.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run gate -- marketing`: what the portal will say of that remote, said before anybody pushes it. */
runCommand(async () => {
  stopOnSignal();
  const names = process.argv.slice(2).map((name) => name.replace(/^mfe-/, ''));
  await build(buildSteps().filter((step) => step.name !== 'api' && isStale(step)));
  const shell = { cwd: join(root, 'shell'), stdio: 'inherit' } as const;
  return startChild(process.execPath, ['server/gate/main.ts', ...names], { ...shell, env: process.env }).exited;
});
