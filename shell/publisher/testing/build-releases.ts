import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTeams } from '@portal/release/teams';

const root = resolve(import.meta.dirname, '../../..');

/** Builds the shell and the remotes when they are not built. Runs once before all tests. */
export function globalSetup() {
  const remotes = readTeams(resolve(root, 'infra/teams.json')).map(({ name }) => `mfe-${name}`);
  for (const workspace of ['shell', ...remotes]) {
    const folder = resolve(root, workspace);
    if (!existsSync(resolve(folder, 'dist/release.json')))
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  }
}
