import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import { type CheckOptions, type CheckResult, FailedCheck, NoBrowserError, renderRelease } from './check-release.ts';
import { violationsAgainst } from './checks/compatibility.ts';
import { Rejection, reject } from './checks/rejection.ts';
import type { FreshVerdict } from './checks/verdict.ts';
import { verifyManifest } from './checks/verify-manifest.ts';
import { LiveCheck } from './live-check.ts';
import { log } from './log.ts';
import type { PublisherContext } from './publisher-context.ts';
import { RemoteChecks, type Version } from './remote-checks.ts';
import { Retries } from './retries.ts';
import type { LiveShell, RemotePart } from './site/assemble-site.ts';
import { Previews, previewBanner } from './site/previews.ts';
import { PolledSource } from './sources/polled-source.ts';
import { MissingFileError, type ReleaseSource, releaseSource, sourceAddress } from './sources/release-source.ts';
import type { StoredRelease } from './sources/release-store.ts';
import type { Cause } from './state/history.ts';
import {
  liveSince,
  releasesKept,
  rollbackTarget,
  rollbackVersion,
  wasCheckedInBrowser,
} from './state/release-state.ts';
import type { NewEntry, StateStore } from './state/state-store.ts';
import { readVerdict, saveVerdict } from './state/verdicts.ts';

/** A release is rejected when a file is not at the source at so many tries, which is about a minute after the first one. */
const maxMissingTries = 6;
const previewHours = 24;
const historyShown = 100;

/** Publishes the releases of one remote. A slow source or check does not delay other remotes. */
export class RemotePublisher {
  readonly state: StateStore;
  readonly previews: Previews;
  team: Team;
  stopped: Promise<void> = Promise.resolve();
  /** Whether the source was read and processed at least once. */
  wasPolled = false;
  private readonly publisher: PublisherContext;
  /** Serializes changes of the state. Checks run outside, so that a rollback does not wait for them. */
  private readonly mutex = pLimit(1);
  private readonly source: PolledSource;
  private readonly activation: Retries;
  private verdict: Verdict | undefined;
  private checking: string | undefined;
  private waiting: string | undefined;
  private readonly checks: RemoteChecks;
  private readonly liveCheck: LiveCheck;

  constructor(publisher: PublisherContext, team: Team, state: StateStore) {
    const { env, site } = publisher;
    this.publisher = publisher;
    this.team = team;
    this.state = state;
    this.previews = new Previews(site.sites);
    this.source = new PolledSource(team.name, sourceAddress(env, team), env.pollMilliseconds);
    this.activation = new Retries(env.pollMilliseconds);
    this.checks = new RemoteChecks({ publisher, team: () => this.team, state, append: this.append });
    this.liveCheck = new LiveCheck({
      name: team.name,
      publisher,
      state,
      checks: this.checks,
      pass: this.recordPass,
      reject: this.recordRejection,
    });
  }

  /** Applies a change of teams.json. Releases are checked again when the key or the source changed. */
  changeTeam(team: Team) {
    if (JSON.stringify(team) === JSON.stringify(this.team)) return;
    this.team = team;
    this.source.address = sourceAddress(this.publisher.env, team);
    this.source.processAgain();
  }

  start() {
    this.stopped = this.run();
  }

  status(): ReleaseStatus {
    const { state, entries } = this.state;
    const live = this.publisher.current?.site.remotes[this.team.name]?.version;
    const earlier = state.versions.filter((version) => version !== live);
    const source = this.source.status;
    const error = this.activation.error ?? source.error;
    return {
      name: this.team.name,
      source: { ...source, ...(error && { error }) },
      ...(live && { live, liveSince: liveSince(entries), isCheckedInBrowser: this.isCheckedInBrowser(live) }),
      isPinned: state.isPinned,
      ...(state.held && { held: state.held }),
      ...(this.checking && { checking: this.checking }),
      ...(this.waiting && { waiting: this.waiting }),
      earlier,
      ...(rollbackVersion(state) && { rollbackVersion: rollbackVersion(state) }),
      withdrawn: state.withdrawn,
      ...(this.verdict && { verdict: this.verdict }),
      previews: this.previews.status(),
      history: entries.slice(-historyShown),
      historyLength: entries.length,
    };
  }

  /** Runs a function while no command or publication changes the state. */
  exclusively = <Result>(run: () => Promise<Result>): Promise<Result> => this.mutex(run);

  /**
   * Returns the remote's part of a build with a new shell. An incompatible release keeps its present pages. Call it with
   * `exclusively`.
   */
  async partFor(shell: LiveShell): Promise<RemotePart | undefined> {
    const { publisher, state } = this;
    if (!state.live) return undefined;
    const stored = await publisher.store.find(this.team.name, state.live);
    const { current } = publisher;
    const built = current?.site.remotes[this.team.name];
    const violations = stored ? violationsAgainst(shell, stored) : [];
    if (stored && violations.length === 0)
      try {
        return this.part(state.live, await this.pagesOf(stored));
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        violations.push(...error.violations);
      }

    const reason = stored ? violations.map(({ message }) => message).join(' ') : 'Its files are not in the store.';
    log.error(
      { remote: this.team.name, version: state.live, reason },
      'the live release keeps the pages made with the former shell',
    );
    if (state.entries.at(-1)?.type !== 'incompatible')
      await state.append({ ...this.entryOf(state.live), type: 'incompatible', actor: 'publisher', reason, violations });
    return built && current ? this.part(built.version, { build: current }) : undefined;
  }

  async rollBack(cause: Cause, requested?: string): Promise<string> {
    return this.change('rolled-back', cause, () => rollbackTarget(this.state.state, requested));
  }

  async pin(cause: Cause, requested?: string): Promise<string> {
    return this.change('pinned', cause, () => {
      const version = requested ?? this.state.live;
      if (!version || !this.state.state.versions.includes(version))
        throw new Error(
          `${version ?? 'No release'} is not available. Available: ${this.state.state.versions.join(', ')}.`,
        );
      return version;
    });
  }

  async unpin(cause: Cause): Promise<string> {
    return this.mutex(async () => {
      const { isPinned, held } = this.state.state;
      if (!isPinned && !held) throw new Error(`"${this.team.name}" is not pinned.`);
      const { current } = this.publisher;
      const version = this.state.live ?? '';
      const record = () => this.state.append({ ...this.entryOf(version), type: 'unpinned', ...cause });
      if (current?.site.remotes[this.team.name]?.version === version)
        await this.activate(version, { build: current }, { isPinned: false }, cause, record);
      else await record();
      this.source.processAgain();
      return version;
    });
  }

  /** Checks a rejected release again. */
  async retry(cause: Cause): Promise<void> {
    await this.append({ ...this.entryOf(this.state.live ?? ''), type: 'retried', ...cause });
    this.source.processAgain();
  }

  /** Checks a candidate and returns the path of a link to it. Throws a `Rejection`. */
  async preview(cause: Cause, address?: string) {
    const { publisher, team } = this;
    const source = address ? releaseSource(address) : this.source.files;
    const signal = this.checks.deadline();
    const release = verifyManifest(await source.readManifest('candidate.json', signal), team, source);
    const stored = await publisher.store.add(release, source, signal);
    const { rendered, verdict } = await this.checks.inSlot(() =>
      this.checks.candidate(stored, {
        partOf: this.draftPart(stored),
        browser: publisher.env.hasBrowserChecks ? 'optional' : 'none',
      }),
    );
    const until = new Date(Date.now() + previewHours * 3_600_000).toISOString();
    const banner = previewBanner(release, until);
    const part = { ...this.draftPart(stored)(rendered), pages: { stored, rendered, banner } };
    const { version } = release;
    const start = release.pages[0]?.path ?? '/';
    const build = await publisher.site.draft(part, cause, { remote: team.name, version, until, start });
    const path = await this.previews.add(build);
    await publisher.site.writeRoutes();
    await this.append({ type: 'previewed', version: release.version, sequence: release.sequence, ...cause });
    return { version, path, until, isCheckedInBrowser: verdict.isCheckedInBrowser };
  }

  private async run() {
    const { publisher, team } = this;
    this.verdict = await readVerdict(publisher.env.siteDir, team.name);
    while (!publisher.signal.aborted) {
      await this.activateLive();
      await this.poll();
      this.wasPolled = true;
      this.liveCheck.start();
      await publisher.writeStatus().catch(() => {});
      await sleep(publisher.env.pollMilliseconds, undefined, { signal: publisher.signal }).catch(() => {});
    }
    await this.liveCheck.ended;
  }

  /** Reads the source once. I/O errors of source, disk or renderer are retried with back-off and never become a verdict. */
  private async poll() {
    const { source, publisher } = this;
    const { files } = source;
    let manifest: string | undefined;
    try {
      manifest = await source.poll(publisher.signal);
    } catch (error) {
      if (error instanceof Rejection) await this.recordRejection(error, { version: 'unreadable', sequence: 0 });
      else throw error;
    }
    if (manifest === undefined) return;
    try {
      await this.consider(manifest, files);
      source.succeeded();
      this.waiting = undefined;
    } catch (error) {
      if (publisher.signal.aborted) return;
      this.waiting = error instanceof NoBrowserError ? error.message : undefined;
      if (this.waiting) source.waitWith(manifest);
      else source.failedWith(manifest, (error as Error).message);
    } finally {
      this.checking = undefined;
    }
  }

  /** Whether the active build matches the history. */
  private isActive(): boolean {
    const { live, state } = this.state;
    const built = this.publisher.current?.site.remotes[this.team.name];
    return !live || (built?.version === live && built.isPinned === state.isPinned);
  }

  /**
   * Activates the release of the history when an error, e.g. a full disk, occurred between its last entry and the activation.
   * Does not need the source.
   */
  private async activateLive() {
    const { activation, publisher } = this;
    if (this.isActive() || !activation.isDue) return;
    try {
      await this.mutex(async () => {
        if (this.isActive()) return;
        const part = await this.partFor(publisher.site.liveShell());
        if (!part || part.versions[0] !== this.state.live)
          throw new Error(`${this.state.live} is to be live and cannot be activated.`);
        await publisher.site.activate(part, this.causeOfLive());
      });
      activation.succeeded();
    } catch (error) {
      if (publisher.signal.aborted) return;
      activation.failed((error as Error).message);
      log.error({ remote: this.team.name, error: activation.error }, 'a release could not be activated; retrying');
    }
  }

  /** Returns who made the release of the history live. */
  private causeOfLive(): Cause {
    const live = this.state.entries.findLast(
      ({ type, version }) => version === this.state.live && activations.has(type),
    );
    return { actor: live?.actor ?? 'publisher', reason: live?.reason ?? 'activation after a failure' };
  }

  /** Publishes the release of a manifest, rejects it, or keeps the live release. */
  private async consider(manifest: string, source: ReleaseSource) {
    const { state } = this.state;
    let release: Release | undefined;
    try {
      release = verifyManifest(manifest, this.team, source);
      const { version, sequence } = release;
      // The team published the live release again, so the verdict about another one is outdated.
      if (version === this.state.live && this.verdict?.version !== version) this.verdict = undefined;
      if (version === this.state.live || state.isPinned || state.held || state.withdrawn.includes(version)) return;
      if (state.rejected?.version === version && state.rejected.sequence === sequence) return;
      if (sequence < state.sequence)
        throw reject('sequence', `It was published before release ${this.state.live}, which is or was live.`);
      await this.check(release, source);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await this.recordRejection(error, release ?? { version: unreadable(manifest), sequence: 0 });
    }
  }

  private async check(release: Release, source: ReleaseSource) {
    const { publisher, checks } = this;
    const { version } = release;
    checks.rejectUnfinished(release);
    const browser = await this.browserFor();
    const stored = await publisher.store.add(release, source, checks.deadline()).catch((error: Error) => {
      if (!(error instanceof MissingFileError) || this.source.failures + 1 < maxMissingTries) throw error;
      throw reject('files', `release.json lists a file that is not there. ${error.message}`);
    });
    this.checking = version;
    this.waiting = undefined;
    this.liveCheck.stop();
    const check = async () => {
      const result = await checks.candidate(stored, { partOf: this.draftPart(stored), browser });
      await this.publish(stored, result);
      await this.keepVerdict(result.verdict);
    };
    await checks.inSlot(() => checks.record(release, check, () => this.state.live === version));
  }

  /** Decides about the checks in a browser. Throws a `NoBrowserError` when they are required and there is none. */
  private async browserFor(): Promise<CheckOptions['browser']> {
    const { env, isFirstStart } = this.publisher;
    // The first start shows a site within seconds. `LiveCheck` checks it afterwards.
    if (!env.hasBrowserChecks || isFirstStart) return 'none';
    if (env.publishesUnchecked) return 'optional';
    if (!(await this.publisher.hasBrowser())) throw new NoBrowserError();
    return 'required';
  }

  private async publish(stored: StoredRelease, { rendered, candidate, verdict }: CheckResult) {
    const { version, sequence } = stored.release;
    const { isCheckedInBrowser } = verdict;
    const cause = { actor: `team ${this.team.name}`, reason: `release ${version}` };
    await this.mutex(async () => {
      const { isPinned, held } = this.state.state;
      // A command changed the state while the release was checked.
      if (isPinned || held || this.state.state.withdrawn.includes(version)) return;
      const record = () => this.state.append({ type: 'published', version, sequence, isCheckedInBrowser, ...cause });
      const pages = candidate ? { build: candidate } : { stored, rendered };
      await this.activate(version, pages, { sequence }, cause, record);
      log.info({ remote: this.team.name, version, isCheckedInBrowser }, 'release is live');
    });
    const kept = [...this.state.state.versions, ...this.previews.versions()];
    await this.publisher.store
      .keepOnly(this.team.name, kept)
      .catch((error: Error) => log.warn({ error: error.message }, 'old releases were not deleted'));
  }

  private isCheckedInBrowser(version: string): boolean {
    const isKnown = wasCheckedInBrowser(this.state.entries, version);
    return isKnown ?? (this.verdict?.version === version && this.verdict.isCheckedInBrowser);
  }

  /** Activates a part that `record` adds to the history. */
  private activate(
    version: string,
    pages: RemotePart['pages'],
    changes: Partial<RemotePart>,
    cause: Cause,
    record: () => Promise<void>,
  ) {
    const part = this.part(version, pages, { ...changes, entry: this.state.state.number + 1 });
    return this.publisher.site.activate(part, cause, record);
  }

  private append = (entry: NewEntry): Promise<void> => this.mutex(() => this.state.append(entry));

  private recordPass = async ({ version, sequence }: Version, verdict: FreshVerdict) => {
    await this.append({ type: 'checked', version, sequence, actor: 'publisher', isCheckedInBrowser: true });
    if (this.state.live === version) await this.keepVerdict(verdict);
  };

  private recordRejection = async (error: Rejection, { version, sequence }: Version) => {
    const { violations, message } = error;
    const last = this.state.entries.at(-1);
    if (last?.type === 'rejected' && last.version === version && last.sequence === sequence && last.reason === message)
      return;
    log.warn({ remote: this.team.name, version, reason: message }, 'release rejected');
    await this.append({ type: 'rejected', version, sequence, actor: 'publisher', reason: message, violations });
    const plain = {
      version,
      checkedAt: new Date().toISOString(),
      isCheckedInBrowser: false,
      violations,
      notes: [],
      screenshots: [],
    };
    await this.keepVerdict(error instanceof FailedCheck ? error.verdict : plain);
  };

  /** Saves a verdict. One that cannot be saved is shown without screenshots; the history has the violations. */
  private async keepVerdict(verdict: FreshVerdict) {
    const { name } = this.team;
    this.verdict = await saveVerdict(this.publisher.env.siteDir, name, verdict).catch((error: Error) => {
      log.warn({ remote: name, error: error.message }, 'the verdict was not saved');
      return { ...verdict, screenshots: [] };
    });
  }

  /** Activates a stored release that was live before. */
  private change(type: 'rolled-back' | 'pinned', cause: Cause, choose: () => string): Promise<string> {
    return this.mutex(async () => {
      const version = choose();
      const { publisher, team } = this;
      const stored = await publisher.store.find(team.name, version);
      if (!stored) throw new Error(`The files of ${version} are not in the store.`);
      const { sequence } = stored.release;
      const { current } = publisher;
      const isLive = current?.site.remotes[team.name]?.version === version;
      const violations = isLive ? [] : violationsAgainst(publisher.site.liveShell(), stored);
      if (violations.length > 0) throw new Rejection(violations);
      const pages = isLive ? { build: current } : await this.pagesOf(stored);
      const isPinned = type === 'pinned' || this.state.state.isPinned;
      const record = () => this.state.append({ type, version, sequence, ...cause });
      await this.activate(version, pages, { isPinned }, cause, record);
      this.source.processAgain();
      await publisher.writeStatus().catch(() => {});
      return version;
    });
  }

  /** Returns the pages of a release that was checked before: from a build that has them, or rendered again. */
  private async pagesOf(stored: StoredRelease): Promise<RemotePart['pages']> {
    const { publisher, team } = this;
    const build = await publisher.site.buildWith(team.name, stored.release.version);
    if (build) return { build };
    // Not in the slot of checks, which a hanging release of the team may use.
    const slot = `${team.name} command`;
    return { stored, rendered: await renderRelease(publisher, team, stored, publisher.signal, slot) };
  }

  private draftPart(stored: StoredRelease) {
    return (rendered: CheckResult['rendered']): RemotePart =>
      this.part(stored.release.version, { stored, rendered }, { sequence: stored.release.sequence });
  }

  private part(version: string, pages: RemotePart['pages'], changes: Partial<RemotePart> = {}): RemotePart {
    const { versions: before, sequence, isPinned, number: entry } = this.state.state;
    const versions = [version, ...before.filter((other) => other !== version)].slice(0, releasesKept);
    return { team: this.team, sequence, isPinned, entry, versions, pages, ...changes };
  }

  private entryOf = (version: string) => ({ version, sequence: this.state.state.sequence });
}

const activations = new Set<string>(['published', 'rolled-back', 'pinned']);

/** Returns a placeholder for the version of an invalid manifest: a digest, so that another manifest has another one. */
const unreadable = (manifest: string) =>
  `unreadable-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
