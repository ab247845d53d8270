import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectToDatabase } from '../postgres/open-database.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { checkUpgrade } from '../upgrade/check-upgrade.ts';
import { buildWorkspaces, hasSources } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run upgrade -- --check`: says what this version needs of the installed database. The upgrade itself is the start of the version. */
runCommand(async () => {
  stopOnSignal();
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  if (!values.check) throw new Error('npm run upgrade -- --check. Then start this version: it upgrades the database.');
  if (hasSources()) await buildWorkspaces(['api']);
  const database = await connectToDatabase();
  try {
    const dataDir = database.isEmbedded ? resolve(root, process.env.DATA_DIR || '.data') : undefined;
    for (const sentence of await checkUpgrade(database.url, dataDir)) print(sentence);
    return 0;
  } finally {
    await database.stop();
  }
});
