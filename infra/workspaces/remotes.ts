import { join, resolve } from 'node:path';
import { readTeams, type Team } from '@portal/release/teams';
import { root } from './workspaces.ts';

/** `teams.json`, which the publisher reads too. */
export const teamsFile = resolve(root, process.env.TEAMS_FILE || 'infra/teams.json');

export const teams = readTeams(teamsFile);
export const remoteNames = teams.map(({ name }) => name);

/** Returns the folder of a remote: `mfe-locations` for `locations`. */
export const remoteFolder = (name: string) => join(root, `mfe-${name}`);

/** Returns the team of a remote named on the command line, `locations` or `mfe-locations`. Throws when there is none. */
export function namedTeam(word = ''): Team {
  const name = word.replace(/^mfe-/, '');
  const team = teams.find((candidate) => candidate.name === name);
  if (!team) throw new Error(`There is no remote "${name}". Choose from ${remoteNames.join(', ')}.`);
  return team;
}

/** Returns the remotes named on the command line, in the order of teams.json. Throws for an unknown name. */
export function namedRemotes(words: string[]): string[] {
  const names = words.map((word) => namedTeam(word).name);
  return remoteNames.filter((name) => names.includes(name));
}
