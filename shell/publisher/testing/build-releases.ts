import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTeams } from '@portal/release/teams';

const root = resolve(import.meta.dirname, '../../..');

/** Runs once before all tests of publisher and web server: builds what was never built. */
export function globalSetup() {
  const remotes = readTeams(resolve(root, 'infra/teams.json')).map(({ name }) => `mfe-${name}`);
  for (const workspace of ['shell', ...remotes]) {
    const cwd = resolve(root, workspace);
    if (!existsSync(resolve(cwd, 'dist/release.json')))
      execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: 'inherit' });
  }
}
