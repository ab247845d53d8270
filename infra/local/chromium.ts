import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runToEnd } from './run-to-end.ts';
import { say } from './terminal.ts';
import { root } from './workspaces.ts';

const TIME_LIMIT_MS = 10 * 60_000;

/** The browser of the journeys: the one that is named, installed or downloaded before; else one is fetched. */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  const complaints: string[] = [];
  for (const { what, command, args } of waysToInstall()) {
    say(`No Chromium on this machine: ${what}`);
    const { code, output } = await runToEnd(command, args, { cwd: root, timeLimitMs: TIME_LIMIT_MS });
    const installed = code === 0 ? findChromium() : undefined;
    if (installed) return installed;
    complaints.push(output.trim().split('\n').slice(-8).join('\n'));
  }
  throw new Error(
    `${complaints.join('\n\n')}\n\nThe journeys need a Chromium, and none could be installed. ` +
      'Install chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
  const onPath = names.flatMap(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || [],
  );
  const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...onPath, application, chromium.executablePath()].find((path) => existsSync(path) && works(path));
}

/** Some systems have a `chromium` that only tells how to install one. */
function works(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom/.test(stdout);
}

function waysToInstall(): { what: string; command: string; args: string[] }[] {
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? '' : 'sudo -n ';
  const byPlaywright = {
    what: 'downloading one with Playwright',
    command: 'npx',
    args: ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
  };
  if (!isDebian() || !(isRoot || spawnSync('sudo', ['-n', 'true']).status === 0)) return [byPlaywright];

  const install = `${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y chromium`;
  return [{ what: "installing Debian's", command: 'sh', args: ['-c', install] }, byPlaywright];
}

/** Ubuntu's package of that name only points to a snap. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
