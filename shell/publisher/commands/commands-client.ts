import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CommandResult } from '@portal/contracts/release-status';
import type { Command } from './command.ts';

/** Sends a command to the publisher at a Unix socket. Throws when no publisher listens there. */
export async function sendCommand(socketPath: string, command: Command): Promise<CommandResult> {
  // No keep-alive: a busy publisher may close an idle connection while it is reused.
  const outgoing = request({ socketPath, method: 'POST', path: '/', agent: false });
  outgoing.end(JSON.stringify(command));
  const [response] = (await once(outgoing, 'response').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`No publisher listens at ${socketPath} (${error.code}). Does the portal run, with this DATA_DIR?`);
  })) as [IncomingMessage];
  return (await json(response)) as CommandResult;
}
