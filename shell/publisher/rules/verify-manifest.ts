import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import { InvalidReleaseError, verifyRelease } from '@portal/release/verify';
import { reject } from '../release/check-report.ts';
import type { ReleaseSource } from '../release/release-source.ts';

/** Verifies signature and schema of a published manifest. Throws a `CheckFailed`. */
export function verifyManifest(json: string, team: Team, { isLocal }: ReleaseSource): Release {
  try {
    return verifyRelease(json, team, { isLocal });
  } catch (error) {
    if (error instanceof InvalidReleaseError) throw reject(error.rule, error.message);
    throw reject('release-file', `release.json is not valid JSON: ${(error as Error).message}.`);
  }
}
