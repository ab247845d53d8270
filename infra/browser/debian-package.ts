import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from '../processes/run.ts';

const TIME_LIMIT_MS = 10 * 60_000;

const isRoot = process.getuid?.() === 0;

/** Returns whether this is Debian, and packages can be installed without a password. Ubuntu's packages of browsers install snaps. */
export function canInstallPackages(): boolean {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0);
}

/** Installs packages on this machine. Resolves to the problem when it fails. */
export async function installPackages(...names: string[]): Promise<string | undefined> {
  const sudo = isRoot ? '' : 'sudo -n ';
  const install = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y ${names.join(' ')}`;
  const { code, output } = await run('sh', ['-c', `${sudo}apt-get update && ${install}`], { timeout: TIME_LIMIT_MS });
  return code === 0 ? undefined : output;
}
