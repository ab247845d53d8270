import { parseRelease, type Release } from './manifest.ts';
import { isSignedBy, parseSignedText } from './signature.ts';
import type { Team } from './teams.ts';

/** The error for an invalid `release.json`. `rule` is the rule it violates. */
export class InvalidReleaseError extends Error {
  override name = 'InvalidReleaseError';
  readonly rule: 'signature' | 'release-file' | 'remote-name';

  constructor(rule: InvalidReleaseError['rule'], message: string, cause?: unknown) {
    super(message, { cause });
    this.rule = rule;
  }
}

export interface VerifyOptions {
  /** Whether the source is a folder on this machine. Unsigned releases are accepted from local folders only. */
  isLocal: boolean;
}

/** Verifies a published `release.json` or `candidate.json` and returns its manifest. Throws an `InvalidReleaseError`. */
export function verifyRelease(json: string, team: Team, { isLocal }: VerifyOptions): Release {
  const signed = parseSignedText(json);
  if (!signed) throw new InvalidReleaseError('release-file', 'release.json is not a published release.');

  if (team.publicKeys.length > 0) {
    if (!signed.signature) throw new InvalidReleaseError('signature', 'The release is not signed.');
    if (!isSignedBy('release', signed, team.publicKeys))
      throw new InvalidReleaseError('signature', `The release is not signed with a key of the team "${team.name}".`);
  } else if (!isLocal)
    throw new InvalidReleaseError(
      'signature',
      `teams.json has no public key of the team "${team.name}", and its releases come over the network.`,
    );

  const release = parseManifest(signed.text);
  if (release.name !== team.name)
    throw new InvalidReleaseError(
      'remote-name',
      `This is a release of "${release.name}" at the source of "${team.name}".`,
    );
  return release;
}

/** A manifest of another format has an error for each of its files. */
const shownErrors = 3;

function parseManifest(text: string): Release {
  try {
    return parseRelease(text);
  } catch (error) {
    const { errors = [(error as Error).message] } = error as { errors?: string[] };
    const more = errors.length > shownErrors ? `; and ${errors.length - shownErrors} more errors` : '';
    const message = `release.json is invalid: ${errors.slice(0, shownErrors).join('; ')}${more}.`;
    throw new InvalidReleaseError('release-file', message, error);
  }
}

/** Returns the manifest of a published `release.json` without verifying it, or `undefined` when it has none. */
export function unverifiedRelease(json: string): Release | undefined {
  try {
    return parseRelease(parseSignedText(json)?.text ?? '');
  } catch {
    return undefined;
  }
}
