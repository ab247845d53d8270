import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore.ts';
import { readPlaces } from '../backup/settings.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces, hasSources } from '../workspaces/build-workspaces.ts';
import { formatSeconds, print, runCommand } from './terminal.ts';

/** `npm run restore -- SOURCE`: restores one backup, or the newest of a folder, into an empty DATA_DIR. */
runCommand(async () => {
  stopOnSignal();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-keys': { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error('npm run restore -- SOURCE [--without-keys]');
  const started = performance.now();
  if (hasSources()) await buildWorkspaces(['api']);
  await restoreBackup({
    source: resolve(process.env.INIT_CWD ?? '.', given),
    places: readPlaces(process.env),
    databaseUrl: process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL,
    withoutKeys: values['without-keys'],
    report: print,
  });
  print(
    `Restored in ${formatSeconds(performance.now() - started)}. Start the portal, and check the accounts of staff.`,
  );
  return 0;
});
