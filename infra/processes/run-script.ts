import { join } from 'node:path';
import { root } from '../workspaces/workspaces.ts';
import { type Outcome, run } from './run.ts';
import type { ProcessOptions } from './start-process.ts';

/** Runs a script of a workspace without npm, which saves its startup time. */
export function runScript(
  script: string,
  folder: string,
  { env = process.env, args = [], ...options }: ProcessOptions & { args?: string[] } = {},
): Promise<Outcome> {
  // Wireit would read the outer script from these variables.
  const { npm_lifecycle_event: _event, npm_package_json: _manifest, ...rest } = env;
  return run(process.execPath, ['--run', script, '--', ...args], { ...options, cwd: join(root, folder), env: rest });
}
