import { parseArgs } from 'node:util';
import { statusText, violationsText } from '@portal/release/status-text';
import { sendOperatorCommand } from './commands/operator.ts';
import { publisherData } from './platform/env.ts';

/** Commands for the publisher on this machine or in this container. */
const usage = `Use one of:
  cli.ts status
  cli.ts rollback REMOTE [VERSION]   activate the previous release, or the named one
  cli.ts pin REMOTE [VERSION]        keep a release live until it is unpinned
  cli.ts unpin REMOTE
  cli.ts retry REMOTE                check the newest release again
  cli.ts check REMOTE [SOURCE]       check candidate.json of the team's source, or of another folder or URL
  cli.ts preview REMOTE [SOURCE]     check it, and show it at a secret link only

  --reason TEXT   reason for the history
  --actor NAME    actor for the history (default: user@host)`;

const types = ['status', 'rollback', 'pin', 'unpin', 'retry', 'check', 'preview'] as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, actor: { type: 'string' } },
  });
  const [word, remote = '', detail] = positionals;
  const type = types.find((known) => known === word);
  if (!type || (!remote && type !== 'status')) throw new Error(usage);

  const { isDone, message, violations, statuses } = await sendOperatorCommand(publisherData(process.env), {
    type,
    remote,
    ...(detail && (['check', 'preview'].includes(type) ? { source: detail } : { version: detail })),
    ...(values.actor && { actor: values.actor }),
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
