import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome } from '../processes/run.ts';
import { run } from '../processes/run.ts';
import { readWorkspaces, root } from '../workspaces/workspaces.ts';

const list = join(import.meta.dirname, 'dependencies.json');
const staleYears = 3;

const listSchema = z.record(
  z.string(),
  z.object({
    purpose: z.string().min(1),
    /** The replacement if it is no longer maintained. */
    instead: z.string().min(1),
    /** Day of its newest release, when the list was last updated. */
    released: z.iso.date(),
    /** Why it stays without a release for years. */
    kept: z.string().min(1).optional(),
  }),
);

/** Checks that dependencies.json has each package that a workspace names, and no others. Types belong to the package that they describe. */
export async function checkDependencies(): Promise<Outcome & { warning?: string }> {
  const listed = listSchema.parse(JSON.parse(await readFile(list, 'utf8')));
  const used = await usedPackages();
  const unknown = used.filter((name) => !(name in listed));
  const unused = Object.keys(listed).filter((name) => !used.includes(name));
  const output = [
    ...unknown.map((name) => `Say in infra/dependencies/dependencies.json what ${name} is for.`),
    ...unused.map((name) => `Remove ${name} from infra/dependencies/dependencies.json: no workspace uses it.`),
  ].join('\n');
  const limit = new Date();
  limit.setFullYear(limit.getFullYear() - staleYears);
  const stale = Object.entries(listed)
    .filter(([, { released, kept }]) => !kept && new Date(released) < limit)
    .map(([name]) => name);
  return {
    code: output ? 1 : 0,
    output,
    ...(stale.length > 0 && { warning: `No release within ${staleYears} years: ${stale.join(', ')}` }),
  };
}

async function usedPackages(): Promise<string[]> {
  const folders = ['.', ...readWorkspaces().map(({ folder }) => folder)];
  const packages = await Promise.all(
    folders.map(async (folder) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))),
  );
  const names = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  return [...new Set(names)].filter((name) => !/^@(portal|types)\//.test(name)).sort();
}

/** Asks the registry for the newest releases, and writes their days into the list. */
async function updateReleases(): Promise<void> {
  const listed = listSchema.parse(JSON.parse(await readFile(list, 'utf8')));
  for (const [name, entry] of Object.entries(listed)) {
    const { output } = await run('npm', ['view', name, 'time', 'dist-tags', '--json']);
    const { time, 'dist-tags': tags } = JSON.parse(output);
    entry.released = time[tags.latest].slice(0, 10);
  }
  await writeFile(list, `${JSON.stringify(listed, null, 2)}\n`);
}

if (import.meta.main) await updateReleases();
