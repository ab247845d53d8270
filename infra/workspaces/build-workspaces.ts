import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { runScript } from '../processes/run-script.ts';
import { readWorkspaces, root } from './workspaces.ts';

/** A bundler or compiler uses more than one core. */
const BUILDS_AT_ONCE = '2';
const TIME_LIMIT_MS = 10 * 60_000;

/** Returns the folders of the workspaces that have a build. */
export const buildableFolders = (): string[] =>
  readWorkspaces()
    .filter(({ scripts }) => scripts.build)
    .map(({ folder }) => folder);

/** Whether this is a checkout. An image has builds only. */
export const hasSources = (): boolean => existsSync(join(root, 'api/src'));

/**
 * Builds workspaces whose sources have changed. Wireit compares contents and restores earlier builds from its cache.
 * Throws with the compiler's output when a build fails.
 */
export async function buildWorkspaces(folders = buildableFolders()): Promise<void> {
  const start = performance.now();
  const built = /✅ \[[./]+(.+):build\] (Executed|Restored)/;
  const report = function* (line: unknown) {
    const [, folder] = built.exec(String(line)) ?? [];
    if (folder) print(`Built ${folder} ${color('dim', `(after ${formatSeconds(performance.now() - start)})`)}`);
    yield line;
  };
  const { code, output } = await runScript('build', packageOfBuilds(folders), {
    env: { ...process.env, WIREIT_CACHE: 'local', WIREIT_LOGGER: 'simple', WIREIT_PARALLEL: BUILDS_AT_ONCE },
    timeout: TIME_LIMIT_MS,
    stdio: ['ignore', report, 'pipe'],
  });
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\nThe build failed.`);
}

/**
 * Writes a package with a script that depends on the builds, so that one process of wireit checks them all: each process
 * takes half a second. Returns its folder, whose name is a digest of its content.
 */
function packageOfBuilds(folders: string[]): string {
  const dependencies = folders.map((folder) => `../../../${folder}:build`);
  const json = JSON.stringify({ scripts: { build: 'wireit' }, wireit: { build: { dependencies } } });
  const folder = join('.portal/builds', createHash('sha256').update(json).digest('hex').slice(0, 12));
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, json);
    renameSync(`${file}.${process.pid}`, file);
  }
  return folder;
}
