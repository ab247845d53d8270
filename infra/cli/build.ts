import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { writeBillOfMaterials } from '../workspaces/bill-of-materials.ts';
import { buildableFolders, buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { print, runCommand } from './terminal.ts';

/**
 * `npm run build`, `npm run build -- locations`: builds workspaces that changed. A build of everything also writes the inventory of all
 * packages.
 */
runCommand(async () => {
  stopOnSignal();
  const names = process.argv.slice(2);
  const available = buildableFolders();
  const folders = names.map((name) => {
    const folder = available.find((candidate) => candidate === name || candidate === `mfe-${name}`);
    if (!folder) throw new Error(`There is no build of "${name}". Available: ${available.join(', ')}.`);
    return folder;
  });
  await buildWorkspaces(folders.length > 0 ? folders : available);
  if (folders.length === 0) await writeBillOfMaterials();
  print('All builds are up to date.');
  return 0;
});
