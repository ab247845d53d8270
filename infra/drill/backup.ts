import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

/** Runs the tests of backups with more forms than `npm test`. Resolves to their exit code. */
export const drillBackup = (): Promise<number> =>
  startProcess(process.execPath, ['--test', 'infra/backup/backup.test.ts'], {
    cwd: root,
    env: { ...process.env, BACKUP_DRILL_FORMS: '10000', BACKUP_DRILL_VISITORS: '12' },
    stdio: 'inherit',
  }).exited;
