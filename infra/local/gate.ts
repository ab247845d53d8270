import { join } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { startChild } from './children.ts';
import { namedRemotes } from './remote-folder.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run gate -- marketing`: checks the build of a remote as the publisher will, without publishing it. */
runCommand(async () => {
  stopOnSignal();
  const names = namedRemotes(process.argv.slice(2));
  await build(buildSteps().filter((step) => step.name !== 'api' && isStale(step)));
  const options = { cwd: join(root, 'shell'), env: process.env, stdio: 'inherit' } as const;
  return startChild(process.execPath, ['publisher/gate.ts', ...names], options).exited;
});
