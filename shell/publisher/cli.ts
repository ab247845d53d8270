import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { statusText, violationsText } from '@portal/release/status-text';
import { sendCommand } from './commands/commands-client.ts';
import { publisherSocket } from './platform/env.ts';

/** Commands for the publisher on this machine or in this container. */
const usage = `Use one of:
  cli.ts status
  cli.ts rollback REMOTE [VERSION]   activate the previous release, or the named one
  cli.ts pin REMOTE [VERSION]        keep a release live until it is unpinned
  cli.ts unpin REMOTE
  cli.ts retry REMOTE                check the newest release again
  cli.ts preview REMOTE [SOURCE]     check candidate.json of the team's source, or of another folder or URL

  --reason TEXT   reason for the history
  --actor NAME    actor for the history (default: user@host)`;

const types = ['status', 'rollback', 'pin', 'unpin', 'retry', 'preview'] as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, actor: { type: 'string' } },
  });
  const [word, remote = '', detail] = positionals;
  const type = types.find((known) => known === word);
  if (!type || (!remote && type !== 'status')) throw new Error(usage);

  const { isDone, message, violations, statuses } = await sendCommand(publisherSocket(process.env), {
    type,
    remote,
    ...(detail && (type === 'preview' ? { source: detail } : { version: detail })),
    actor: `operator ${values.actor ?? `${userName()}@${hostname()}`}`,
    ...(values.reason && { reason: values.reason }),
  });
  console.log(
    statuses ? statuses.map((status) => statusText(status)).join('\n\n') : message + violationsText(violations),
  );
  if (!isDone) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Returns the name of the user, or the id where it has no name, as in containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
