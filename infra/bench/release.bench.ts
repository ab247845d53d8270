import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { integrityOf } from '@portal/release/integrity';
import { parseRelease } from '@portal/release/manifest';
import { publish } from '@portal/release/publish';
import { sendCommand } from '../../shell/publisher/state/commands-client.ts';
import { startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { distOf, publishBuilds } from '../release/published-builds.ts';

const maxRollbackMs = 1000;
const rollbacks = 10;

/** How long a release of mfe-locations takes until visitors get it, with all checks, and how long a rollback takes. */
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const dataDir = join(folder, 'data');
const publishedDir = join(folder, 'published');
publishBuilds(publishedDir);
const portal = await startPortal({
  port: await freePort(),
  dataDir,
  durable: false,
  env: { ...process.env, PUBLISHED_DIR: publishedDir },
});
try {
  const first = await liveVersion();
  const start = performance.now();
  const second = publish(changedBuild(), { remote: 'locations', source: join(publishedDir, 'locations') }).version;
  while ((await liveVersion()) !== second) await sleep(20);
  console.log(`release published, checked and served after ${Math.round(performance.now() - start)} ms`);

  const times: number[] = [];
  for (let round = 0; round < rollbacks; round += 1) {
    const version = round % 2 === 0 ? first : second;
    const sent = performance.now();
    await sendCommand(join(dataDir, 'publisher.sock'), {
      type: 'rollback',
      remote: 'locations',
      version,
      actor: 'benchmark',
    });
    while ((await liveVersion()) !== version) await sleep(2);
    times.push(performance.now() - sent);
  }
  const slowest = Math.max(...times);
  console.log(`rollback served after ${times.map(Math.round).join(', ')} ms (goal: below ${maxRollbackMs} ms)`);
  if (slowest > maxRollbackMs) process.exitCode = 1;
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function liveVersion(): Promise<string> {
  const { remotes } = (await (await fetch(`${portal.origin}/releases.json`)).json()) as {
    remotes: { name: string; version: string }[];
  };
  return remotes.find(({ name }) => name === 'locations')?.version ?? '';
}

/** Returns a build of mfe-locations with another text on every page of Austin. */
function changedBuild(): string {
  const build = join(folder, 'changed');
  cpSync(distOf('locations'), build, { recursive: true });
  for (const name of readdirSync(build).filter((file) => /\.m?js$/.test(file))) {
    const text = readFileSync(join(build, name), 'utf8');
    writeFileSync(join(build, name), text.replaceAll('Downtown Austin', 'Central Austin'));
  }
  const manifest = parseRelease(readFileSync(join(build, 'release.json'), 'utf8'));
  const files = manifest.files.map(({ path }) => {
    const content = readFileSync(join(build, path));
    return { path, bytes: content.length, integrity: integrityOf(content) };
  });
  writeFileSync(
    join(build, 'release.json'),
    JSON.stringify({ ...manifest, version: `${manifest.version}-bench`, files }),
  );
  return build;
}
