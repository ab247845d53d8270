import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import { InvalidReleaseError, verifyRelease } from '@portal/release/verify';
import type { ReleaseSource } from '../sources/release-source.ts';
import { reject } from './check-report.ts';

/** Verifies signature and schema of a published manifest. Throws a `CheckFailed`. */
export function verifyManifest(json: string, team: Team, { isLocal }: ReleaseSource): Release {
  try {
    return verifyRelease(json, team, { isLocal });
  } catch (error) {
    if (error instanceof InvalidReleaseError) throw reject(error.rule, error.message);
    throw reject('release-file', `release.json is not valid JSON: ${(error as Error).message}.`);
  }
}
