import { join } from 'node:path';
import { root } from '../workspaces/workspaces.ts';
import { type Outcome, run } from './run.ts';
import type { ProcessOptions } from './start-process.ts';

/** Runs a script of a workspace to its end, without npm and its startup time. */
export function runScript(
  script: string,
  folder: string,
  { env = process.env, ...options }: ProcessOptions = {},
): Promise<Outcome> {
  // Wireit would take them for the script to run.
  const { npm_lifecycle_event: _event, npm_package_json: _manifest, ...rest } = env;
  return run(process.execPath, ['--run', script], { ...options, cwd: join(root, folder), env: rest });
}
