import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';
import { canInstallPackages, installPackages } from './debian-package.ts';
import { downloadChromium, packagedChromium } from './packaged-chromium.ts';

const TIME_LIMIT_MS = 10 * 60_000;

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`; a headless shell, which takes half of the processor time of the
 * whole browser and is downloaded once; an installed browser; or one that this function installs. Debian's package changes the
 * machine, so it comes last. Throws where nothing works.
 */
export async function provideChromium(): Promise<string> {
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

  const path =
    chromiumFromEnvironment() ??
    findHeadlessShell() ??
    (await installFrom(npmPackage)) ??
    findFullChromium() ??
    (await installFrom(playwrightDownload)) ??
    (await installFrom(debianPackage));
  if (path) return path;
  throw new Error(
    `${problems.join('\n\n')}\n\nThe tests need a Chromium, and none could be installed. ` +
      'Install chromium or Google Chrome, or set CHROMIUM_PATH, and try again.',
  );
}

/** Returns the path of an installed or downloaded Chromium. Throws when `CHROMIUM_PATH` does not start. */
export const findChromium = (): string | undefined =>
  chromiumFromEnvironment() ?? findHeadlessShell() ?? findFullChromium();

function chromiumFromEnvironment(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
  return CHROMIUM_PATH || undefined;
}

const findHeadlessShell = () => firstThatStarts(onPath('chromium-headless-shell'), packagedChromium);

/** Returns the path of a Chromium that has what a headless shell lacks, the back/forward cache for example. */
export const findFullChromium = (): string | undefined =>
  firstThatStarts(
    ...['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  );

const onPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

const firstThatStarts = (...paths: string[]) => paths.find((path) => existsSync(path) && starts(path));

/** Some systems have a `chromium` that only prints how to install one. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /Chrom/.test(stdout);
}

interface Source {
  isSupported(): boolean;
  description: string;
  /** Resolves to the problem when it fails. */
  install(): Promise<string | undefined>;
}

const npmPackage: Source = {
  isSupported: () => process.platform === 'linux' && process.arch === 'x64',
  description: 'No headless shell of Chromium found. Downloading one from the npm registry (70 MB).',
  install: downloadChromium,
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
