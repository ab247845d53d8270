import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import { parsePublicKey } from './signature.ts';

export { teamOf } from './team-of.ts';

const publicKey = z.string().refine(isPublicKey, { error: 'is not an Ed25519 public key' });

function isPublicKey(text: string): boolean {
  try {
    return parsePublicKey(text) !== undefined;
  } catch {
    return false;
  }
}

const prefix = z.string().regex(/^\/([\w-]+(\/[\w-]+)*)?$/);

const team = z.object({
  /** Name of the remote and of its workspace `mfe-<name>`. The shell has releases too. */
  name: z.string().regex(/^(?!shell$)[a-z][a-z-]*$/),
  /** Class names of the remote start with it and a hyphen. */
  classPrefix: z.string().regex(/^[a-z]+$/),
  /** `/` is the home page only; `/austin` also owns `/austin/…` and `/austin-…`. The longest matching prefix wins. */
  prefixes: z.array(prefix).min(1),
  /** Prefixes that are redirected to the first one, page by page. */
  formerly: z.array(prefix).optional(),
  /** `public` pages are rendered when they are published; `staff` pages are rendered in the browser after sign-in. */
  access: z.enum(['public', 'staff']).default('public'),
  /** Names of cookies that pages may set: all pages of the site, and the API, get them with every request. */
  cookies: z.array(z.string().regex(/^[\w-]+$/)).default([]),
  /** Ed25519 public keys in base64 (SPKI, DER). Without one, unsigned releases are accepted, from local folders only. */
  publicKeys: z.array(publicKey).default([]),
  /** Folder or URL with the team's `release.json`, or `upload`: the team sends its releases to the portal. Default: see `RELEASES_FROM`. */
  source: z.string().optional(),
  /** URL that gets a signed webhook when a release was rolled back by itself (docs/releases.md). */
  webhook: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+([/?#]\S*)?$/)
    .optional(),
});

/** Fields of an entry, which teams.schema.json describes. */
export const teamFields = Object.keys(team.shape);

/** A team and its remote: an entry of `teams.json`. */
export type Team = z.infer<typeof team>;

const teamsSchema = z.object({ teams: z.array(team).min(1) });

/** Reads `teams.json`. Throws an `Error` that names the invalid field. */
export function readTeams(file: string): Team[] {
  try {
    return parseTeams(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not a valid list of teams: ${(error as Error).message}`, { cause: error });
  }
}

/** Throws when the text is not JSON, a field is invalid, or two teams share a name, a class prefix, a URL prefix or a key. */
export function parseTeams(text: string): Team[] {
  const { teams } = parseJson(teamsSchema, text);
  for (const values of [
    teams.map(({ name }) => name),
    teams.map(({ classPrefix }) => classPrefix),
    teams.flatMap(({ prefixes, formerly = [] }) => [...prefixes, ...formerly]),
    teams.flatMap(({ publicKeys }) => publicKeys),
  ]) {
    const duplicate = values.find((value, index) => values.indexOf(value) !== index);
    if (duplicate) throw new Error(`"${duplicate}" is listed twice.`);
  }
  return teams;
}

/** Returns the text of `teams.json` with one more team. Throws when the list would be invalid. */
export function addTeam(text: string, team: Pick<Team, 'name' | 'classPrefix' | 'prefixes'>): string {
  const file: { teams: object[] } = JSON.parse(text);
  return checked({ ...file, teams: [...file.teams, team] });
}

/** Returns the text of `teams.json` with one more public key of a team. Throws when the team is not listed. */
export function addPublicKey(text: string, name: string, publicKey: string): string {
  const file: { teams: { name: string; publicKeys?: string[] }[] } = JSON.parse(text);
  const listed = file.teams.find((candidate) => candidate.name === name);
  if (!listed) throw new Error(`teams.json has no team "${name}".`);
  listed.publicKeys = [...new Set([...(listed.publicKeys ?? []), publicKey])];
  return checked(file);
}

function checked(file: object): string {
  const text = `${JSON.stringify(file, null, 2)}\n`;
  parseTeams(text);
  return text;
}
