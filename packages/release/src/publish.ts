import { type KeyObject, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { integrityOf } from './integrity.ts';
import { parseRelease, type Release } from './manifest.ts';
import { parseSignedText, type SignedText, signText } from './signature.ts';
import { syncFolder, writeAtomic, writeDurable } from './write-atomic.ts';

/** `release.json` is the release to publish, `candidate.json` the one to preview. */
export type PublishedFile = 'release.json' | 'candidate.json';

export interface PublishOptions {
  remote: string;
  /** The team's source: `release.json`, `candidate.json` and a folder with the files of each version. */
  source: string;
  /** The team's private key. Without it the release is not signed. */
  key?: KeyObject;
  file?: PublishedFile;
  /** Growth rules the team accepts for this release. */
  acknowledged?: string[];
  /** Git commit, when the build did not know it. */
  commit?: string;
  /** Largest sequence number that the portal knows: machines of a team have different clocks, and not the same folder. */
  after?: number;
}

/**
 * Publishes a build at a team's source and returns its manifest. A version is a digest of its files: the same build has the
 * same version, and published files never change. Throws when published files were changed, when the build has files that
 * its manifest does not list, or when it is a build of another remote.
 */
export function publish(build: string, options: PublishOptions): Release {
  const { remote, source, key, file = 'release.json', acknowledged = [], commit, after = 0 } = options;
  const manifest = parseRelease(readFileSync(join(build, 'release.json'), 'utf8'));
  if (manifest.name !== remote) throw new Error(`${build} is a build of "${manifest.name}", not of "${remote}".`);
  const sequence = Math.max(Date.now(), lastSequence(source) + 1, after + 1);
  const text = JSON.stringify({ ...manifest, sequence, acknowledged, commit: commit || manifest.commit });
  const release = parseRelease(text);

  const files = readFiles(build, release);
  const target = join(source, release.version);
  if (!existsSync(target)) writeFiles(target, files);
  rejectChangedFiles(target, release);

  writeAtomic(join(source, file), key ? signText('release', text, key) : JSON.stringify({ text } satisfies SignedText));
  return release;
}

/** Returns the largest sequence number published at a source, or 0. */
function lastSequence(source: string): number {
  const sequences = ['release.json', 'candidate.json']
    .map((file) => join(source, file))
    .filter((file) => existsSync(file))
    .map((file) => parseSignedText(readFileSync(file, 'utf8')))
    .map((signed) => (signed && Number(JSON.parse(signed.text).sequence)) || 0);
  return Math.max(0, ...sequences);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

type Files = Map<string, Buffer>;

function readFiles(build: string, { files, version }: Release): Files {
  const listed = new Set(files.map(({ path }) => path));
  const unlisted = filesIn(build).find((path) => path !== 'release.json' && !listed.has(path));
  if (unlisted) throw new Error(`${join(build, unlisted)} is not listed in release.json. Build again.`);
  return new Map(
    files.map(({ path, integrity }) => {
      const content = readFileSync(join(build, path));
      if (integrityOf(content) !== integrity)
        throw new Error(`${join(build, path)} was changed after ${version} was built. Build again.`);
      return [path, content];
    }),
  );
}

/** Writes the files to a temporary folder, then renames it. */
function writeFiles(target: string, files: Files): void {
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    mkdirSync(temporary, { recursive: true });
    for (const [path, content] of files) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeDurable(join(temporary, path), content);
    }
    syncFolder(temporary);
    renameSync(temporary, target);
    syncFolder(dirname(target));
  } catch (error) {
    // Another process published the same build at the same time.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function rejectChangedFiles(target: string, { version, files }: Release): void {
  const integrity = new Map(files.map((file) => [file.path, file.integrity]));
  const found = filesIn(target);
  const isChanged =
    found.length !== files.length ||
    found.some((path) => integrityOf(readFileSync(join(target, path))) !== integrity.get(path));
  if (isChanged)
    throw new Error(
      `The files of ${version} in ${target} were changed after it was published. Restore or remove them.`,
    );
}
