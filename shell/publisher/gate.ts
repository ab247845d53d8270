import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Verdict } from '@portal/contracts/release-status';
import { publish } from '@portal/release/publish';
import { violationsText } from '@portal/release/status-text';
import { readTeams } from '@portal/release/teams';
import { readEnv } from './platform/env.ts';
import { log } from './platform/log.ts';
import { Publisher } from './remote/publisher.ts';
import { startRenderer } from './render/start-renderer.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = (name: string) => join(root, `mfe-${name}`, 'dist');

// `node publisher/gate.ts [remote…]`: runs the publisher's checks on builds of this checkout, in a temporary folder.
log.level = process.env.LOG_LEVEL ?? 'error';
const teams = readTeams(readEnv().teamsFile);
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : teams.map((team) => team.name)) {
  const verdict = await verdictOn(name);
  const where = verdict.isCheckedInBrowser ? '' : ' (not checked in a browser: no Chromium was found)';
  const passes = verdict.violations.length === 0;
  console.log(
    passes
      ? `${name} passes all checks${where}.`
      : `${name} would be rejected${where}.${violationsText(verdict.violations)}`,
  );
  for (const note of verdict.notes) console.log(`  note: ${note}`);
  if (!passes) process.exitCode = 1;
}

/** Publishes the other remotes in a temporary site, then checks the named one. */
async function verdictOn(name: string): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-gate-'));
  const teamsFile = join(folder, 'teams.json');
  await writeFile(teamsFile, JSON.stringify({ teams: teams.map(({ publicKeys: _, source: __, ...team }) => team) }));
  const renderer = await startRenderer({
    RENDERER_SOCKET: join(folder, 'renderer.sock'),
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
  });
  const env = readEnv({
    ...process.env,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    TEAMS_FILE: teamsFile,
    RELEASES_FROM: join(folder, 'releases', '{name}'),
    RENDERER: renderer.address,
    RELEASE_POLL_MS: '200',
    COMPRESSION: 'fast',
  });
  const release = (remote: string) => publish(dist(remote), { remote, source: join(folder, 'releases', remote) });
  const publisher = new Publisher({ ...env, hasBrowserChecks: false, publishesUnchecked: true });
  try {
    for (const team of teams) if (team.name !== name) release(team.name);
    await publisher.start();
    while (!publisher.isReady) {
      if (publisher.shellError) throw publisher.shellError;
      await sleep(50);
    }
    publisher.env.hasBrowserChecks = env.hasBrowserChecks;
    const { version } = release(name);
    for (;;) {
      const verdict = publisher.status().find((status) => status.name === name)?.verdict;
      if (verdict?.version === version) return verdict;
      await sleep(50);
    }
  } finally {
    await publisher.stop();
    await renderer.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
