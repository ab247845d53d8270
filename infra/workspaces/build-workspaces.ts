import pLimit from 'p-limit';
import { formatSeconds, print } from '../cli/terminal.ts';
import { runScript } from '../processes/run-script.ts';
import { readWorkspaces } from './workspaces.ts';

/** A bundler or compiler uses more than one core. */
const BUILDS_AT_ONCE = 2;
const TIME_LIMIT_MS = 10 * 60_000;

export type Mode = 'production' | 'development';

/** Returns the folders of the workspaces that have a build. The API has no development build. */
export const buildableFolders = (mode: Mode = 'production'): string[] =>
  readWorkspaces()
    .filter(({ scripts }) => scripts[scriptOf(mode)])
    .map(({ folder }) => folder);

/**
 * Builds workspaces whose sources have changed. Wireit compares contents and restores earlier builds from its cache.
 * Throws with the compiler's output when a build fails.
 */
export async function buildWorkspaces(folders = buildableFolders(), mode: Mode = 'production'): Promise<void> {
  const limit = pLimit(BUILDS_AT_ONCE);
  const results = await Promise.allSettled(folders.map((folder) => limit(() => buildWorkspace(folder, mode))));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function buildWorkspace(folder: string, mode: Mode): Promise<void> {
  const start = performance.now();
  const { code, output } = await runScript(scriptOf(mode), folder, {
    env: { ...process.env, WIREIT_CACHE: 'local', WIREIT_LOGGER: 'quiet-ci' },
    timeout: TIME_LIMIT_MS,
  });
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\nThe build of ${folder} failed.`);
  if (!/Ran 0 scripts/.test(output)) print(`Built ${folder} in ${formatSeconds(performance.now() - start)}`);
}

const scriptOf = (mode: Mode) => (mode === 'development' ? 'build:development' : 'build');
