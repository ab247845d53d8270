import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/backup.ts';
import { readManifest } from '../backup/manifest.ts';
import { findBackup } from '../backup/restore.ts';
import { readRetention, removeOldBackups } from '../backup/retention.ts';
import { readPlaces } from '../backup/settings.ts';
import { recordBackup, recordProblem, recordVerification } from '../backup/status.ts';
import { verifyBackup } from '../backup/verify.ts';
import { connectToDatabase } from '../postgres/open-database.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { formatSeconds, print, runCommand } from './terminal.ts';

const usage = `npm run backup -- TARGET [--without-keys] [--without-database]
npm run backup -- TARGET --verify      restores the newest backup to verify it`;

/** `npm run backup -- TARGET`: writes a backup of this portal, which may be running, into a new folder in TARGET. */
runCommand(async () => {
  stopOnSignal();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      'without-keys': { type: 'boolean', default: false },
      'without-database': { type: 'boolean', default: false },
    },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error(usage);
  const started = performance.now();
  const target = resolve(process.env.INIT_CWD ?? '.', given);
  const places = readPlaces(process.env);
  const retention = readRetention(places.keep);
  if (!process.env.DATABASE_URL && !existsSync(join(places.dataDir, 'postgres')))
    throw new Error(`${places.dataDir} has no database. Set DATA_DIR or DATABASE_URL to those of the portal.`);
  const database = await connectToDatabase();
  try {
    if (values.verify) {
      const backup = await findBackup(target);
      await verifyBackup(backup, places);
      await recordVerification(database.url);
      print(`${backup} can be restored (verified in ${formatSeconds(performance.now() - started)})`);
      return 0;
    }
    const folder = await writeBackup({
      target,
      places,
      database: values['without-database']
        ? undefined
        : { kind: database.isEmbedded ? 'embedded' : 'dump', url: database.url },
      withoutKeys: values['without-keys'],
    });
    const { files } = await readManifest(folder);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    await recordBackup(database.url, bytes);
    print(
      `${folder}: ${files.length.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(1)} MB, in ${formatSeconds(performance.now() - started)}`,
    );
    for (const name of await removeOldBackups(target, retention)) print(`Removed ${name} (BACKUP_KEEP=${places.keep})`);
    return 0;
  } catch (error) {
    await recordProblem(database.url, error);
    throw error;
  } finally {
    await database.stop();
  }
});
