import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import { browserText, statusText, violationsText } from '@portal/release/status-text';
import { formatSeconds, print } from '../cli/terminal.ts';

/** How long the publisher may do nothing about a release. The time of its checks does not count. */
const IDLE_MS = 60_000;

export interface FollowOptions {
  /** Number of the last history entry before the release was published. */
  before: number;
  /** Resolves to `undefined` while no publisher that knows the remote can be reached. */
  readStatus(): Promise<ReleaseStatus | undefined>;
  /** `performance.now()` when the command started. */
  start: number;
}

/** Waits for the publisher's result and prints it. Resolves to the exit code: 1 when the release does not become live. */
export async function followRelease(release: Release, { before, readStatus, start }: FollowOptions): Promise<number> {
  const { name, version } = release;
  let status: ReleaseStatus | undefined;
  for (let idleSince = Date.now(); Date.now() - idleSince < IDLE_MS; await sleep(200)) {
    status = await readStatus();
    if (!status) continue;
    if (status.checking) idleSince = Date.now();

    const rejection = status.history.find((entry) => entry.number > before && isRejectionOf(release, entry));
    if (rejection) {
      const violations = violationsText(rejection.violations ?? []);
      print(`${name} ${version} was rejected; ${status.live ?? 'nothing'} stays live.${violations}`);
      return 1;
    }
    if (status.live === version) {
      const seconds = formatSeconds(performance.now() - start);
      print(`${name} ${version} is live, ${browserText(status)}, ${seconds} after the start of the build.`);
      return 0;
    }
    const obstacle = obstacleOf(release, status);
    if (obstacle) {
      print(`${name} ${version} is published, but ${obstacle}`);
      return 1;
    }
  }
  const state = status ? statusText(status) : `The publisher stopped, or its teams.json has no team "${name}".`;
  throw new Error(`The publisher did not check ${name} ${version} within ${IDLE_MS / 1000} s.\n\n${state}`);
}

/** A manifest that cannot be verified is rejected without its sequence number. */
const isRejectionOf = (release: Release, { type, sequence, version }: ReleaseStatus['history'][number]) =>
  type === 'rejected' && (sequence === release.sequence || version === 'unreadable');

function obstacleOf(
  { name, version }: Release,
  { needsOperator, isPinned, live, waiting, withdrawn }: ReleaseStatus,
): string | undefined {
  if (needsOperator) return `the remote needs an operator. ${needsOperator}`;
  if (isPinned) return `${live} is pinned. Unpin it: npm run release -- unpin ${name}`;
  if (withdrawn.includes(version))
    return `it was rolled back from before. To make it live again: npm run release -- rollback ${name} ${version}`;
  if (waiting) return `it waits for its check. ${waiting} It is checked as soon as there is a Chromium.`;
  return undefined;
}
