import { hostname, userInfo } from 'node:os';
import { signCommand } from '@portal/release/commands';
import { keyFile, signingKey } from '@portal/release/keys';
import { printable } from '@portal/release/printable';
import { violationsText } from '@portal/release/status-text';
import type { CommandResult } from '../../shell/publisher/state/commands-client.ts';
import { print } from '../cli/terminal.ts';

interface Rollback {
  remote: string;
  version: string | undefined;
  reason: string | undefined;
}

/** Rolls back a remote of a portal elsewhere. Resolves to the exit code. Throws when the portal cannot be reached. */
export async function sendSignedRollback(portal: string, { remote, version, reason }: Rollback): Promise<number> {
  const key = signingKey(remote);
  if (!key) throw new Error(`There is no key at ${keyFile(remote)}. Set RELEASE_KEY_FILE to the team's key.`);
  if (!URL.canParse(portal))
    throw new Error(`--portal must be a URL such as https://www.example.com, not "${portal}".`);
  const command = { command: 'rollback', remote, version, reason } as const;
  const response = await fetch(new URL('/releases/commands', portal), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: signCommand({ ...command, actor: `${userInfo().username}@${hostname()}`, at: Date.now() }, key),
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  }).catch((error: Error) => {
    throw new Error(`${portal} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  const body = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${portal} did not accept the command (${response.status}): ${body.slice(0, 200)}`);
  const { isDone, message, violations }: CommandResult = JSON.parse(body);
  print(printable(message) + violationsText(violations));
  return isDone ? 0 : 1;
}
