import { log } from '../platform/log.ts';
import { Retries } from '../platform/retries.ts';
import { CheckFailed, type CheckReport } from '../release/check-report.ts';
import { NoBrowserError } from './check-release.ts';
import { wasCheckedInBrowser } from './release-state.ts';
import type { Remote } from './remote.ts';
import type { Version } from './remote-checks.ts';

interface LiveCheckOptions {
  remote: Remote;
  pass: (release: Version, report: CheckReport) => Promise<void>;
  reject: (error: CheckFailed, release: Version) => Promise<void>;
}

/** Checks a live release in the browser that was published without one, beside the polls of its remote. */
export class LiveCheck {
  /** Resolves when no check runs. */
  ended: Promise<void> = Promise.resolve();
  private readonly options: LiveCheckOptions;
  private readonly retries: Retries;
  private running: { version: string; stop: AbortController } | undefined;

  constructor(options: LiveCheckOptions) {
    this.options = options;
    this.retries = new Retries(options.remote.publisher.env.pollMilliseconds);
  }

  /** Starts a check when it is needed and none is running. */
  start() {
    const { name, publisher, state, built } = this.options.remote;
    const { rejected, sequence } = state.state;
    const version = state.live;
    const isUnchecked = version !== undefined && wasCheckedInBrowser(state.entries, version) === false;
    if (!isUnchecked || rejected?.version === version || this.running || !this.retries.isDue) return;
    if (built?.version !== version || !publisher.isReady || !publisher.checksLiveReleases) return;

    const stop = new AbortController();
    this.running = { version, stop };
    this.ended = this.check({ version, sequence }, stop.signal)
      .then(() => this.retries.succeeded())
      .catch((error: Error) => {
        if (stop.signal.aborted || this.options.remote.signal.aborted) return;
        if (error instanceof NoBrowserError) return this.retries.wait();
        this.retries.failed(error.message);
        log.warn({ remote: name, version, error: error.message }, 'the live release could not be checked; retrying');
      })
      .finally(() => {
        this.running = undefined;
        return publisher.writeStatus().catch(() => {});
      });
  }

  /** The version that is checked, or waits for its turn. */
  get checking(): string | undefined {
    return this.running?.version;
  }

  /** Stops the check, because another release of the remote is to be checked. */
  stop() {
    this.running?.stop.abort();
  }

  /** A failed release stays live: the site may have no other one to show. */
  private async check(release: Version, stop: AbortSignal) {
    const { remote, pass, reject } = this.options;
    const { name, publisher, checks } = remote;
    const { version } = release;
    if (!(await publisher.hasBrowser())) throw new NoBrowserError();
    // The result is saved before the check of another release begins, whose result is to replace it.
    await checks.inSlot(async () => {
      stop.throwIfAborted();
      try {
        checks.rejectUnfinished(release);
        const stored = await publisher.store.find(name, version);
        if (!stored) throw new Error('Its files are not in the store.');
        const build = publisher.site.current;
        if (!build) throw new Error('There is no site build.');
        await pass(release, await checks.record(release, () => checks.live(stored, build, stop)));
        log.info({ remote: name, version }, 'the live release passed the checks in a browser');
      } catch (error) {
        if (!(error instanceof CheckFailed)) throw error;
        await reject(error, release);
        log.error({ remote: name, version }, 'the live release failed the checks in a browser, and stays live');
      }
    });
  }
}
