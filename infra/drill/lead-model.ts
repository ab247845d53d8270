import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

/** Between the first seeds of two processes: more than a process can use. */
const seedsOfProcess = 1_000_000;

/**
 * Runs the test of the lead model with more random sequences than `npm test`, without Jest's time limit, in several processes with their
 * own database and seeds. Resolves to the exit code of one that fails.
 */
export async function drillLeadModel(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sequences: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(randomInt(2 ** 30)) },
      path: { type: 'string' },
      processes: { type: 'string', default: '1' },
    },
  });
  const { sequences, seed, path, processes } = values;
  const count = path ? 1 : Number(processes);
  const codes = await Promise.all(
    Array.from(
      { length: count },
      (_, index) =>
        startProcess(process.execPath, ['test/run.ts', '/lead-model', '--reporters=default'], {
          cwd: join(root, 'api'),
          env: {
            ...process.env,
            LEAD_SEQUENCES: String(Math.ceil(Number(sequences) / count)),
            LEAD_SEED: String(Number(seed) + index * seedsOfProcess),
            ...(path && { LEAD_PATH: path }),
          },
          stdio: 'inherit',
        }).exited,
    ),
  );
  return Math.max(...codes);
}
