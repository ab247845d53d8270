import type { Release } from '@portal/release/manifest';
import { reject } from '../release/check-report.ts';
import { MissingFileError, type ReleaseSource } from '../release/release-source.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { Remote } from './remote.ts';

/** A release is rejected when a file is not at the source at so many tries, which is about a minute after the first one, */
const maxMissingTries = 6;
/** or when the source does not send all files within this time at three of them. */
const fetchMilliseconds = 60_000;
const maxSlowTries = 3;

/** Copies the files of a release to the store. Throws a `CheckFailed` when its source does not have them, or sends them too slowly. */
export function fetchRelease(remote: Remote, release: Release, source: ReleaseSource): Promise<StoredRelease> {
  const inTime = AbortSignal.any([remote.signal, AbortSignal.timeout(fetchMilliseconds)]);
  return remote.publisher.store.add(release, source, inTime).catch((error: Error) => {
    const tries = remote.source.failures + 1;
    if (error instanceof MissingFileError && tries >= maxMissingTries)
      throw reject('files', `release.json lists a file that is not there. ${error.message}`);
    if (inTime.reason?.name === 'TimeoutError' && tries >= maxSlowTries)
      throw reject('files', `The source does not send all files within ${fetchMilliseconds / 1000} s.`);
    throw error;
  });
}
