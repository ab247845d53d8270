import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFile, type SiteBuild } from './site-build.ts';

/** Returns the pages of a remote whose HTML or scripts differ between two builds. A staff remote is one page per prefix. */
export async function changedPages(
  { name, access }: { name: string; access: 'public' | 'staff' },
  candidate: SiteBuild,
  live?: SiteBuild,
): Promise<string[]> {
  const paths =
    access === 'staff'
      ? (candidate.site.remotes[name]?.prefixes ?? [])
      : Object.entries(candidate.pages).flatMap(([path, { remote }]) => (remote === name ? [path] : []));
  if (!live?.site.remotes[name]) return paths;
  const before = await Promise.all(paths.map((path) => fingerprint(path, name, live)));
  const after = await Promise.all(paths.map((path) => fingerprint(path, name, candidate)));
  return paths.filter((_, index) => before[index] === undefined || before[index] !== after[index]);
}

/**
 * Returns the document without versions, and the integrity of every file it names. The import map is
 * left out: it names all scripts of the remote, not only those of the page.
 */
async function fingerprint(path: string, name: string, { folder, site }: SiteBuild): Promise<string | undefined> {
  const html = await readFile(join(folder, documentFile(path)), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const version = site.remotes[name]?.version ?? '';
  const body = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script type="importmap".*?<\/script>/s, '');
  const files = [...new Set(body.match(/\/(?:remotes|shell)\/[\w@./~-]+\.(?:js|css)/g))];
  const digests = files.map((file) => site.files[file.slice(1)]?.integrity);
  return body.replaceAll(version, '') + digests.join();
}
