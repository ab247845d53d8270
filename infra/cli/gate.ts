import { join } from 'node:path';
import { provideChromiumForChecks } from '../browser/chromium.ts';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { namedRemotes } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run gate -- marketing`: runs the publisher's checks on the build of a remote, without publishing it. */
runCommand(async () => {
  stopOnSignal();
  const names = namedRemotes(process.argv.slice(2));
  await buildWorkspaces();
  // Without a browser, the result says so.
  await provideChromiumForChecks(print).catch((error: Error) => print(error.message));
  return startProcess(process.execPath, ['publisher/gate.ts', ...names], { cwd: join(root, 'shell'), stdio: 'inherit' })
    .exited;
});
