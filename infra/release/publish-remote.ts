import { join, resolve } from 'node:path';
import { signingKey } from '@portal/release/keys';
import { growthRules, type Release } from '@portal/release/manifest';
import { type PublishedFile, publish } from '@portal/release/publish';
import { publicKeyOf } from '@portal/release/signature';
import type { Team } from '@portal/release/teams';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { remoteFolder } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';

/** Returns the folder a remote is published to. Serve it as it is, or let a publisher on this machine read it. */
export const publishedFolder = (name: string): string =>
  join(resolve(root, process.env.PUBLISHED_DIR || '.portal/releases'), name);

/** Builds a remote and publishes it. Throws when the publisher would not accept its signature. */
export async function publishRemote(team: Team, file: PublishedFile, acknowledged: string[] = []): Promise<Release> {
  const unknown = acknowledged.find((rule) => !growthRules.some((known) => known === rule));
  if (unknown) throw new Error(`"${unknown}" cannot be acknowledged. Choose from ${growthRules.join(', ')}.`);
  const key = keyOf(team);

  await buildWorkspaces([`mfe-${team.name}`]);
  const source = publishedFolder(team.name);
  return publish(join(remoteFolder(team.name), 'dist'), {
    remote: team.name,
    source,
    file,
    acknowledged,
    ...(key && { key }),
  });
}

function keyOf({ name, publicKeys }: Team) {
  const key = signingKey(name);
  if (publicKeys.length === 0) return key;
  if (!key)
    throw new Error(
      `teams.json lists a key of "${name}", but this machine has none. Set RELEASE_KEY_FILE to the team's key.`,
    );
  if (!publicKeys.includes(publicKeyOf(key)))
    throw new Error(
      `The key on this machine is not listed for "${name}". Add it to teams.json: npm run release -- keys ${name}`,
    );
  return key;
}
