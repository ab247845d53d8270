import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Folder of the Chromium that `npm start` and the tests download. */
export const chromiumFolder = resolve(import.meta.dirname, '../../..', '.portal/tools/chromium');
export const packagedChromium = join(chromiumFolder, 'chromium');

/**
 * Returns the path of a Chromium that starts: `CHROMIUM_PATH`; a headless shell, which takes half of the processor time of the whole
 * browser; or an installed browser. Looks again each time, because a better one may have been downloaded.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return starts(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return [...onPath('chromium-headless-shell'), packagedChromium].find(starts) ?? findFullChromium();
}

/** Returns the path of a Chromium that has what a headless shell lacks, the back/forward cache for example. */
export const findFullChromium = (): string | undefined =>
  [
    ...['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'].flatMap(onPath),
    macOs,
    chromium.executablePath(),
  ].find(starts);

const onPath = (name: string) =>
  [...new Set([...(process.env.PATH ?? '').split(delimiter), ...usualFolders])].map((folder) => join(folder, name));

const startable = new Set<string>();

/** Some systems have a `chromium` that only prints how to install one. */
function starts(path: string): boolean {
  if (startable.has(path)) return true;
  if (!isExecutable(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  const isBrowser = status === 0 && /Chrom/.test(stdout);
  if (isBrowser) startable.add(path);
  return isBrowser;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
