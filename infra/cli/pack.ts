import { join } from 'node:path';
import { packPackages } from '../pack/pack-packages.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run pack`: packs the packages for teams outside of this repository into `.portal/packages`. */
runCommand(async () => {
  stopOnSignal();
  for (const tarball of await packPackages(join(root, '.portal/packages'))) print(tarball);
  return 0;
});
