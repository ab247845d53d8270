import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseSchema } from '@portal/contracts/release';
import { compressed } from './compressed.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseSource } from './release-source.ts';

/** A release whose every byte is here and is what its `release.json` says. */
export interface StoredRelease {
  release: Release;
  folder: string;
}

/** Older releases whose files stay served, so that a tab opened before a deploy keeps working. */
const releasesKept = 6;

/** The releases this server has admitted, by name and version, with a pointer to the one that is live. */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Reads `release.json`. Throws a `Refusal` that names what is wrong with it. */
  parse(text: string, name: string): Release {
    let release: Release;
    try {
      release = releaseSchema.validateSync(JSON.parse(text), { strict: true, abortEarly: false });
    } catch (error) {
      throw new Refusal([`release.json cannot be read: ${(error as Error).message}.`]);
    }
    if (release.name !== name) throw new Refusal([`The release is called "${release.name}", not "${name}".`]);
    return release;
  }

  /** Copies a release from its source, verifying size and hash of every file. Throws a `Refusal`. */
  async admit(release: Release, source: ReleaseSource): Promise<StoredRelease> {
    const folder = join(this.folder, release.name, release.version);
    const kept = await this.kept(folder);
    if (kept && JSON.stringify(kept.release.files) !== JSON.stringify(release.files))
      throw new Refusal([`Version ${release.version} was published before with other files.`]);
    if (kept) return kept;

    const arriving = `${folder}.arriving`;
    await rm(arriving, { recursive: true, force: true });
    for (const file of release.files) {
      const content = await source.read(file.path).catch((error: Error) => {
        source.forget();
        throw new Refusal([`${file.path} cannot be read: ${error.message}`]);
      });
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (content.length !== file.bytes || integrity !== file.integrity)
        throw new Refusal([`${file.path} is not the file that release.json describes (its hash differs).`]);
      await keep(join(arriving, file.path), content);
    }
    await writeFile(join(arriving, 'release.json'), JSON.stringify(release));
    await rename(arriving, folder);
    return { release, folder };
  }

  /** The release that was live last, so that a restart serves it even when its source is gone. */
  async live(name: string): Promise<StoredRelease | undefined> {
    const [version] = await this.history(name);
    if (!version) return undefined;
    const folder = join(this.folder, name, version);
    return this.kept(folder);
  }

  /** Points to a release as the live one and lets go of the oldest. */
  async goLive({ release: { name, version } }: StoredRelease) {
    const versions = [version, ...(await this.history(name)).filter((other) => other !== version)];
    const kept = versions.slice(0, releasesKept);
    const pointer = join(this.folder, name, 'live.json');
    await writeFile(`${pointer}.next`, JSON.stringify(kept));
    await rename(`${pointer}.next`, pointer);
    for (const entry of await readdir(join(this.folder, name), { withFileTypes: true })) {
      if (entry.isDirectory() && !kept.includes(entry.name))
        await rm(join(this.folder, name, entry.name), { recursive: true, force: true });
    }
  }

  private async history(name: string): Promise<string[]> {
    try {
      return JSON.parse(await readFile(join(this.folder, name, 'live.json'), 'utf8'));
    } catch {
      return [];
    }
  }

  private async kept(folder: string): Promise<StoredRelease | undefined> {
    const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : { folder, release: JSON.parse(text) };
  }
}

/** Writes a file and, once and for all, what of it travels compressed. */
async function keep(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!/\.(js|css|svg|json|txt)$/.test(path)) return;
  const { br, gzip } = await compressed(content);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
}
