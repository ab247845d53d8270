import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { print } from '../cli/terminal.ts';
import { canInstallPackages, installPackages } from './debian-package.ts';

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
    ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(isOnPath)
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
  const found = find();
  if (found) return found;

  if (canInstallPackages()) {
    print(`No ${name} found. Installing Debian's ${packages.join(', ')} on this machine.`);
    const problem = await installPackages(...packages);
    const installed = find();
    if (installed) return installed;
    print((problem ?? 'It does not start on this machine.').trim().split('\n').slice(-8).join('\n'));
  }
  print(`No ${name} found: no journeys run in it. Install it (Debian: ${packages.join(', ')}) or set ${variable}.`);
  return '';
}

/** Some systems have a `firefox` that only prints how to install one. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /Mozilla Firefox/.test(stdout);
}

const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
