import { createHash, type KeyObject } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '@portal/contracts/release';
import { signRelease } from '@portal/contracts/signed-release';
import { root } from './workspaces.ts';

/** Where a remote's releases lie side by side, to be served as they are or read by a portal on this machine. */
export const publishedFolder = (name: string) =>
  join(resolve(root, process.env.PUBLISHED_DIR || '.portal/releases'), name);

/** `release.json` names the release that shall be live, `candidate.json` one that shall only be looked at. */
export type Announcement = 'release.json' | 'candidate.json';

/**
 * Puts a build, signed, beside the earlier releases and announces it. A version is a digest of its files: the same
 * build is the same release, and no release is ever written over. Throws when one was changed after it was made.
 */
export function publish(name: string, built: string, key: KeyObject, announcement: Announcement): Release {
  const text = readFileSync(join(built, 'release.json'), 'utf8');
  const release: Release = JSON.parse(text);
  const folder = publishedFolder(name);
  const place = join(folder, release.version);
  if (existsSync(place)) refuseChanged(place, release);
  else {
    const arriving = `${place}.arriving`;
    rmSync(arriving, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(built, arriving, { recursive: true });
    writeFileSync(join(arriving, 'release.json'), signRelease(text, key));
    renameSync(arriving, place);
  }
  cpSync(join(place, 'release.json'), join(folder, `${announcement}.next`));
  renameSync(join(folder, `${announcement}.next`), join(folder, announcement));
  return release;
}

function refuseChanged(place: string, { version, files }: Release): void {
  const isChanged = files.some(({ path, integrity }) => {
    const file = join(place, path);
    if (!existsSync(file)) return true;
    return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}` !== integrity;
  });
  if (isChanged)
    throw new Error(`Release ${version} in ${place} is no longer what was published. Remove it, or find out why.`);
}
