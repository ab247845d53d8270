import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Runs once before all tests: they compose the site around the shell's own release. */
export function globalSetup() {
  const shell = resolve(import.meta.dirname, '../..');
  if (existsSync(resolve(shell, 'dist/release.json'))) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: shell, stdio: 'inherit' });
}
