import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addTeam, parseTeams, teamOf } from '@portal/release/teams';

/** Name of the remote in the template. */
const TEMPLATE = 'sample';

/** First path segments that the site itself uses. */
const RESERVED = [
  ...['api', 'shell', 'remotes', 'og', 'preview', 'previews', 'healthz', 'releases', 'index', 'outage', 'staff'],
  ...['site', 'portal'],
];

/** Throws an `Error` with the reason when a new remote cannot have this name. */
export function checkName(name: string, teamsFile: string): void {
  if (!/^[a-z]{3,16}$/.test(name))
    throw new Error(`The name of a remote is one word of 3 to 16 lower-case letters, not "${name}".`);
  if (RESERVED.includes(name)) throw new Error(`"/${name}" is used by the site itself. Choose another name.`);
  const teams = parseTeams(readFileSync(teamsFile, 'utf8'));
  if (teams.some((team) => team.name === name)) throw new Error(`A remote "${name}" already exists.`);
  const owner = teamOf(teams, `/${name}`);
  if (owner) throw new Error(`"/${name}" belongs to the team "${owner.name}". Choose another name.`);
}

/**
 * Creates the workspace of a remote from the template and adds its team to teams.json. Returns the paths of the created
 * files. Throws, and changes nothing, when the folder exists.
 */
export function createRemote(name: string, root: string, teamsFile: string): string[] {
  const folder = join(root, `mfe-${name}`);
  if (existsSync(folder)) throw new Error(`${folder} already exists. Nothing was changed.`);

  const template = join(import.meta.dirname, 'template');
  const paths = globSync('**/*', { cwd: template }).filter((path) => statSync(join(template, path)).isFile());
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), renamed(readFileSync(join(template, path), 'utf8'), name));
  }
  const team = { name, classPrefix: name, prefixes: [`/${name}`] };
  writeFileSync(teamsFile, addTeam(readFileSync(teamsFile, 'utf8'), team));
  return paths.map((path) => join(`mfe-${name}`, path));
}

const renamed = (text: string, name: string) =>
  text.replace(new RegExp(`\\b${TEMPLATE}\\b`, 'gi'), (found) =>
    found === TEMPLATE ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );
