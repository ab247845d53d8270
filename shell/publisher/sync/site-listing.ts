import { readdir, readlink, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** The content of `SITE_DIR` for copies. The files of a build are listed in its `site.json`. */
export interface SiteListing {
  /** The active build. */
  id: string;
  /** Version of its `site.json`, which changes when it becomes live again. */
  activation: string;
  /** Build of each preview, by token. */
  previews: Record<string, string>;
  /** Versions of files outside builds: values that change with the content. */
  files: Record<string, string>;
}

const rootFiles = ['headers.json', 'headers.conf', 'routes.conf'];

export async function listSite(siteDir: string, id: string): Promise<SiteListing> {
  const [previews, staff] = await Promise.all([readPreviews(siteDir), staffFiles(siteDir)]);
  const listed = await Promise.all([...rootFiles, ...staff].map((path) => withVersion(siteDir, path)));
  const [[, activation] = ['', '']] = await withVersion(siteDir, join('builds', id, 'site.json'));
  return { id, activation, previews, files: Object.fromEntries(listed.flat()) };
}

async function readPreviews(siteDir: string): Promise<Record<string, string>> {
  const tokens = await readdir(join(siteDir, 'previews')).catch(() => []);
  const links = await Promise.all(
    tokens.map(async (token) => [token, await readlink(join(siteDir, 'previews', token)).catch(() => '')] as const),
  );
  return Object.fromEntries(links.filter(([, target]) => target).map(([token, target]) => [token, basename(target)]));
}

/** Resolves to the paths of the files that only staff can read. */
export async function staffFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(join(siteDir, 'staff'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(siteDir, join(parentPath, name)));
}

/** Leaves out a file that is being replaced. The next listing contains it. */
async function withVersion(siteDir: string, path: string): Promise<[string, string][]> {
  const found = await stat(join(siteDir, path)).catch(() => undefined);
  return found ? [[path, `${found.mtimeMs}-${found.size}`]] : [];
}
