import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { publish } from '@portal/release/publish';
import { readTeams } from '@portal/release/teams';
import { PublisherFixture } from './publisher-fixture.ts';
import { until } from './until.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Publishes the builds of this repository's remotes. */
export async function startBuiltSite(): Promise<PublisherFixture> {
  const teams = readTeams(resolve(root, 'infra/teams.json'));
  const listed = teams.map(({ publicKeys: _, source: __, ...team }) => team);
  const site = await PublisherFixture.create({ teams: listed });
  for (const { name } of teams) {
    const build = resolve(root, `mfe-${name}/dist`);
    if (!existsSync(build)) throw new Error(`Build the remotes first: npm run build --workspace mfe-${name}`);
    publish(build, { remote: name, source: site.sourceOf(name), key: site.keys.get(name) });
  }
  await site.start();
  for (const { name } of teams)
    await until(`${name} is live`, () => {
      const { live, verdict } = site.status(name);
      if (verdict?.violations.length) throw new Error(JSON.stringify(verdict.violations.slice(0, 5)));
      return live;
    });
  return site;
}
