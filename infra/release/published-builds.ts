import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signingKey } from '@portal/release/keys';
import { publish } from '@portal/release/publish';
import { parseSignedText } from '@portal/release/signature';
import { readTeams } from '@portal/release/teams';
import { remoteFolder, teamsFile } from '../workspaces/remotes.ts';
import { publishedFolder } from './publish-remote.ts';

/** Returns the folder of a remote's build. */
export const distOf = (name: string) => join(remoteFolder(name), 'dist');

/** Publishes the builds of all remotes of this checkout, unsigned, in a folder for a test or a benchmark. Skips what is there. */
export function publishBuilds(publishedDir: string) {
  for (const { name } of readTeams(teamsFile))
    if (!existsSync(join(publishedDir, name, 'release.json')))
      publish(distOf(name), { remote: name, source: join(publishedDir, name) });
}

/**
 * Publishes the builds of remotes that were never published, so that a first start has a site. Later builds are published by
 * `npm run release` only. Returns a sentence per release, and per later build that is not published.
 */
export function publishFirstReleases(): string[] {
  return readTeams(teamsFile).flatMap(({ name, source: elsewhere }) => {
    const source = publishedFolder(name);
    if (elsewhere || process.env.RELEASES_FROM) return [];
    if (existsSync(join(source, 'release.json'))) return laterBuild(name, source);
    const key = signingKey(name);
    const { version } = publish(distOf(name), { remote: name, source, ...(key && { key }) });
    return [`Published ${name} ${version}, its first release`];
  });
}

/** Returns a sentence when the build of a remote is not the one that was published last. */
function laterBuild(name: string, source: string): string[] {
  const manifest = join(distOf(name), 'release.json');
  const published = parseSignedText(readFileSync(join(source, 'release.json'), 'utf8'));
  if (!published || !existsSync(manifest)) return [];
  const [before, built] = [published.text, readFileSync(manifest, 'utf8')].map((text) => JSON.parse(text).version);
  if (built === before) return [];
  return [`${name} ${before} was published last. To publish the build of this version: npm run release -- ${name}`];
}
