import { createHash, randomUUID } from 'node:crypto';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@portal/release/integrity';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import type { PageIndex, SiteBuild, SiteJson } from '../release/site-build.ts';
import { type Compression, compress, isText } from './compress.ts';

const buildsKept = 10;
const filesAtOnce = 16;

/** Origin of a file of a new build. */
export type BuildFile =
  | { content: string | Buffer }
  /** Content, created when it is written, so that not all files are in memory at once. */
  | { make: () => Promise<string | Buffer> }
  /** Same path in another build. */
  | { build: SiteBuild }
  /** A verified file of a release. */
  | { path: string; integrity: string; bytes: number };

/** What a new build is made from. */
export interface BuildInput {
  site: Omit<SiteJson, 'id' | 'createdAt' | 'files'>;
  pages: PageIndex;
  files: Map<string, BuildFile>;
  /** Builds that may contain the same files, which are then hard-linked. */
  bases: SiteBuild[];
}

/** Site builds on disk (`SITE_DIR`): writes them, activates one, deletes old ones. */
export class SiteStore {
  readonly folder: string;
  private readonly compression: Compression;

  /** @param compression of new files */
  constructor(folder: string, compression: Compression = 'best') {
    this.folder = folder;
    this.compression = compression;
  }

  /** Returns the active build, or `undefined` when there is none or it is damaged. */
  async current(): Promise<SiteBuild | undefined> {
    const target = await readlink(join(this.folder, 'current')).catch(undefinedIfDamaged);
    return target === undefined ? undefined : this.load(basename(target));
  }

  /** Returns `undefined` when the build does not exist or is damaged. Throws on I/O errors. */
  async load(id: string): Promise<SiteBuild | undefined> {
    const folder = join(this.folder, 'builds', id);
    const [site, pages] = await Promise.all([
      readJson<SiteJson>(join(folder, 'site.json')),
      readJson<PageIndex>(`${folder}.json`),
    ]);
    return site && pages && { folder, site, pages };
  }

  /** Returns all complete builds, the latest first. */
  async all(): Promise<SiteBuild[]> {
    const names = await readdir(join(this.folder, 'builds')).catch(() => []);
    const builds = await Promise.all(names.filter((name) => /^[\w-]+$/.test(name)).map((name) => this.load(name)));
    return builds
      .filter((build) => build !== undefined)
      .sort((one, other) => (one.site.createdAt < other.site.createdAt ? 1 : -1));
  }

  /** Writes a build and returns it. Uses the files of an existing build with the same content. */
  async write({ site, pages, files, bases }: BuildInput): Promise<SiteBuild> {
    const temporary = join(this.folder, 'builds', `.${randomUUID()}`);
    try {
      await mkdir(temporary, { recursive: true });
      await makeFolders(temporary, [...files.keys()]);
      const limit = pLimit(filesAtOnce);
      const written = await Promise.all(
        [...files].map(([path, file]) =>
          limit(async () => [path, await writeFileOf(temporary, path, file, bases, this.compression)] as const),
        ),
      );
      const listed = Object.fromEntries(written.toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const id = buildId(site, listed);
      const folder = join(this.folder, 'builds', id);
      const known = await this.load(id);
      const createdAt = known?.site.createdAt ?? new Date().toISOString();
      const complete: SiteJson = { id, createdAt, ...site, files: listed };
      // Actor, reason and history entries are those of the draft. `activate` writes them.
      if (known) return { ...known, site: complete };

      await writeText(join(temporary, 'site.json'), JSON.stringify(complete));
      await writeFileAtomic(`${folder}.json`, JSON.stringify(pages));
      await rm(folder, { recursive: true, force: true });
      await rename(temporary, folder);
      return { folder, site: complete, pages };
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Deletes temporary files of a killed process. */
  async removeUnfinished() {
    const builds = join(this.folder, 'builds');
    for (const name of await readdir(builds).catch(() => []))
      if (name.startsWith('.')) await rm(join(builds, name), { recursive: true, force: true });
  }

  /** Activates a build for visitors with an atomic rename. Its `site.json` says who activated it, so it is written again. */
  async activate({ folder, site }: SiteBuild) {
    await writeFileAtomic(join(folder, 'site.json'), JSON.stringify(site));
    await this.link('current', join('builds', site.id));
  }

  /** Makes a build available to browsers that have the token. */
  async addPreview(token: string, { site }: SiteBuild) {
    await mkdir(join(this.folder, 'previews'), { recursive: true });
    await this.link(join('previews', token), join('..', 'builds', site.id));
  }

  /** Returns the builds of all previews by token. */
  async previews(): Promise<Map<string, SiteBuild>> {
    const previews = new Map<string, SiteBuild>();
    for (const token of await readdir(join(this.folder, 'previews')).catch(() => [])) {
      const target = await readlink(join(this.folder, 'previews', token)).catch(() => '');
      const build = await this.load(basename(target));
      if (build) previews.set(token, build);
    }
    return previews;
  }

  removePreview = (token: string) => rm(join(this.folder, 'previews', token), { force: true });

  /** Deletes all builds except the active one, the given ones and the latest ten. */
  async prune(keep: string[]) {
    const [target, all] = await Promise.all([readlink(join(this.folder, 'current')), this.all()]);
    const kept = new Set([basename(target), ...keep, ...all.slice(0, buildsKept).map(({ site }) => site.id)]);
    for (const { folder, site } of all) {
      if (kept.has(site.id)) continue;
      await rm(folder, { recursive: true, force: true });
      await rm(`${folder}.json`, { force: true });
    }
  }

  private async link(name: string, target: string) {
    const path = join(this.folder, name);
    const temporary = `${path}.${randomUUID()}`;
    try {
      await symlink(target, temporary);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

/** Returns the fields that are part of a build's id. Actor, reason and history entries are not. */
const identity = ({ settingsDigest, shell, shells, remotes, unavailable, preview }: BuildInput['site']) => ({
  settingsDigest,
  shell: shell.version,
  shells,
  remotes: Object.entries(remotes).map(([name, { version, versions, prefixes, formerly, isPinned }]) => [
    name,
    version,
    versions,
    prefixes,
    formerly,
    isPinned,
  ]),
  unavailable,
  preview,
});

/** Returns the id of a build: a digest of its files and of the releases and settings they were built from. */
export const buildId = (site: BuildInput['site'], files: SiteJson['files']): string =>
  createHash('sha256')
    .update(JSON.stringify({ site: identity(site), files }))
    .digest('base64url')
    .slice(0, 22);

export async function makeFolders(root: string, paths: string[]) {
  for (const folder of new Set(paths.map(dirname))) await mkdir(join(root, folder), { recursive: true });
}

async function writeFileOf(root: string, path: string, from: BuildFile, bases: SiteBuild[], compression: Compression) {
  const file = 'make' in from ? { content: await from.make() } : from;
  if ('build' in file) {
    const listed = file.build.site.files[path];
    if (!listed) throw new Error(`${path} is not in build ${file.build.site.id}.`);
    await linkAll(file.build.folder, root, path);
    return listed;
  }
  const listed =
    'content' in file
      ? { integrity: integrityOf(file.content), bytes: Buffer.byteLength(file.content) }
      : { integrity: file.integrity, bytes: file.bytes };
  const base = bases.find(({ site }) => site.files[path]?.integrity === listed.integrity);
  if (base) await linkAll(base.folder, root, path);
  else
    await writeAll(root, path, 'content' in file ? Buffer.from(file.content) : await readFile(file.path), compression);
  return listed;
}

/** Returns `undefined` when the file does not exist or is damaged. Throws on I/O errors. */
const readJson = <Content>(file: string): Promise<Content | undefined> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Content)
    .catch(undefinedIfDamaged);

function undefinedIfDamaged(error: NodeJS.ErrnoException): undefined {
  if (!(error instanceof SyntaxError) && !['ENOENT', 'ENOTDIR', 'EINVAL'].includes(error.code ?? '')) throw error;
}

export const compressed = (path: string) => isText(path) && !path.includes('/development/');

export async function linkAll(from: string, to: string, path: string) {
  for (const name of compressed(path) ? [path, `${path}.br`, `${path}.gz`] : [path])
    await link(join(from, name), join(to, name)).catch(async (error: NodeJS.ErrnoException) => {
      // The file system has no hard links, or this file has too many.
      if (!['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'].includes(error.code ?? '')) throw error;
      await copyFile(join(from, name), join(to, name));
      const { atime, mtime } = await stat(join(from, name));
      await utimes(join(to, name), atime, mtime);
    });
}

async function writeAll(root: string, path: string, content: Buffer, compression: Compression) {
  const file = join(root, path);
  const time = contentTime(content);
  await writeText(file, content, time);
  if (!compressed(path)) return;
  const { br, gz } = await compress(content, compression);
  await writeText(`${file}.br`, br, time);
  await writeText(`${file}.gz`, gz, time);
}

async function writeText(file: string, content: string | Buffer, time?: number) {
  const handle = await open(file, 'w', 0o644);
  try {
    await handle.writeFile(content);
    if (time !== undefined) await handle.utimes(time, time);
    // Otherwise an active build could have empty files after a power failure.
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/**
 * Returns a modification time in seconds between 2001 and 2018, derived from the content. Servers derive ETags from time and
 * size: they are equal on all machines, and differ when the content differs.
 */
const contentTime = (content: Buffer) =>
  1_000_000_000 + (createHash('sha256').update(content).digest().readUInt32BE() % 500_000_000);
