import type { ReleaseStatus } from '@portal/contracts/release-status';
import { publisherSocket } from '../../shell/publisher/env.ts';
import { sendCommand } from '../../shell/publisher/state/commands-client.ts';

/** Resolves to `undefined` when no publisher runs with this DATA_DIR. */
export async function readStatuses(actor: string): Promise<ReleaseStatus[] | undefined> {
  const result = await sendCommand(publisherSocket(process.env), { type: 'status', remote: '', actor }).catch(
    () => undefined,
  );
  return result?.statuses;
}

/** Returns a sentence per remote whose latest release is not live, with the first reason. */
export function releaseProblems(statuses: readonly ReleaseStatus[]): string[] {
  return statuses.flatMap(({ name, live, held, source, verdict }) => {
    const [violation] = verdict?.violations ?? [];
    const reason =
      held ?? source.error ?? (violation && `${verdict?.version} was rejected. ${violation.message} ${violation.hint}`);
    if (!live) return [`${name} has no pages, because no release is live. ${reason ?? ''}`.trimEnd()];
    return reason ? [`${name} ${live} stays live. ${reason}`] : [];
  });
}
