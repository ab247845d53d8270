import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@portal/contracts/integrity';
import { type Release, releaseSchema } from '@portal/contracts/release';
import { developmentFolder } from '../../src/page-facts.ts';
import { compressed } from '../compressed.ts';
import { refuse } from '../gate/refusal.ts';
import { inUse, type Pointer, pointedAt, readPointer, writePointer } from './pointer.ts';
import type { ReleaseSource } from './release-source.ts';
import type { Trust } from './trust.ts';

/** Of one release, before compression. The largest has two today; the store keeps six of each remote. */
const megabytesAtMost = 50;

/** A release that may be believed, and where its source has the files. */
export interface AnnouncedRelease {
  release: Release;
  /** `release.json` as it was published. */
  text: string;
  /** A build lies in one folder; published releases lie side by side, each in a folder called by its version. */
  base: string;
}

/** A release whose every byte is here and is what its `release.json` says. */
export interface StoredRelease {
  release: Release;
  folder: string;
}

/** The releases this server has admitted, by name and version, with a pointer to the one that is live. */
export class ReleaseStore {
  readonly folder: string;
  private readonly trust: Trust;

  constructor(folder: string, trust: Trust) {
    this.folder = folder;
    this.trust = trust;
  }

  /** Reads `release.json`: the signature first. Throws a `Refusal` that names what is wrong with it. */
  open(text: string, name: string): AnnouncedRelease {
    // The shell is not sent by anybody: it comes with the server that reads it.
    const believed = name === 'shell' ? { text, isSigned: false } : this.trust.open(text, name);
    let release: Release;
    try {
      release = releaseSchema.validateSync(JSON.parse(believed.text), { strict: true, abortEarly: false });
    } catch (error) {
      throw refuse('release-file', `release.json cannot be read: ${(error as Error).message}.`);
    }
    if (release.name !== name) throw refuse('remote-name', `The release is called "${release.name}", not "${name}".`);
    return { release, text, base: believed.isSigned ? `${release.version}/` : '' };
  }

  /** Copies a release from its source, verifying size and hash of every file. Throws a `Refusal`. */
  async admit({ release, text, base }: AnnouncedRelease, source: ReleaseSource): Promise<StoredRelease> {
    const folder = join(this.folder, release.name, release.version);
    let isDisowned = false;
    const kept = await this.find(release.name, release.version).catch(() => {
      isDisowned = true;
    });
    if (kept && JSON.stringify(kept.release.files) !== JSON.stringify(release.files))
      throw refuse('files', `Version ${release.version} was published before with other files.`);
    if (kept) return kept;
    const megabytes = Math.ceil(release.files.reduce((total, { bytes }) => total + bytes, 0) / 1e6);
    if (megabytes > megabytesAtMost)
      throw refuse('release-size', `The release has ${megabytes} MB, more than ${megabytesAtMost} MB.`);

    // Another server may be taking the same release into the same store.
    const arriving = `${folder}.${randomUUID()}.arriving`;
    try {
      for (const file of release.files) {
        const content = await source.read(base + file.path, file.bytes).catch((error: Error) => {
          source.forget();
          throw refuse('files', `${file.path} cannot be read: ${error.message}`);
        });
        if (content.length !== file.bytes || integrityOf(content) !== file.integrity)
          throw refuse('files', `${file.path} is not the file that release.json describes (its hash differs).`);
        await keep(join(arriving, file.path), content);
      }
      await writeFile(join(arriving, 'release.json'), text);
      // The same release came before, with a key that is no longer believed.
      if (isDisowned) await rm(folder, { recursive: true, force: true });
      await rename(arriving, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
      return { release, folder };
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }

  /** A release that was admitted before. Throws a `Refusal` when its key is no longer believed. */
  async find(name: string, version: string): Promise<StoredRelease | undefined> {
    const folder = join(this.folder, name, version);
    const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : { folder, release: this.open(text, name).release };
  }

  folderOf = (name: string) => join(this.folder, name);

  pointer = (name: string): Promise<Pointer> => readPointer(this.folderOf(name));

  /** Points to a release as the live one and lets go of what nobody uses any more. */
  goLive = ({ release: { name, version } }: StoredRelease) =>
    this.point(name, (pointer) => pointedAt(pointer, version));

  /** Changes the pointer. Callers take turns. */
  async point(name: string, change: (pointer: Pointer) => Pointer) {
    const folder = this.folderOf(name);
    const before = await readPointer(folder);
    const pointer = change(before);
    await writePointer(folder, pointer);
    await clearAway(folder, inUse(pointer), before.versions);
  }
}

/** What has gone out of use goes; what never was in use may be before the gate, and has an hour. */
async function clearAway(folder: string, used: string[], usedBefore: string[]) {
  const hourAgo = Date.now() - 3_600_000;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || used.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (usedBefore.includes(entry.name) || (await stat(path)).mtimeMs < hourAgo)
      await rm(path, { recursive: true, force: true });
  }
}

/** Writes a file and, once and for all, what of it travels compressed. What developers alone fetch is not worth the second. */
async function keep(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!/\.(js|css|svg|json|txt)$/.test(path) || path.includes(`/${developmentFolder}/`)) return;
  const { br, gzip } = await compressed(content);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
}
