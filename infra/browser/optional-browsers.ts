import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { run } from '../processes/run.ts';

const TIME_LIMIT_MS = 10 * 60_000;

export interface Browser {
  name: string;
  /** Environment variable with the path of the browser. */
  variable: string;
  /** Debian's packages. */
  packages: string[];
  find(): string | undefined;
}

const firefox: Browser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  packages: ['firefox-esr'],
  find: () => ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(starts),
};

/** Its browser is not on the PATH. Without a screen it runs on a virtual one. */
const webKitGtk: Browser = {
  name: 'WebKitGTK',
  variable: 'WEBKITGTK_PATH',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  find: () =>
    ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => succeeds(`command -v ${name}`))
      ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
      : undefined,
};

const browsers = [firefox, webKitGtk];

/** Sets `FIREFOX_PATH` and `WEBKITGTK_PATH`, unless they are set, to installed browsers for the journeys. An empty string: there is none. */
export function findOptionalBrowsers(): void {
  for (const { variable, find } of browsers) process.env[variable] ??= find() ?? '';
}

/** Returns the optional browsers that are neither installed nor declined with an empty string. */
export const missingBrowsers = (): Browser[] =>
  browsers.filter(({ variable, find }) => process.env[variable] === undefined && !find());

const isRoot = process.getuid?.() === 0;

/** Returns whether this is Debian, and packages can be installed without a password. Ubuntu's packages of browsers install snaps. */
export function canInstallPackages(): boolean {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && (isRoot || succeeds('sudo -n true'));
}

/** Installs Debian's packages of browsers on this machine. Resolves to the last lines of the output when that fails. */
export async function installBrowsers(missing: readonly Browser[]): Promise<string> {
  const sudo = isRoot ? '' : 'sudo -n ';
  const command = `${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y ${packagesOf(missing)}`;
  const { code, output } = await run('sh', ['-c', command], { timeout: TIME_LIMIT_MS });
  return code === 0 ? '' : output.trim().split('\n').slice(-8).join('\n');
}

export const packagesOf = (missing: readonly Browser[]): string =>
  missing.flatMap(({ packages }) => packages).join(' ');

/** Some systems have a `firefox` that only prints how to install one. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /Mozilla Firefox/.test(stdout);
}

const succeeds = (command: string) => spawnSync('sh', ['-c', command]).status === 0;
