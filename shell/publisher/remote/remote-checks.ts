import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import { CheckFailed, type CheckReport, reject } from '../release/check-report.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { SiteBuild } from '../release/site-build.ts';
import { JobInterrupted } from '../render/protocol.ts';
import { type CheckOptions, type CheckResult, checkLiveRelease, checkRelease } from './check-release.ts';
import type { PublisherContext } from './publisher-context.ts';
import { unfinishedChecks } from './release-state.ts';
import type { NewEntry, StateStore } from './state-store.ts';

/** Generous for busy machines. */
const checkMilliseconds = 600_000;
const checkMillisecondsPerPage = 30_000;
/** A release is rejected when its check has ended the publisher this often, */
const maxEndedChecks = 2;
/** or when its checks ended without a result this often. */
const maxUnfinishedChecks = 3;

export type Version = Pick<Release, 'version' | 'sequence'>;

interface RemoteChecksOptions {
  publisher: PublisherContext;
  team: () => Team;
  state: StateStore;
  /** Ends checks. */
  signal: AbortSignal;
  /** Appends an entry with the mutex of the remote. */
  append: (entry: NewEntry) => Promise<void>;
}

/** Runs the checks of one remote: one at a time, each with a deadline, and recorded in the history. */
export class RemoteChecks {
  private readonly options: RemoteChecksOptions;
  private readonly slot = pLimit(1);

  constructor(options: RemoteChecksOptions) {
    this.options = options;
  }

  /**
   * Runs a function in the slot of this remote, so that no team waits for another one. A release whose check was interrupted may have
   * ended the renderer, and with it the checks of other teams: such releases are not checked at the same time, so that the others pass.
   */
  inSlot<Result>(run: () => Promise<Result>): Promise<Result> {
    const { publisher, state } = this.options;
    return this.slot(() => (state.state.unfinished?.interruptions ? publisher.suspects(run) : run()));
  }

  candidate(stored: StoredRelease, options: Pick<CheckOptions, 'partOf' | 'browser'>): Promise<CheckResult> {
    const { publisher, team } = this.options;
    return checkRelease(publisher, team(), stored, { ...options, signal: this.deadline(stored) });
  }

  live(stored: StoredRelease, build: SiteBuild): Promise<CheckReport> {
    const { publisher, team } = this.options;
    return checkLiveRelease(publisher, team(), stored, build, this.deadline(stored));
  }

  /** Returns the deadline for all work on a release, without the time it waits for other releases. */
  deadline(stored?: StoredRelease): AbortSignal {
    const pages = stored?.release.pages.length ?? 0;
    const end = AbortSignal.timeout(checkMilliseconds + pages * checkMillisecondsPerPage);
    return AbortSignal.any([this.options.signal, end]);
  }

  /** Records the start of a check, and its end when it has no result. */
  async record<Result>(
    { version, sequence }: Version,
    run: () => Promise<Result>,
    hasResult: () => boolean = () => false,
  ): Promise<Result> {
    const { signal, append } = this.options;
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
  rejectUnfinished(release: Version) {
    const { count, interruptions, reason = '' } = unfinishedChecks(this.options.state.state, release);
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
}
