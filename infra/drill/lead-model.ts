import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';

/**
 * Runs the test of the lead model with more random sequences than `npm test`, without Jest's time limit. `--seed 7 --sequence 12` runs
 * one sequence of a seed alone. Resolves to its exit code.
 */
export function drillLeadModel(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sequences: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(randomInt(2 ** 30)) },
      sequence: { type: 'string' },
    },
  });
  return startProcess(process.execPath, ['test/run.ts', '/lead-model', '--reporters=default'], {
    cwd: join(root, 'api'),
    env: {
      ...process.env,
      LEAD_SEQUENCES: values.sequences,
      LEAD_SEED: values.seed,
      ...(values.sequence && { LEAD_SEQUENCE: values.sequence }),
    },
    stdio: 'inherit',
  }).exited;
}
