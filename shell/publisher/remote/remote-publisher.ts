import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus, Verdict, Violation } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import { unverifiedRelease } from '@portal/release/verify';
import { log } from '../platform/log.ts';
import { Retries } from '../platform/retries.ts';
import { CheckFailed, type CheckReport, newReport, reject } from '../release/check-report.ts';
import type { ReleaseSource } from '../release/release-source.ts';
import type { StoredRelease } from '../release/release-store.ts';
import { verifyManifest } from '../rules/verify-manifest.ts';
import type { LiveShell } from '../site/assemble-site.ts';
import {
  type CheckOptions,
  type CheckResult,
  checkLiveRelease,
  checkRelease,
  NoBrowserError,
} from './check-release.ts';
import { fetchRelease } from './fetch-release.ts';
import { activationOf, rollbackVersion, suspicionOf, wasCheckedInBrowser } from './release-state.ts';
import type { Remote } from './remote.ts';
import { deadline, inSlot, record, rejectUnfinished, unreadable, type Version } from './remote-checks.ts';
import { readVerdict, saveVerdict } from './verdicts.ts';
import { ReleaseWatch } from './watch/release-watch.ts';

const historyShown = 100;

/** Polls the source of a remote and publishes its releases. A slow source or check does not delay other remotes. */
export class RemotePublisher {
  readonly remote: Remote;
  stopped: Promise<void> = Promise.resolve();
  /** Whether the source was read and processed at least once. */
  wasPolled = false;
  private readonly activation: Retries;
  protected readonly watch: ReleaseWatch;
  private verdict: Verdict | undefined;
  private checking: string | undefined;
  private waiting: string | undefined;

  constructor(remote: Remote) {
    this.remote = remote;
    this.activation = new Retries(remote.publisher.env.pollMilliseconds);
    this.watch = new ReleaseWatch(remote, this.keepVerdictOfRollback);
  }

  start() {
    this.stopped = Promise.all([this.run(), this.watch.run()]).then(
      () => {},
      (error) => log.error(error),
    );
  }

  status(): ReleaseStatus {
    const { name, built, previews, source: polled, state: store } = this.remote;
    const { state, entries } = store;
    const live = built?.version;
    const isCheckedInBrowser = live && this.isCheckedInBrowser(live);
    const source = polled.status;
    const error = this.activation.error ?? source.error;
    const rollback = rollbackVersion(state);
    const { checking } = this;
    const watch = this.watch.status();
    const suspicion = suspicionOf(entries);
    return {
      name,
      source: { ...source, ...(error && { error }) },
      ...(live && { live, liveSince: activationOf(entries)?.at }),
      ...(typeof isCheckedInBrowser === 'boolean' && { isCheckedInBrowser }),
      isPinned: state.isPinned,
      ...(state.isPinnedByTeam && { isPinnedByTeam: state.isPinnedByTeam }),
      ...(checking && { checking }),
      ...(this.waiting && { waiting: this.waiting }),
      ...(watch && { watch }),
      ...(suspicion && { suspicion }),
      earlier: state.versions.filter((version) => version !== live),
      ...(rollback && { rollbackVersion: rollback }),
      withdrawn: state.withdrawn,
      ...(this.verdict && { verdict: this.verdict }),
      previews: previews.status(),
      history: entries.slice(-historyShown),
      historyLength: entries.length,
    };
  }

  private async run() {
    const { publisher, name } = this.remote;
    this.verdict = await readVerdict(publisher.env.siteDir, name);
    while (!this.remote.signal.aborted) {
      await this.retryActivation();
      await this.poll();
      this.wasPolled = true;
      await publisher.writeStatus().catch(() => {});
      await sleep(publisher.env.pollMilliseconds, undefined, { signal: this.remote.signal }).catch(() => {});
    }
  }

  /** Reads the source once. I/O errors of source, disk or renderer are retried with back-off and never become a verdict. */
  private async poll() {
    const { source } = this.remote;
    const { files } = source;
    let manifest = '';
    try {
      manifest =
        (await source.poll(this.remote.signal, this.isLiveUnchecked).catch(async (error: Error) => {
          if (!(error instanceof CheckFailed)) throw error;
          await this.recordRejection(error, { version: 'unreadable', sequence: 0 });
          return '';
        })) ?? '';
      if (!manifest) return;
      await this.publishOrReject(manifest, files);
      source.succeeded();
      this.waiting = undefined;
    } catch (error) {
      if (this.remote.signal.aborted) return;
      this.waiting = error instanceof NoBrowserError ? error.message : undefined;
      if (this.waiting) source.waitWith(manifest);
      else source.failedWith(manifest, (error as Error).message);
    } finally {
      this.checking = undefined;
    }
  }

  /**
   * Activates the release of the history when an error, e.g. a full disk, occurred between its last entry and the activation.
   * Does not need the source.
   */
  private async retryActivation() {
    const { activation, remote } = this;
    const { name } = remote;
    if (remote.isActive || !activation.isDue) return;
    try {
      await remote.exclusively(async () => {
        if (!remote.isActive) await remote.activateAgain();
      });
      activation.succeeded();
    } catch (error) {
      if (this.remote.signal.aborted) return;
      activation.failed((error as Error).message);
      log.error({ remote: name, error: activation.error }, 'a release could not be activated; retrying');
    }
  }

  /** Publishes the release of a manifest, rejects it, or keeps the live release. */
  private async publishOrReject(manifest: string, source: ReleaseSource) {
    const { state, live } = this.remote.state;
    let release: Release | undefined;
    try {
      release = this.verify(manifest, source);
      const { version, sequence } = release;
      // The team published the live release again, so the verdict about another one is outdated.
      if (version === live && this.verdict?.version !== version) this.verdict = undefined;
      const isRejected = state.rejected?.version === version && state.rejected.sequence === sequence;
      if (version === live || isRejected || state.isPinned || state.withdrawn.includes(version)) {
        const { publisher, name } = this.remote;
        const stored = this.isLiveUnchecked ? await publisher.store.find(name, live ?? '') : undefined;
        release = stored?.release;
        if (release) await this.check(release, source);
        return;
      }
      if (sequence < state.sequence)
        throw reject('sequence', `It was published before release ${live}, which is or was live.`);
      await this.check(release, source);
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error;
      // Its key may have been replaced since.
      if (!release && (await this.wasVerified(manifest))) return;
      await this.recordRejection(error, release ?? { version: unreadable(manifest), sequence: 0 });
    }
  }

  /** Returns the release of a manifest. Throws a `CheckFailed`. */
  protected verify(manifest: string, source: ReleaseSource): Release {
    return verifyManifest(manifest, this.remote.team, source);
  }

  /** Whether a manifest is that of a release that was live: it was verified with the key of that time. */
  private async wasVerified(manifest: string): Promise<boolean> {
    const { name, state, publisher } = this.remote;
    const { version, files } = unverifiedRelease(manifest) ?? {};
    if (!version || !state.state.versions.includes(version)) return false;
    const stored = await publisher.store.find(name, version);
    return JSON.stringify(stored?.release.files) === JSON.stringify(files);
  }

  private async check(release: Release, source: ReleaseSource) {
    const { remote } = this;
    const { version } = release;
    rejectUnfinished(remote, release);
    const isPublished = remote.state.live === version;
    const browser = isPublished ? 'required' : await this.browserFor();
    const stored = await fetchRelease(remote, release, source);
    this.checking = version;
    this.waiting = undefined;
    const check = isPublished ? () => this.checkPublished(stored) : () => this.checkAndPublish(stored, browser);
    await inSlot(remote, () => record(remote, release, check, () => !isPublished && remote.state.live === version));
  }

  protected async checkAndPublish(stored: StoredRelease, browser: CheckOptions['browser']) {
    const { remote } = this;
    const { publisher, team } = remote;
    const { shell } = publisher.site;
    const partOf: CheckOptions['partOf'] = (rendered) => remote.partToCheck(stored, rendered);
    const signal = deadline(remote, stored.release.pages.length);
    const result = await checkRelease(publisher, team, stored, { partOf, browser, signal });
    await this.publish(stored, result, shell);
    await this.keepVerdict(result.report);
  }

  /** Whether the live release was published without a browser, as at the first start, and is to be checked in one now. */
  private get isLiveUnchecked(): boolean {
    const { publisher, state, built } = this.remote;
    const { live } = state;
    return (
      live !== undefined &&
      built?.version === live &&
      state.state.rejected?.version !== live &&
      wasCheckedInBrowser(state.entries, live) === false &&
      publisher.isReady &&
      publisher.canCheckInBrowser
    );
  }

  /** Checks a release in the browser that is live already. It stays live when it fails: the site may have no other one to show. */
  private async checkPublished(stored: StoredRelease) {
    const { remote } = this;
    const { version, sequence } = stored.release;
    const { publisher, team } = remote;
    const build = publisher.site.current;
    if (!build) throw new Error('There is no site build.');
    const report = await checkLiveRelease(
      publisher,
      team,
      stored,
      build,
      deadline(remote, stored.release.pages.length),
    );
    await remote.append({ type: 'checked', version, sequence, actor: 'publisher', isCheckedInBrowser: true });
    if (remote.state.live === version) await this.keepVerdict(report);
  }

  /** Decides about the checks in a browser. Throws a `NoBrowserError` when they are required and there is none. */
  private async browserFor(): Promise<CheckOptions['browser']> {
    const { publisher } = this.remote;
    // The first start shows a site within seconds, which is checked afterwards.
    if (!publisher.env.hasBrowserChecks || publisher.isFirstStart) return 'none';
    if (publisher.env.publishesUnchecked) return 'optional';
    if (!(await publisher.hasBrowser())) throw new NoBrowserError();
    return 'required';
  }

  private async publish(stored: StoredRelease, { rendered, candidate, report }: CheckResult, shell?: LiveShell) {
    const { name, state, publisher } = this.remote;
    const { version, sequence } = stored.release;
    const { isCheckedInBrowser } = report;
    const cause = { actor: `team ${name}`, reason: `release ${version}` };
    await this.remote.exclusively(async () => {
      const { isPinned, withdrawn } = state.state;
      // A command changed the state while the release was checked.
      if (isPinned || withdrawn.includes(version)) return;
      if (publisher.site.shell !== shell) throw new Error('The shell has changed during the check.');
      const pages = candidate ? { build: candidate } : { stored, rendered };
      const entry = { type: 'published', version, sequence, isCheckedInBrowser, ...cause } as const;
      await this.remote.activate(pages, { sequence }, cause, entry);
      log.info({ remote: name, version, isCheckedInBrowser }, 'release is live');
    });
    await this.remote.removeOldReleases();
  }

  protected isCheckedInBrowser(version: string): boolean | undefined {
    const isKnown = wasCheckedInBrowser(this.remote.state.entries, version);
    return isKnown ?? (this.verdict?.version === version && this.verdict.isCheckedInBrowser);
  }

  private async recordRejection({ violations, message, report }: CheckFailed, { version, sequence }: Version) {
    const { name, state } = this.remote;
    const last = state.entries.at(-1);
    if (last?.type === 'rejected' && last.version === version && last.sequence === sequence && last.reason === message)
      return;
    log.warn({ remote: name, version, reason: message }, 'release rejected');
    await this.remote.append({ type: 'rejected', version, sequence, actor: 'publisher', reason: message, violations });
    await this.keepVerdict(report ?? newReport(version, violations));
  }

  /** The entry of the rollback has rejected the release. */
  private keepVerdictOfRollback = ({ version }: Version, violation: Violation) =>
    this.keepVerdict({
      ...newReport(version, [violation]),
      isCheckedInBrowser: this.isCheckedInBrowser(version) === true,
    });

  /** Saves a report. One that cannot be saved is shown without screenshots; the history has the violations. */
  protected async keepVerdict(report: CheckReport) {
    const { name, publisher } = this.remote;
    this.verdict = await saveVerdict(publisher.env.siteDir, name, report).catch((error: Error) => {
      log.warn({ remote: name, error: error.message }, 'the verdict was not saved');
      return { ...report, screenshots: [] };
    });
  }
}
