import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';

const TIME_LIMIT_MS = 10 * 60_000;

interface Browser {
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

/**
 * Sets `FIREFOX_PATH` and `WEBKITGTK_PATH`, unless they are set, to browsers for the journeys: installed ones, or Debian's packages,
 * which are installed where that needs no password. Sets an empty string where there is none: these browsers are optional.
 */
export async function provideOptionalBrowsers(): Promise<void> {
  for (const browser of [firefox, webKitGtk]) process.env[browser.variable] ??= await provide(browser);
}

async function provide({ name, variable, packages, find }: Browser): Promise<string> {
  if (!find() && canInstallPackages()) await install(name, packages);
  const found = find();
  if (!found)
    print(`No ${name} found: no journeys run in it. Install it (Debian: ${packages.join(', ')}) or set ${variable}.`);
  return found ?? '';
}

const isRoot = process.getuid?.() === 0;

/** Returns whether this is Debian, and packages can be installed without a password. Ubuntu's packages of browsers install snaps. */
function canInstallPackages(): boolean {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && (isRoot || succeeds('sudo -n true'));
}

async function install(name: string, packages: string[]): Promise<void> {
  print(`No ${name} found. Installing Debian's ${packages.join(', ')} on this machine.`);
  const sudo = isRoot ? '' : 'sudo -n ';
  const command = `${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages.join(' ')}`;
  const { code, output } = await run('sh', ['-c', command], { timeout: TIME_LIMIT_MS });
  if (code !== 0) print(output.trim().split('\n').slice(-8).join('\n'));
}

/** Some systems have a `firefox` that only prints how to install one. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /Mozilla Firefox/.test(stdout);
}

const succeeds = (command: string) => spawnSync('sh', ['-c', command]).status === 0;
