import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from '@portal/contracts/release-status';
import { signCommand, type TeamCommand } from './commands.ts';
import { keyFile, signingKey } from './keys.ts';
import type { Release } from './manifest.ts';
import type { PublishedFile } from './publish.ts';

/** A build that was published in a folder, to be sent with a command. */
export interface PublishedBuild {
  release: Release;
  source: string;
  file: PublishedFile;
}

/** A check of many pages on a busy portal. */
const timeoutMilliseconds = 30 * 60_000;

/** Signs a command, with the team's key or the given one, and sends it to a portal. Throws when the portal cannot be reached. */
export async function sendCommand(
  portal: string,
  command: Omit<TeamCommand, 'actor' | 'at'> & { actor?: string },
  { build, key = signingKey(command.remote) }: { build?: PublishedBuild | undefined; key?: KeyObject | undefined } = {},
): Promise<CommandResult> {
  if (!key) throw new Error(`There is no key at ${keyFile(command.remote)}. Set RELEASE_KEY_FILE to the team's key.`);
  if (!/^https?:/.test(portal) || !URL.canParse(portal))
    throw new Error(`--portal must be a URL such as https://www.example.com, not "${portal}".`);
  const signed = signCommand({ actor: sender(), ...command, at: Date.now() }, key);
  const response = await fetch(new URL('/releases/commands', portal), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.concat([Buffer.from(`${signed}\n`), ...(build ? partsOf(build) : [])]),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((error: Error) => {
    throw new Error(`${portal} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  const body = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${portal} did not accept the command (${response.status}): ${body.slice(0, 200)}`);
  return JSON.parse(body);
}

/** Returns the user and the machine. In containers, users have no name. */
function sender(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `uid ${process.getuid?.()}@${hostname()}`;
  }
}

const partsOf = ({ source, file, release: { version, files } }: PublishedBuild) => [
  readFileSync(join(source, file)),
  Buffer.from('\n'),
  ...files.map(({ path }) => readFileSync(join(source, version, path))),
];
