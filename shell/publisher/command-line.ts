import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { statusText, violationsText } from '@portal/release/status-text';
import { publisherSocket } from './env.ts';
import type { Command } from './state/command.ts';
import { sendCommand } from './state/commands-client.ts';

/** Commands of operators inside a container, e.g. `docker compose exec publisher node publisher/command-line.ts status`. */
const usage = `Use one of:
  status
  rollback REMOTE [VERSION]   make the release before live, or the named one
  pin REMOTE [VERSION]        keep a release live, whatever is published
  unpin REMOTE
  retry REMOTE                check the newest release again
  preview REMOTE URL          a release elsewhere, which only the link shows

  --reason TEXT   why, for the history
  --actor NAME    who you are, for the history`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, actor: { type: 'string', default: hostname() } },
});
const [type = '', remote = '', word] = positionals;
const types: string[] = ['status', 'rollback', 'pin', 'unpin', 'retry', 'preview'] satisfies Command['type'][];
if (!types.includes(type) || (type !== 'status' && !remote)) throw new Error(usage);

const { isDone, message, violations, statuses } = await sendCommand(publisherSocket(process.env), {
  type: type as Command['type'],
  remote,
  actor: `operator ${values.actor}`,
  ...(word && (type === 'preview' ? { source: word } : { version: word })),
  ...(values.reason && { reason: values.reason }),
});
process.stdout.write(`${statuses ? statuses.map(statusText).join('\n\n') : message + violationsText(violations)}\n`);
process.exitCode = isDone ? 0 : 1;
