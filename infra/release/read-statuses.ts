import type { ReleaseStatus } from '@portal/contracts/release-status';
import { printable } from '@portal/release/printable';
import { sendOperatorCommand } from '../../shell/publisher/commands/operator.ts';
import { publisherData } from '../../shell/publisher/platform/env.ts';

/** Resolves to `undefined` when no publisher runs with this DATA_DIR. */
export const readStatuses = (): Promise<ReleaseStatus[] | undefined> =>
  sendOperatorCommand(publisherData(process.env), { type: 'status', remote: '' }).then(
    ({ statuses }) => statuses,
    () => undefined,
  );

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
