import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, text } from '@portal/contracts/settings';
import { z } from 'zod';
import { root } from '../workspaces/workspaces.ts';

export const backupSchema = z.object({
  BACKUP_KEEP: text()
    .prefault('7d,4w,12m')
    .describe('backups that are kept: the newest of each of the last days, weeks and months that have one'),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional().meta({
    isSecret: true,
    description: 'encrypts the keys in backups; required, unless they are left out with `--without-keys`',
  }),
  BACKUP_JOURNALS: text().optional().meta({
    default: '`JOURNAL_DIR`',
    description: 'folders of the journals of all APIs, separated by commas. Set in containers',
  }),
  BACKUP_KEYS: text().optional().meta({
    default: 'encryption key, and the keys of teams in `RELEASE_KEY_DIR`',
    description: 'folder of keys and certificates. Set in containers',
  }),
});

const placesSchema = backupSchema.extend({
  DATA_DIR: text().prefault('.data'),
  JOURNAL_DIR: text().optional(),
  RELEASE_KEY_DIR: text().prefault('.portal/keys'),
});

/** What a backup holds besides the database. */
export type Places = ReturnType<typeof readPlaces>;

export function readPlaces(env: NodeJS.ProcessEnv) {
  const settings = readSettings('The backup cannot start', placesSchema, env);
  const dataDir = resolve(root, settings.DATA_DIR);
  const keys: Record<string, string> = settings.BACKUP_KEYS
    ? { keys: resolve(root, settings.BACKUP_KEYS) }
    : {
        'encryption-key': join(dataDir, 'encryption-key'),
        'release-keys': resolve(root, settings.RELEASE_KEY_DIR),
      };
  const journals = (settings.BACKUP_JOURNALS ?? settings.JOURNAL_DIR ?? join(dataDir, 'journal')).split(',');
  return {
    dataDir,
    keep: settings.BACKUP_KEEP,
    passphrase: settings.BACKUP_PASSPHRASE,
    /** By their names in the backup. */
    journals: Object.fromEntries(
      journals.map((folder, index) => [`journal${index > 0 ? `-${index + 1}` : ''}`, resolve(root, folder.trim())]),
    ),
    /** In the order of copying: what the history of releases names is there when the releases are copied. */
    folders: Object.fromEntries(['mail', 'state', 'releases'].map((name) => [name, join(dataDir, name)])),
    keys,
  };
}

export const portalVersion = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
