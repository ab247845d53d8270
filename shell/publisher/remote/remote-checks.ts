import { createHash } from 'node:crypto';
import type { Release } from '@portal/release/manifest';
import { CheckFailed, reject } from '../release/check-report.ts';
import { JobInterrupted } from '../render/protocol.ts';
import { unfinishedChecks } from './release-state.ts';
import type { Remote } from './remote.ts';
import type { NewEntry } from './state-store.ts';

/** Generous for busy machines. */
const checkMilliseconds = 600_000;
const checkMillisecondsPerPage = 30_000;
/** A release is rejected when its check has ended the publisher this often, */
const maxEndedChecks = 2;
/** or when its checks ended without a result this often. */
const maxUnfinishedChecks = 3;

export type Version = Pick<Release, 'version' | 'sequence'>;

/**
 * Runs a function in the slot of a remote, so that no team waits for another one. A release whose check was interrupted may have
 * ended the renderer, and with it the checks of other teams: such releases are not checked at the same time, so that the others pass.
 */
export const inSlot = <Result>({ publisher, state, slot }: Remote, run: () => Promise<Result>): Promise<Result> =>
  slot(() => (state.state.unfinished?.interruptions ? publisher.suspects(run) : run()));

/** Returns the deadline for all work on a release with a number of pages, without the time it waits for other releases. */
export function deadline(remote: Remote, pages = 0): AbortSignal {
  const end = AbortSignal.timeout(checkMilliseconds + pages * checkMillisecondsPerPage);
  return AbortSignal.any([remote.signal, end]);
}

/** Records the start of a check, and its end when it has no result. */
export async function record<Result>(
  { signal, append }: Remote,
  { version, sequence }: Version,
  run: () => Promise<Result>,
  hasResult: () => boolean = () => false,
): Promise<Result> {
  await append({ type: 'checking', version, sequence, actor: 'publisher' });
  try {
    return await run();
  } catch (error) {
    if (error instanceof CheckFailed || hasResult()) throw error;
    // A stop of the publisher or an I/O error does not count against the release.
    const isCounted = error instanceof JobInterrupted && !signal.aborted;
    const reason = (error as Error).message;
    const entry: NewEntry = { type: 'interrupted', version, sequence, actor: 'publisher', reason };
    await append(isCounted ? { ...entry, isCounted } : entry);
    throw error;
  }
}

/** Throws a `CheckFailed` when earlier checks of the release ended without a result too often. */
export function rejectUnfinished({ state }: Remote, release: Version) {
  const { count, interruptions, reason = '' } = unfinishedChecks(state.state, release);
  const { version } = release;
  if (count >= maxEndedChecks)
    throw reject(
      'publisher-ended',
      `The check of ${version} did not end: the publisher or its renderer stopped ${count} times.`,
    );
  const all = count + interruptions;
  if (all >= maxUnfinishedChecks)
    throw reject('interrupted', `The check of ${version} was interrupted ${all} times. ${reason}`.trimEnd());
}

/** Returns a placeholder for the version of an invalid manifest: a digest, so that another manifest has another one. */
export const unreadable = (manifest: string) =>
  `unreadable-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
