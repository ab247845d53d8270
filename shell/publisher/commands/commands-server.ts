import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CommandResult } from '@portal/contracts/release-status';
import { log } from '../platform/log.ts';
import type { Publisher } from '../remote/publisher.ts';
import { runCommand } from './run-command.ts';

/** Accepts commands through a Unix socket, i.e. from users with write access to the data folder, and not over the network. */
export async function commandsServer(socket: string, publisher: Publisher): Promise<Server> {
  const server = createServer(async (request, response) => {
    const result = await readCommand(await text(request), publisher);
    response.writeHead(result.isDone ? 200 : 409, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  // The socket of a killed publisher still exists.
  await rm(socket, { force: true });
  server.on('error', (error) => log.warn({ socket, error: error.message }, 'commands cannot be accepted'));
  return server.listen(socket);
}

async function readCommand(body: string, publisher: Publisher): Promise<CommandResult> {
  try {
    return await runCommand(publisher, JSON.parse(body));
  } catch (error) {
    return { isDone: false, message: (error as Error).message, violations: [] };
  }
}
