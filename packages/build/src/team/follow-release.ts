import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import { browserText, statusText, violationsText } from '@portal/release/status-text';

/** How long the publisher may do nothing about a release. The time of its checks does not count. */
const IDLE_MS = 60_000;

export interface FollowOptions {
  /** Number of the last history entry before the release was published. */
  before: number;
  /** Resolves to `undefined` while no publisher that knows the remote can be reached. */
  readStatus(): Promise<ReleaseStatus | undefined>;
  /** `performance.now()` when the command started. */
  start: number;
  /** Milliseconds between two looks. */
  interval?: number;
  /** Address of the page of rules. */
  rules?: string;
}

/** Waits for the publisher's result and prints it. Resolves to the exit code: 1 when the release does not become live. */
export async function followRelease(
  release: Release,
  { before, readStatus, start, interval = 200, rules }: FollowOptions,
): Promise<number> {
  const { name, version } = release;
  let status: ReleaseStatus | undefined;
  for (let idleSince = Date.now(); Date.now() - idleSince < IDLE_MS; await sleep(interval)) {
    status = await readStatus();
    if (!status) continue;
    if (status.checking) idleSince = Date.now();

    const rejection = status.history.find((entry) => entry.number > before && isRejectionOf(release, entry));
    if (rejection) {
      const violations = violationsText(rejection.violations ?? [], rules);
      console.log(`${name} ${version} was rejected; ${status.live ?? 'nothing'} stays live.${violations}`);
      return 1;
    }
    if (status.live === version) {
      const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      console.log(`${name} ${version} is live, ${browserText(status)}, ${seconds} after the start of the build.`);
      return 0;
    }
    const obstacle = obstacleOf(release, status);
    if (obstacle) {
      console.log(`${name} ${version} is published, but ${obstacle}`);
      return 1;
    }
  }
  const state = status ? statusText(status, rules) : `The publisher stopped, or its teams.json has no team "${name}".`;
  throw new Error(`The publisher did not check ${name} ${version} within ${IDLE_MS / 1000} s.\n\n${state}`);
}

/** A manifest that cannot be verified is rejected without its sequence number. */
const isRejectionOf = (release: Release, { type, sequence, version }: ReleaseStatus['history'][number]) =>
  type === 'rejected' && (sequence === release.sequence || version === 'unreadable');

function obstacleOf({ version }: Release, { isPinned, live, waiting, withdrawn }: ReleaseStatus): string | undefined {
  if (isPinned) return `${live} is pinned. Unpin it with the command "unpin".`;
  if (withdrawn.includes(version))
    return `it was rolled back from before. To make it live again: "rollback ${version}".`;
  if (waiting) return `it waits for its check. ${waiting} It is checked as soon as there is a Chromium.`;
  return undefined;
}
