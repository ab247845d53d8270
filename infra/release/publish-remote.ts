import { join, resolve } from 'node:path';
import { publishBuild } from '@portal/build/team/publish-build';
import type { Release } from '@portal/release/manifest';
import type { PublishedFile } from '@portal/release/publish';
import type { Team } from '@portal/release/teams';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { remoteFolder } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';

/** Returns the folder a remote is published to. Serve it as it is, or let a publisher on this machine read it. */
export const publishedFolder = (name: string): string =>
  join(resolve(root, process.env.PUBLISHED_DIR || '.portal/releases'), name);

/** Builds a remote of this checkout. Resolves to the folder of the build. */
export async function buildRemote(name: string): Promise<string> {
  await buildWorkspaces([`mfe-${name}`]);
  return join(remoteFolder(name), 'dist');
}

/** Builds a remote and publishes it. Throws when the publisher would not accept its signature. */
export const publishRemote = (team: Team, file: PublishedFile, acknowledged?: string[]): Promise<Release> =>
  publishBuild(team, { build: () => buildRemote(team.name), source: publishedFolder(team.name), file, acknowledged });
