import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@portal/release/manifest';
import type { PublisherEnv } from './env.ts';
import type { Renderer } from './renderer/protocol.ts';
import type { LiveShell } from './site/assemble-site.ts';
import { releaseSource } from './sources/release-source.ts';
import type { ReleaseStore } from './sources/release-store.ts';

/** Copies the shell's build to the store and renders its own pages. The build is part of the publisher and not signed. */
export async function assembleShell(
  { shellSource, site }: PublisherEnv,
  store: ReleaseStore,
  renderer: Renderer,
  signal: AbortSignal,
): Promise<LiveShell> {
  const release = parseRelease(await readFile(join(shellSource, 'release.json'), 'utf8'));
  const stored = await store.add(release, releaseSource(shellSource), signal, '');
  const rendered = await renderer.render({ shell: stored.folder, paths: ['/not-found', '/outage'], site }, signal);
  return { stored, rendered };
}
