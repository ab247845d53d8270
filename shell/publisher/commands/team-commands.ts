import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandResult } from '@portal/contracts/release-status';
import {
  buildCommands,
  commandLifetime,
  maxCommandBytes,
  senderOf,
  signerOf,
  type TeamCommand,
  verifyCommand,
} from '@portal/release/commands';
import { integrityOf } from '@portal/release/integrity';
import { parsePublicKey } from '@portal/release/signature';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import { BodyReader } from '../platform/body-reader.ts';
import { log } from '../platform/log.ts';
import type { Publisher } from '../remote/publisher.ts';
import { runCommand } from './run-command.ts';
import { uploadedSource } from './uploaded-build.ts';

/** Proxies end a response without data after 30 seconds. */
const spaceMilliseconds = 10_000;

class NotStartedError extends Error {}

/** `POST /releases/commands`: signed commands of teams for their own remotes, with the builds that they are about, and of operators. */
export const teamCommands = (publisher: Publisher, operatorKeys: string[]) => async (server: FastifyInstance) => {
  const oneAtATime = pLimit(1);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, body, done) => done(null, body));

  /** Returns the result of a command that has been accepted, as a promise. Throws when it is not accepted. */
  async function accept(body: BodyReader): Promise<{ result: Promise<CommandResult> }> {
    const json = await body.line(maxCommandBytes);
    const isByOperator = signerOf(json, operatorKeys) !== undefined;
    const team = isByOperator ? undefined : senderOf(json, publisher.teams, publisher.env.site.url);
    const received = verifyCommand(json, team ?? { publicKeys: operatorKeys }, Date.now());
    const { command: type, remote, version, actor, reason, source } = received;
    // The command is not used up, and can be sent again.
    if (!publisher.site.shell && type !== 'status') throw new NotStartedError('The publisher is starting. Try again.');
    const folder = join(publisher.env.dataDir, 'state', team?.name ?? '');
    // Reading the state again does no harm, and two machines of a team can do so at the same time.
    if (type !== 'status') await oneAtATime(() => acceptOnce(join(folder, 'commands.json'), received));
    if (type === 'rotate-key') {
      await oneAtATime(() => rotateKey(publisher, json, received));
      const message = `The key of ${remote} is replaced. The former one is not valid any more.`;
      return { result: Promise.resolve({ isDone: true, message, violations: [] }) };
    }
    const hasBuild = team && buildCommands.some((known) => known === type);
    const upload = hasBuild ? await uploadedSource(body) : undefined;
    const command = {
      ...{ type, remote },
      ...(version && { version }),
      ...(reason && { reason }),
      ...(team ? { actor: `team ${team.name} (${actor})`, isByTeam: true as const } : { actor: `operator ${actor}` }),
      ...(!team && source && { source }),
    };
    return { result: runCommand(publisher, command, upload) };
  }

  server.post('/releases/commands', async (request, reply) => {
    const failure = (message: string) => ({ isDone: false, message, violations: [] });
    const body = new BodyReader(request.body as Readable);
    try {
      const accepted = await accept(body);
      const result = accepted.result.finally(() => body.end());
      const early = await Promise.race([result, nothingAfter(spaceMilliseconds)]);
      if (early) return reply.code(early.isDone ? 200 : 409).send(early);
      return reply.type('application/json').send(Readable.from(spacesBefore(result)));
    } catch (error) {
      body.end();
      const { message } = error as Error;
      if (error instanceof NotStartedError) return reply.code(503).header('retry-after', '2').send(failure(message));
      return reply.code(403).send(failure(message));
    }
  });
};

const nothingAfter = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

/** Yields spaces, which JSON may begin with, until there is a result, and then the result. */
async function* spacesBefore(result: Promise<CommandResult>): AsyncGenerator<string> {
  for (;;) {
    yield ' ';
    const finished = await Promise.race([result, nothingAfter(spaceMilliseconds)]);
    if (!finished) continue;
    yield JSON.stringify(finished);
    return;
  }
}

/** Replaces the key that signed a command. Throws when the new one is no key, or is or was a key of a team. */
async function rotateKey(publisher: Publisher, json: string, { remote: name, actor, ...command }: TeamCommand) {
  const { publicKey = '', reason = 'rotate-key' } = command;
  const { remote } = publisher.remotes.get(name) ?? {};
  const from = signerOf(json, remote?.team.publicKeys ?? []);
  if (!remote || !from) throw new Error('The key that signed this command was replaced meanwhile.');
  // One key has several spellings in base64.
  const to = parsePublicKey(publicKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const isKnown =
    [...publisher.teams, ...publisher.listedTeams].some(({ publicKeys }) => publicKeys.includes(to)) ||
    remote.state.entries.some(({ key }) => key?.from === to);
  if (isKnown) throw new Error('The new key is or was the key of a team. Create another one.');
  const cause = { actor: `team ${name} (${actor})`, reason, isByTeam: true } as const;
  await remote.append({ ...remote.entryOf(''), type: 'key-rotated', ...cause, key: { from, to } });
  publisher.applyKeys();
  log.warn(
    { remote: name, from, to, actor: cause.actor },
    'a team has replaced its key: list the new one in teams.json',
  );
}

/**
 * Rejects replayed commands: throws when a command was received before. A file has the digests of those that are still valid. Their order
 * says nothing, because the machines of a team have different clocks.
 */
async function acceptOnce(file: string, command: TeamCommand) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '{}';
  });
  const received = Object.entries<number>(JSON.parse(text));
  const digest = integrityOf(JSON.stringify(command));
  if (received.some(([other]) => other === digest)) throw new Error('This command was received before.');
  const valid = received.filter(([, at]) => at > Date.now() - commandLifetime);
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, JSON.stringify(Object.fromEntries([...valid, [digest, command.at]])));
}
