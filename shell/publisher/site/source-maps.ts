import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../sources/release-store.ts';
import type { SiteJson } from './site-build.ts';

/** The live release and the one before it, which the release screen compares. */
const versionsKept = 2;

export const isSourceMap = (path: string) => path.endsWith('.map');

/**
 * Copies the source maps of the releases in a build to where only managers can read them: `/admin/releases/maps/<remote>/<version>/`.
 * Site builds have none. Deletes those of other releases.
 */
export async function saveSourceMaps(siteDir: string, store: ReleaseStore, { remotes, shells }: SiteJson) {
  const root = join(siteDir, 'staff', 'maps');
  const kept = new Map([
    ['shell', shells],
    ...Object.entries(remotes).map(([name, { versions }]) => [name, versions] as const),
  ]);
  for (const [name, versions] of kept)
    for (const version of versions.slice(0, versionsKept)) {
      const known: string[] = await readdir(join(root, name)).catch(() => []);
      if (known.includes(version)) continue;
      const stored = await store.find(name, version);
      if (!stored) continue;
      const target = join(root, name, version);
      await rm(`${target}.tmp`, { recursive: true, force: true });
      await mkdir(`${target}.tmp`, { recursive: true });
      for (const { path } of stored.release.files)
        if (isSourceMap(path) && !path.includes('/'))
          await copyFile(join(stored.folder, path), join(`${target}.tmp`, path));
      await rename(`${target}.tmp`, target);
    }
  for (const name of await readdir(root).catch(() => []))
    for (const version of await readdir(join(root, name)))
      if (!kept.get(name)?.slice(0, versionsKept).includes(version))
        await rm(join(root, name, version), { recursive: true, force: true });
}
