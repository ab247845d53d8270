import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

interface LongTest {
  folder: string;
  /** Arguments for Node. */
  command: string[];
  env(args: string[]): NodeJS.ProcessEnv;
}

const jest = (files: string) => ['test/run.ts', files, '--reporters=default'];

/** Tests that take longer as drills than in `npm test`, by the name of the drill. */
const longTests: Record<string, LongTest> = {
  /** More e-mails, kills of the API, and restores of the database and of the folder. */
  mail: {
    folder: 'api',
    command: jest('/mail-drill'),
    env: () => ({ MAIL_DRILL_MAILS: '1000', MAIL_DRILL_KILLS: '10' }),
  },
  /** More forms. */
  backup: {
    folder: '.',
    command: ['--test', 'infra/backup/backup.test.ts'],
    env: () => ({ BACKUP_DRILL_FORMS: '10000', BACKUP_DRILL_VISITORS: '12' }),
  },
  /** More random sequences. `--seed 7 --sequence 12` runs one sequence of a seed alone. */
  'lead-model': {
    folder: 'api',
    command: jest('/lead-model'),
    env: (args) => {
      const { values } = parseArgs({
        args,
        options: {
          sequences: { type: 'string', default: '10000' },
          seed: { type: 'string', default: String(randomInt(2 ** 30)) },
          sequence: { type: 'string' },
        },
      });
      const { sequences, seed, sequence } = values;
      return { LEAD_SEQUENCES: sequences, LEAD_SEED: seed, ...(sequence && { LEAD_SEQUENCE: sequence }) };
    },
  },
};

/** Runs a test as a drill. Resolves to its exit code, or to `undefined` when there is none of this name. */
export async function drillTest(name: string, args: string[]): Promise<number | undefined> {
  const test = longTests[name];
  if (!test) return undefined;
  return startProcess(process.execPath, test.command, {
    cwd: join(root, test.folder),
    env: { ...process.env, ...test.env(args) },
    stdio: 'inherit',
  }).exited;
}
