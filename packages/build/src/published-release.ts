import type { KeyObject } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { integrityOf } from '@portal/contracts/integrity';
import type { Release } from '@portal/contracts/release';
import { signRelease } from '@portal/contracts/signed-release';

const root = resolve(import.meta.dirname, '../../..');

/** Where a remote's releases lie side by side, to be served as they are or read by a portal on this machine. */
export const publishedFolder = (name: string) =>
  join(resolve(root, process.env.PUBLISHED_DIR || '.portal/releases'), name);

/** `release.json` names the release that shall be live, `candidate.json` one that shall only be looked at. */
export type Announcement = 'release.json' | 'candidate.json';

export interface Publication {
  /** Holds the announcements, and a folder with the files of every version. */
  folder: string;
  key: KeyObject;
  announcement?: Announcement;
  /** What it was built from, where the build did not know. */
  commit?: string;
}

/**
 * Puts a build's files beside those of the earlier releases and announces it, signed. A version is a digest of its
 * files: the same build is the same release, and no file is ever written over. Throws when one was changed after it
 * was made.
 */
export function publish(built: string, { folder, key, announcement = 'release.json', commit }: Publication): Release {
  const release: Release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
  if (commit) release.commit = commit;
  const place = join(folder, release.version);
  if (existsSync(place)) refuseChanged(place, release);
  else {
    const arriving = `${place}.arriving`;
    mkdirSync(folder, { recursive: true });
    rmSync(arriving, { recursive: true, force: true });
    cpSync(built, arriving, { recursive: true, filter: (source) => source !== join(built, 'release.json') });
    renameSync(arriving, place);
  }
  const next = join(folder, `${announcement}.next`);
  writeFileSync(next, signRelease(JSON.stringify(release), key));
  renameSync(next, join(folder, announcement));
  return release;
}

function refuseChanged(place: string, { version, files }: Release): void {
  const isChanged = files.some(({ path, integrity }) => {
    const file = join(place, path);
    if (!existsSync(file)) return true;
    return integrityOf(readFileSync(file)) !== integrity;
  });
  if (isChanged)
    throw new Error(`Release ${version} in ${place} is no longer what was published. Remove it, or find out why.`);
}
