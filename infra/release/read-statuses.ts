import type { ReleaseStatus } from '@portal/contracts/release-status';
import { printable } from '@portal/release/printable';
import { sendCommand } from '../../shell/publisher/commands/commands-client.ts';
import { publisherSocket } from '../../shell/publisher/platform/env.ts';

/** Resolves to `undefined` when no publisher runs with this DATA_DIR. */
export async function readStatuses(actor: string): Promise<ReleaseStatus[] | undefined> {
  const result = await sendCommand(publisherSocket(process.env), { type: 'status', remote: '', actor }).catch(
    () => undefined,
  );
  return result?.statuses;
}

/** Returns a sentence per remote whose latest release is not live or failed its checks, with the first reason. */
export function releaseProblems(statuses: readonly ReleaseStatus[]): string[] {
  return statuses
    .flatMap(({ name, live, waiting, source, verdict }) => {
      const [violation] = verdict?.violations ?? [];
      const failed = violation && `${violation.message} ${violation.hint}`;
      const isLiveFailed = failed && verdict?.version === live;
      const reason = waiting ?? source.error ?? (failed && `${verdict?.version} was rejected. ${failed}`);
      if (isLiveFailed) return [`${name} ${live} IS LIVE AND FAILED ITS CHECKS. Publish a fix. ${failed}`];
      if (!live) return [`${name} has no pages, because no release is live. ${reason ?? ''}`.trimEnd()];
      return reason ? [`${name} ${live} stays live. ${reason}`] : [];
    })
    .map(printable);
}
