import { join } from 'node:path';
import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

/** Runs the test of e-mails with more of them than `npm test`, and more kills of the API. Resolves to its exit code. */
export const drillMail = (): Promise<number> =>
  startProcess(process.execPath, ['test/run.ts', '/mail-drill', '--reporters=default'], {
    cwd: join(root, 'api'),
    env: { ...process.env, MAIL_DRILL_MAILS: '1000', MAIL_DRILL_KILLS: '10' },
    stdio: 'inherit',
  }).exited;
