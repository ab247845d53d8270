import { signingKey } from '@portal/release/keys';
import { comparedRules, type Release } from '@portal/release/manifest';
import { type PublishedFile, publish } from '@portal/release/publish';
import { publicKeyOf } from '@portal/release/signature';
import type { Team } from '@portal/release/teams';

interface PublishBuildOptions {
  /** Resolves to the folder of the build. */
  build: () => Promise<string>;
  source: string;
  file: PublishedFile;
  /** Growth rules that the team accepts for this release. */
  acknowledged?: string[] | undefined;
  /** See `PublishOptions`. */
  after?: number;
}

/** Builds a remote and publishes it in a folder. Throws before the build when the publisher would not accept the signature. */
export async function publishBuild(team: Team, options: PublishBuildOptions): Promise<Release> {
  const { build, source, file, acknowledged = [], after = 0 } = options;
  const unknown = acknowledged.find((rule) => !comparedRules.some((known) => known === rule));
  if (unknown) throw new Error(`"${unknown}" cannot be acknowledged. Choose from ${comparedRules.join(', ')}.`);
  const key = keyOf(team);
  return publish(await build(), { remote: team.name, source, file, acknowledged, after, ...(key && { key }) });
}

function keyOf({ name, publicKeys }: Team) {
  const key = signingKey(name);
  if (publicKeys.length === 0) return key;
  if (!key)
    throw new Error(
      `teams.json lists a key of "${name}", but this machine has none. Set RELEASE_KEY_FILE to the team's key.`,
    );
  if (!publicKeys.includes(publicKeyOf(key)))
    throw new Error(`The key on this machine is not listed for "${name}" in teams.json.`);
  return key;
}
