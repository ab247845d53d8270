import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { remotes } from '@portal/contracts/remote';

const built = ['shell', ...remotes.filter(({ isPublic }) => isPublic).map(({ name }) => `mfe-${name}`)];

/** Runs once before all tests: they compose the site around the shell's own release, and the whole site as it is. */
export function globalSetup() {
  for (const workspace of built) {
    const folder = resolve(import.meta.dirname, '../../..', workspace);
    if (!existsSync(resolve(folder, 'dist/release.json')))
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  }
}
