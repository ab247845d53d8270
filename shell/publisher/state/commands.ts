import { Rejection } from '../checks/rejection.ts';
import { log } from '../log.ts';
import type { Publisher } from '../publisher.ts';
import type { Command, CommandResult } from './command.ts';

/** Executes a command. Resolves to a result also when it fails. */
export async function runCommand(publisher: Publisher, command: Command): Promise<CommandResult> {
  if (command.type === 'status') return { isDone: true, message: '', violations: [], statuses: publisher.status() };
  try {
    const message = await messageAfter(publisher, command);
    log.info({ ...command, result: message }, 'command done');
    return { isDone: true, message, violations: [] };
  } catch (error) {
    const { message } = error as Error;
    log.warn({ ...command, reason: message }, 'command failed');
    return { isDone: false, message, violations: error instanceof Rejection ? error.violations : [] };
  }
}

async function messageAfter(publisher: Publisher, { type, remote: name, version, source, actor, reason }: Command) {
  const remote = publisher.remotes.get(name);
  if (!remote) throw new Error(`There is no remote "${name}". Remotes: ${[...publisher.remotes.keys()].join(', ')}.`);
  const cause = { actor, reason: reason ?? type };
  switch (type) {
    case 'rollback':
      return `${name} is rolled back to ${await remote.rollBack(cause, version)}. A newer release is published as usual.`;
    case 'pin':
      return `${name} is pinned to ${await remote.pin(cause, version)}.`;
    case 'unpin':
      return `${name} is unpinned from ${await remote.unpin(cause)}. New releases are published again.`;
    case 'retry':
      await remote.retry(cause);
      return `The latest release of ${name} is checked again.`;
    case 'preview': {
      const { version: candidate, path, until } = await remote.preview(cause, source);
      return `Preview of ${name} ${candidate} until ${until}:\n${publisher.env.site.url}${path}`;
    }
    default:
      throw new Error(`There is no command "${type}".`);
  }
}
