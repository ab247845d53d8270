import type { CommandResult } from '@portal/contracts/release-status';
import { printable } from '@portal/release/printable';
import { log } from '../platform/log.ts';
import { CheckFailed } from '../release/check-report.ts';
import { type ReleaseSource, releaseSource } from '../release/release-source.ts';
import type { Publisher } from '../remote/publisher.ts';
import { checkCandidate, pin, preview, receive, retry, rollBack, unpin } from '../remote/remote-commands.ts';
import type { Command } from './command.ts';

const maxActor = 300;
const maxReason = 1000;

/** Executes a command. Resolves to a result also when it fails. `upload` is the build that was sent with it. */
export async function runCommand(
  publisher: Publisher,
  received: Command,
  upload?: ReleaseSource,
): Promise<CommandResult> {
  const command = cleaned(received);
  if (command.type === 'status') {
    // A team sees its own remote.
    const statuses = publisher.status().filter(({ name }) => !command.isByTeam || name === command.remote);
    return { isDone: true, message: '', violations: [], statuses };
  }
  try {
    const message = await messageAfter(publisher, command, upload);
    log.info({ ...command, result: message }, 'command done');
    return { isDone: true, message, violations: [] };
  } catch (error) {
    const { message } = error as Error;
    log.warn({ ...command, reason: message }, 'command failed');
    return { isDone: false, message, violations: error instanceof CheckFailed ? error.violations : [] };
  }
}

async function messageAfter(publisher: Publisher, command: Command, upload?: ReleaseSource) {
  const { type, remote: name, version, source: address, actor, reason, isByTeam } = command;
  const { remote } = publisher.published.find((one) => one.remote.name === name) ?? {};
  if (!remote) throw new Error(`There is no remote "${name}". Remotes: ${[...publisher.remotes.keys()].join(', ')}.`);
  const cause = { actor, reason: reason ?? type, ...(isByTeam && { isByTeam }) };
  const source = upload ?? (address ? releaseSource(address) : remote.source.files);
  switch (type) {
    case 'rollback':
      if (version && !reason && remote.state.state.rejected?.version === version)
        throw new Error(`The publisher has rejected ${version}. Say why it was wrong: --reason TEXT`);
      return `${name} is rolled back to ${await rollBack(remote, cause, version)}. A newer release is published as usual.`;
    case 'pin':
      return `${name} is pinned to ${await pin(remote, cause, version)}.`;
    case 'unpin':
      return `${name} is unpinned from ${await unpin(remote, cause)}. New releases are published again.`;
    case 'retry':
      await retry(remote, cause);
      return `The latest release of ${name} is checked again.`;
    case 'release':
      return `${name} ${await receive(remote, source)} was received.`;
    case 'check': {
      const { release, report } = await checkCandidate(remote, source);
      const browser = report.isCheckedInBrowser ? '' : ' (not checked in a browser)';
      return [`${name} ${release.version} passes all checks${browser}.`, ...report.notes].join('\n  note: ');
    }
    case 'preview': {
      const { version: candidate, path, until, isCheckedInBrowser } = await preview(remote, cause, source);
      const check = isCheckedInBrowser ? 'checked in a browser' : 'not checked in a browser';
      return `Preview of ${name} ${candidate} (${check}) until ${until}:\n${publisher.env.site.url}${path}`;
    }
    default:
      throw new Error(`There is no command "${type}".`);
  }
}

/** Returns the command with texts that can be printed: history, status and log show them in terminals. */
const cleaned = ({ actor, reason, ...command }: Command): Command => ({
  ...command,
  actor: printable(String(actor)).slice(0, maxActor),
  ...(reason && { reason: printable(String(reason)).slice(0, maxReason) }),
});
