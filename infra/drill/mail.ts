import { join } from 'node:path';
import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

/**
 * Runs the tests of e-mails with more of them than `npm test`, more kills of the API, longer outages, and restores of the database and of the
 * folder. Resolves to its exit code.
 */
export const drillMail = (): Promise<number> =>
  startProcess(process.execPath, ['test/run.ts', '/(mail|sending)-drill', '--reporters=default'], {
    cwd: join(root, 'api'),
    env: {
      ...process.env,
      MAIL_DRILL_MAILS: '1000',
      MAIL_DRILL_KILLS: '10',
      MAIL_DRILL_REPLIES: '500',
      MAIL_DRILL_PAUSE_SECONDS: '15',
    },
    stdio: 'inherit',
  }).exited;
