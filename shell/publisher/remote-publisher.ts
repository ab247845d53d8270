import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import type { RenderedPage } from '../src/rendered-page.ts';
import { checkRelease, FailedCheck, type FreshVerdict, renderRelease } from './check-release.ts';
import { Rejection, reject } from './checks/rejection.ts';
import { verifyManifest } from './checks/verify-manifest.ts';
import { log } from './log.ts';
import { type Cause, type Publisher, sourceAddress, violationsAgainst } from './publisher.ts';
import type { LiveShell, RemotePart } from './site/assemble-site.ts';
import { Previews, previewBanner } from './site/previews.ts';
import { PolledSource } from './sources/polled-source.ts';
import { type ReleaseSource, releaseSource } from './sources/release-source.ts';
import type { StoredRelease } from './sources/release-store.ts';
import { liveSince, type ReleaseState, releasesKept, rollbackTarget } from './state/release-state.ts';
import type { StateStore } from './state/state-store.ts';
import { readVerdict, saveVerdict } from './state/verdicts.ts';

/** Aborted checks are retried, so the limit is generous for busy machines. */
const checkMilliseconds = 600_000;
const checkMillisecondsPerPage = 100;
/** A release is rejected when its check has ended the publisher or its renderer this often. */
const unfinishedChecks = 2;
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
  private readonly publisher: Publisher;
  /** Serializes changes of the state. Checks run outside, so that a rollback does not wait for them. */
  private readonly mutex = pLimit(1);
  private readonly source: PolledSource;
  private verdict: Verdict | undefined;
  private checking: string | undefined;
  /** Checks that were running when the previous process ended. */
  private unfinished: ReleaseState['unfinished'];

  constructor(publisher: Publisher, team: Team, state: StateStore) {
    this.publisher = publisher;
    this.team = team;
    this.state = state;
    this.previews = new Previews(publisher.sites);
    this.unfinished = state.state.unfinished;
    this.source = new PolledSource(team.name, sourceAddress(publisher.env, team), publisher.env.pollMilliseconds);
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
    return {
      name: this.team.name,
      source: this.source.status,
      ...(live && { live, liveSince: liveSince(entries) }),
      isPinned: state.isPinned,
      ...(state.held && { held: state.held }),
      ...(this.checking && { checking: this.checking }),
      earlier,
      withdrawn: state.withdrawn,
      ...(this.verdict && { verdict: this.verdict }),
      previews: this.previews.status(),
      history: entries.slice(-historyShown),
      historyLength: entries.length,
    };
  }

  /** Returns the remote's part of a build with a new shell. An incompatible release keeps its present pages. */
  async partFor(shell: LiveShell): Promise<RemotePart | undefined> {
    const { publisher, state } = this;
    if (!state.live) return undefined;
    const stored = await publisher.store.find(this.team.name, state.live);
    const built = publisher.current?.site.remotes[this.team.name];
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
    return built && publisher.current ? this.part(built.version, { build: publisher.current }) : undefined;
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
    await this.mutex(() => this.state.append({ ...this.entryOf(this.state.live ?? ''), type: 'retried', ...cause }));
    this.unfinished = undefined;
    this.source.processAgain();
  }

  /** Checks a candidate and returns the path of a link to it. Throws a `Rejection`. */
  async preview(cause: Cause, address?: string): Promise<{ version: string; path: string; until: string }> {
    const { publisher, team } = this;
    const source = address ? releaseSource(address) : this.source.files;
    const signal = this.deadline();
    const release = verifyManifest(await source.readManifest('candidate.json', signal), team, source);
    const stored = await publisher.store.add(release, source, signal);
    const { rendered } = await publisher.checks(() =>
      checkRelease(publisher, team, stored, this.draftPart(stored), this.deadline(release.pages.length)),
    );
    const until = new Date(Date.now() + previewHours * 3_600_000).toISOString();
    const banner = previewBanner(release, until);
    const part = { ...this.draftPart(stored)(rendered), pages: { stored, rendered, banner } };
    const { version } = release;
    const start = release.pages[0]?.path ?? '/';
    const build = await publisher.draft(part, cause, { remote: team.name, version, until, start });
    const path = await this.previews.add(build);
    await publisher.writeRoutes();
    await this.mutex(() =>
      this.state.append({ type: 'previewed', version: release.version, sequence: release.sequence, ...cause }),
    );
    return { version, path, until };
  }

  private async run() {
    const { publisher, team } = this;
    this.verdict = await readVerdict(publisher.env.siteDir, team.name);
    while (!publisher.signal.aborted) {
      await this.poll();
      this.wasPolled = true;
      await publisher.writeStatus().catch(() => {});
      await sleep(publisher.env.pollMilliseconds, undefined, { signal: publisher.signal }).catch(() => {});
    }
  }

  /** Reads the source once. I/O errors of source, disk or renderer are retried with back-off and never become a verdict. */
  private async poll() {
    const { source, publisher } = this;
    const { files } = source;
    const manifest = await source.poll(!this.isActive(), publisher.signal);
    if (manifest === undefined) return;
    try {
      await this.activateLive();
      await this.consider(manifest, files);
      source.succeeded();
    } catch (error) {
      if (!publisher.signal.aborted) source.failedWith(manifest, (error as Error).message);
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

  /** Activates the release of the history when an error, e.g. a full disk, occurred between its last entry and the activation. */
  private async activateLive() {
    if (this.isActive()) return;
    await this.mutex(async () => {
      const part = await this.partFor(this.publisher.liveShell());
      const cause = { actor: 'publisher', reason: 'activation after a failure' };
      if (part && part.versions[0] === this.state.live) await this.publisher.activate(part, cause);
    });
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
    const { publisher, team } = this;
    const { version, sequence } = release;
    const tried = this.unfinished;
    if (tried?.version === version && tried.sequence === sequence && tried.count >= unfinishedChecks)
      throw reject(
        'publisher-ended',
        `The check of ${version} did not end: the publisher or its renderer stopped ${tried.count} times.`,
      );

    const stored = await publisher.store.add(release, source, this.deadline());
    this.checking = version;
    await publisher.checks(async () => {
      await this.mutex(() => this.state.append({ type: 'checking', version, sequence, actor: 'publisher' }));
      try {
        const fit = this.draftPart(stored);
        const { rendered, verdict } = await checkRelease(
          publisher,
          team,
          stored,
          fit,
          this.deadline(release.pages.length),
        );
        await this.publish(stored, rendered);
        await this.keepVerdict(verdict);
      } catch (error) {
        if (error instanceof Rejection) throw error;
        // A stop of the publisher or an I/O error does not count against the release.
        const reason = (error as Error).message;
        if (this.state.live !== version)
          await this.mutex(() =>
            this.state.append({ type: 'interrupted', version, sequence, actor: 'publisher', reason }),
          );
        throw error;
      }
    });
  }

  private async publish(stored: StoredRelease, rendered: ReadonlyMap<string, RenderedPage>) {
    const { version, sequence } = stored.release;
    const cause = { actor: `team ${this.team.name}`, reason: `release ${version}` };
    await this.mutex(async () => {
      const { isPinned, held } = this.state.state;
      // A command changed the state while the release was checked.
      if (isPinned || held || this.state.state.withdrawn.includes(version)) return;
      const record = () => this.state.append({ type: 'published', version, sequence, ...cause });
      await this.activate(version, { stored, rendered }, { sequence }, cause, record);
      log.info({ remote: this.team.name, version }, 'release is live');
    });
    const kept = [...this.state.state.versions, ...this.previews.versions()];
    await this.publisher.store
      .keepOnly(this.team.name, kept)
      .catch((error: Error) => log.warn({ error: error.message }, 'old releases were not deleted'));
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
    return this.publisher.activate(part, cause, record);
  }

  /** Returns the deadline for all work on a release, without the time it waits for other releases. */
  private deadline(pages = 0): AbortSignal {
    const end = AbortSignal.timeout(checkMilliseconds + pages * checkMillisecondsPerPage);
    return AbortSignal.any([this.publisher.signal, end]);
  }

  private async recordRejection(error: Rejection, { version, sequence }: Pick<Release, 'version' | 'sequence'>) {
    const { violations, message } = error;
    const last = this.state.entries.at(-1);
    if (last?.type === 'rejected' && last.version === version && last.sequence === sequence && last.reason === message)
      return;
    log.warn({ remote: this.team.name, version, reason: message }, 'release rejected');
    await this.mutex(() =>
      this.state.append({ type: 'rejected', version, sequence, actor: 'publisher', reason: message, violations }),
    );
    const plain = {
      version,
      checkedAt: new Date().toISOString(),
      isCheckedInBrowser: false,
      violations,
      notes: [],
      screenshots: [],
    };
    await this.keepVerdict(error instanceof FailedCheck ? error.verdict : plain);
  }

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
      const violations = isLive ? [] : violationsAgainst(publisher.liveShell(), stored);
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
    const build = await this.publisher.buildWith(this.team.name, stored.release.version);
    if (build) return { build };
    return { stored, rendered: await renderRelease(this.publisher, this.team, stored, this.publisher.signal) };
  }

  private draftPart(stored: StoredRelease) {
    return (rendered: ReadonlyMap<string, RenderedPage>): RemotePart =>
      this.part(stored.release.version, { stored, rendered }, { sequence: stored.release.sequence });
  }

  private part(version: string, pages: RemotePart['pages'], changes: Partial<RemotePart> = {}): RemotePart {
    const { versions: before, sequence, isPinned, number: entry } = this.state.state;
    const versions = [version, ...before.filter((other) => other !== version)].slice(0, releasesKept);
    return { team: this.team, sequence, isPinned, entry, versions, pages, ...changes };
  }

  private entryOf = (version: string) => ({ version, sequence: this.state.state.sequence });
}

/** Returns a placeholder for the version of an invalid manifest: a digest, so that another manifest has another one. */
const unreadable = (manifest: string) =>
  `unreadable-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
