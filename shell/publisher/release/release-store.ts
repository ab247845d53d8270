import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@portal/release/integrity';
import { parseRelease, type Release } from '@portal/release/manifest';
import { reject } from './check-report.ts';
import type { ReleaseSource } from './release-source.ts';

/** Limit of one release, before compression. */
const maxMegabytes = 50;
const hour = 3_600_000;

/** A release in the store. Its files match the digests of its manifest. */
export interface StoredRelease {
  release: Release;
  folder: string;
}

/** Verified releases on disk: `<folder>/<name>/<version>/`. */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Copies a release from its source and verifies size and digest of every file.
   * Throws a `CheckFailed` for a wrong file, any other error when the source or the disk fails.
   */
  async add(release: Release, source: ReleaseSource, signal: AbortSignal, base = `${release.version}/`) {
    const folder = join(this.folder, release.name, release.version);
    const known = await this.find(release.name, release.version);
    if (known) {
      if (JSON.stringify(known.release.files) !== JSON.stringify(release.files))
        throw reject('files', `Version ${release.version} was published before with other files.`);
      return { release, folder };
    }
    const megabytes = Math.ceil(release.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
    if (megabytes > maxMegabytes)
      throw reject('release-size', `The release has ${megabytes} MB; the limit is ${maxMegabytes} MB.`);

    const temporary = `${folder}.${randomUUID()}.tmp`;
    try {
      for (const { path, bytes, integrity } of release.files) {
        const content = await source.readFile(base, path, bytes, signal);
        if (content.length !== bytes || integrityOf(content) !== integrity)
          throw reject('files', `${path} is not the file that release.json describes: its digest differs.`);
        await mkdir(dirname(join(temporary, path)), { recursive: true });
        await writeFile(join(temporary, path), content);
      }
      await mkdir(temporary, { recursive: true });
      await writeFile(join(temporary, 'release.json'), JSON.stringify(release));
      await rm(folder, { recursive: true, force: true });
      await rename(temporary, folder);
      return { release, folder };
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Returns `undefined` for a release that is not in the store, or whose manifest is damaged. */
  async find(name: string, version: string): Promise<StoredRelease | undefined> {
    const folder = join(this.folder, name, version);
    try {
      return { folder, release: parseRelease(await readFile(join(folder, 'release.json'), 'utf8')) };
    } catch (error) {
      const { code = 'ENOENT' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  /** Deletes releases of a remote, except the given versions and those of the last hour, which may still be under check. */
  async keepOnly(name: string, versions: string[]) {
    const folder = join(this.folder, name);
    for (const entry of await readdir(folder).catch(() => [])) {
      if (versions.includes(entry)) continue;
      const { mtimeMs } = await stat(join(folder, entry));
      if (mtimeMs < Date.now() - hour) await rm(join(folder, entry), { recursive: true, force: true });
    }
  }
}
