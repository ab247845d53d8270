import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signingKey } from '@portal/release/keys';
import { publish } from '@portal/release/publish';
import { readTeams } from '@portal/release/teams';
import { publishedFolder } from './publish-remote.ts';
import { remoteFolder, teamsFile } from './remote-folder.ts';

/**
 * Publishes the builds of this checkout for remotes that were never published, so that a first start has a site. Later builds
 * are published by `npm run release` only. Returns a sentence per release.
 */
export function publishFirstReleases(): string[] {
  return readTeams(teamsFile).flatMap(({ name, source: elsewhere }) => {
    const source = publishedFolder(name);
    const build = join(remoteFolder(name), 'dist');
    if (elsewhere || process.env.RELEASES_FROM || existsSync(join(source, 'release.json')) || !existsSync(build))
      return [];
    const key = signingKey(name);
    const { version } = publish(build, { remote: name, source, ...(key && { key }) });
    return [`Published ${name} ${version}, its first release`];
  });
}
