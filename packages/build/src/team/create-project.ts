import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Team, teamOf } from '@portal/release/teams';

/** Name of the remote in the templates. */
const TEMPLATE = 'sample';

const templates = resolve(import.meta.dirname, '../../template');
/** The files of every remote. */
export const remoteTemplate = join(templates, 'remote');
/** What a remote in a repository of its own needs besides. */
export const repositoryTemplate = join(templates, 'repository');

/** First path segments that the site itself uses. */
const RESERVED = [
  ...['api', 'shell', 'remotes', 'og', 'preview', 'previews', 'healthz', 'releases', 'index', 'outage', 'staff'],
  ...['site', 'portal'],
];

/** Throws an `Error` with the reason when a new remote cannot have this name beside these teams. */
export function checkName(name: string, teams: readonly Pick<Team, 'name' | 'prefixes'>[]): void {
  if (!/^[a-z]{3,16}$/.test(name))
    throw new Error(`The name of a remote is one word of 3 to 16 lower-case letters, not "${name}".`);
  if (RESERVED.includes(name)) throw new Error(`"/${name}" is used by the site itself. Choose another name.`);
  if (teams.some((team) => team.name === name)) throw new Error(`A remote "${name}" already exists.`);
  const owner = teamOf(teams, `/${name}`);
  if (owner) throw new Error(`"/${name}" belongs to the team "${owner.name}". Choose another name.`);
}

/**
 * Creates the files of a remote from templates, of which the later ones replace files of the earlier ones. Returns their paths in the
 * folder. Throws, and changes nothing, when the folder has one of them. A package.json is replaced.
 */
export function createProject(name: string, folder: string, from: string[]): string[] {
  const files = from.flatMap((template) =>
    globSync('**/*', { cwd: template })
      .filter((path) => statSync(join(template, path)).isFile())
      .map((path) => [path, join(template, path)] as const),
  );
  const existing = files.find(([path]) => path !== 'package.json' && existsSync(join(folder, path)));
  if (existing) throw new Error(`${join(folder, existing[0])} already exists. Nothing was changed.`);
  for (const [path, file] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), renamed(readFileSync(file, 'utf8'), name));
  }
  return [...new Map(files).keys()];
}

const renamed = (text: string, name: string) =>
  text.replace(new RegExp(`\\b${TEMPLATE}\\b`, 'gi'), (found) =>
    found === TEMPLATE ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );
