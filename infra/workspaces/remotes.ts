import { join, resolve } from 'node:path';
import { readTeams, type Team } from '@portal/release/teams';
import { root } from './workspaces.ts';

/** The list of teams that the publisher reads. */
export const teamsFile = resolve(root, process.env.TEAMS_FILE || 'infra/teams.json');

const teams = readTeams(teamsFile);
export const remoteNames = teams.map(({ name }) => name);

/** Remotes are called `locations` or, as their folders, `mfe-locations`. */
export const remoteFolder = (name: string) => join(root, `mfe-${name}`);

/** Returns the team of a remote that was named on the command line. Throws when there is none. */
export function namedTeam(word = ''): Team {
  const name = word.replace(/^mfe-/, '');
  const team = teams.find((candidate) => candidate.name === name);
  if (!team) throw new Error(`There is no remote "${name}". Choose from ${remoteNames.join(', ')}.`);
  return team;
}

/** Returns the remotes that were named on the command line, in the order of teams.json. Throws when there is no such remote. */
export function namedRemotes(words: string[]): string[] {
  const names = words.map((word) => namedTeam(word).name);
  return remoteNames.filter((name) => names.includes(name));
}
