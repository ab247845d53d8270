import { join } from 'node:path';
import { findChromium, findFullChromium } from '../../shell/publisher/checks/browser/find-chromium.ts';
import { formatSeconds, print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';
import { canInstallPackages, installPackages } from './debian-package.ts';
import { downloadChromium, isPackageSupported } from './packaged-chromium.ts';

const TIME_LIMIT_MS = 10 * 60_000;
const PROGRESS_MS = 10_000;

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`; a headless shell, which takes half of the processor time of the
 * whole browser and is downloaded once; an installed browser; or one that this function installs. Debian's package changes the
 * machine, so it comes last. Throws where nothing works.
 */
export async function provideChromium(): Promise<string> {
  assertConfigured();
  const problems: string[] = [];
  const installFrom = async ({ isSupported, description, install }: Source) => {
    if (!isSupported()) return undefined;
    print(description);
    const problem = await install();
    const installed = problem === undefined ? findChromium() : undefined;
    if (!installed)
      problems.push((problem ?? 'It does not start on this machine.').trim().split('\n').slice(-8).join('\n'));
    return installed;
  };

  const known = findChromium();
  const isHeadlessShell = known !== undefined && known !== findFullChromium();
  const path =
    (process.env.CHROMIUM_PATH || isHeadlessShell ? known : undefined) ??
    (await installFrom(npmPackage)) ??
    known ??
    (await installFrom(playwrightDownload)) ??
    (await installFrom(debianPackage));
  if (path) return path;
  throw new Error(
    `${problems.join('\n\n')}\n\nThe tests need a Chromium, and none could be installed. ` +
      'Install chromium or Google Chrome, or set CHROMIUM_PATH, and try again.',
  );
}

/**
 * Makes sure that there is a Chromium for the checks of releases: an installed one, or one that is downloaded. Installs nothing
 * on the machine. Throws an `Error` that names the problem.
 */
export async function provideChromiumForChecks(report: (sentence: string) => void): Promise<void> {
  assertConfigured();
  if (findChromium()) return;
  if (!isPackageSupported())
    throw new Error(
      'No Chromium was found, and there is no package of one for this system. Install one or set CHROMIUM_PATH.',
    );
  report('Downloading a Chromium for the checks of releases (70 MB) …');
  const start = performance.now();
  const progress = setInterval(
    () => report(`Downloading a Chromium: ${formatSeconds(performance.now() - start)} so far`),
    PROGRESS_MS,
  );
  const problem = await downloadChromium(report).finally(() => clearInterval(progress));
  if (problem) throw new Error(`Chromium could not be downloaded. ${problem.trim().split('\n').slice(-3).join(' ')}`);
  if (!findChromium()) throw new Error('The Chromium that was downloaded does not start on this machine.');
  report(`Chromium is ready after ${formatSeconds(performance.now() - start)}.`);
}

function assertConfigured(): void {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !findChromium()) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
}

interface Source {
  isSupported(): boolean;
  description: string;
  /** Resolves to the problem when it fails. */
  install(): Promise<string | undefined>;
}

const npmPackage: Source = {
  isSupported: isPackageSupported,
  description: 'No headless shell of Chromium found. Downloading one from the npm registry (70 MB).',
  install: () => downloadChromium(),
};
const playwrightDownload: Source = {
  isSupported: () => true,
  description: 'No Chromium found. Downloading one with Playwright.',
  install: downloadWithPlaywright,
};
const debianPackage: Source = {
  isSupported: canInstallPackages,
  description: "No Chromium found. Installing Debian's package chromium-headless-shell on this machine.",
  install: () => installPackages('chromium-headless-shell'),
};

async function downloadWithPlaywright(): Promise<string | undefined> {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], { timeout: TIME_LIMIT_MS });
  return code === 0 ? undefined : output;
}
