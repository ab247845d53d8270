import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus, SourceStatus, Verdict } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import type { RenderedPage } from '../src/rendered-page.ts';
import { checkRelease, FailedCheck, renderRelease } from './check-release.ts';
import { Rejection, reject } from './checks/rejection.ts';
import { verifyManifest } from './checks/verify-manifest.ts';
import { log } from './log.ts';
import { type Cause, type Publisher, sourceAddress, violationsAgainst } from './publisher.ts';
import type { LiveShell, RemotePart } from './site/assemble-site.ts';
import type { LoadedBuild } from './site/site-store.ts';
import { type ReleaseSource, releaseSource } from './sources/release-source.ts';
import type { StoredRelease } from './sources/release-store.ts';
import { liveSince, releasesKept, rollbackTarget } from './state/release-state.ts';
import type { StateStore } from './state/state-store.ts';
import { readVerdict, saveVerdict } from './state/verdicts.ts';

const readMilliseconds = 10_000;
const checkMilliseconds = 180_000;
const longestPause = 60_000;
/** A release whose check ended the publisher or its renderer this often is rejected. */
const unfinishedChecks = 2;
const previewHours = 24;
const historyShown = 100;

interface Preview {
  version: string;
  token: string;
  build: LoadedBuild;
  until: number;
}

/** Publishes the releases of one remote. Other remotes are not affected by how long its source or its checks take. */
export class RemotePublisher {
  readonly state: StateStore;
  team: Team;
  stopped: Promise<void> = Promise.resolve();
  /** True after the first look at the source. */
  wasPolled = false;
  private readonly publisher: Publisher;
  /** Changes of the state happen one at a time. Checks run outside, so that a rollback does not wait for them. */
  private readonly mutex = pLimit(1);
  private readonly source: SourceStatus;
  private verdict: Verdict | undefined;
  private previews: Preview[] = [];
  private checking: string | undefined;
  private failures = 0;
  /** The manifest that needs no further attention until it changes or a command arrives. */
  private settled: string | undefined;

  constructor(publisher: Publisher, team: Team, state: StateStore) {
    this.publisher = publisher;
    this.team = team;
    this.state = state;
    this.source = { address: sourceAddress(publisher.env, team) };
  }

  start() {
    this.stopped = this.run();
  }

  status(): ReleaseStatus {
    const { state, entries } = this.state;
    const [live, ...earlier] = state.versions;
    return {
      name: this.team.name,
      source: this.source,
      ...(live && { live, liveSince: liveSince(entries) }),
      isPinned: state.isPinned,
      ...(state.held && { held: state.held }),
      ...(this.checking && { checking: this.checking }),
      earlier,
      withdrawn: state.withdrawn,
      ...(this.verdict && { verdict: this.verdict }),
      previews: this.previews.map(({ version, until }) => ({ version, until: new Date(until).toISOString() })),
      history: entries.slice(-historyShown),
      historyLength: entries.length,
    };
  }

  /** Returns what the remote contributes to a build with a new shell. An incompatible release keeps its present pages. */
  async partFor(shell: LiveShell): Promise<RemotePart | undefined> {
    const { publisher, state } = this;
    if (!state.live) return undefined;
    const stored = await publisher.store.find(this.team.name, state.live);
    const built = publisher.current?.site.remotes[this.team.name];
    const violations = stored ? violationsAgainst(shell, stored) : [];
    if (stored && violations.length === 0) return this.part(state.live, await this.pagesOf(stored));

    const reason = stored ? violations.map(({ message }) => message).join(' ') : 'Its files are not in the store.';
    log.error(
      { remote: this.team.name, version: state.live, reason },
      'the live release keeps the pages made with the former shell',
    );
    if (state.entries.at(-1)?.type !== 'incompatible')
      await state.append({ ...this.entryOf(state.live), type: 'incompatible', actor: 'publisher', reason, violations });
    return built && publisher.current ? this.part(built.version, { build: publisher.current }) : undefined;
  }

  async rollBack(cause: Cause, asked?: string): Promise<string> {
    return this.change('rolled-back', cause, () => rollbackTarget(this.state.state, asked));
  }

  async pin(cause: Cause, asked?: string): Promise<string> {
    return this.change('pinned', cause, () => {
      const version = asked ?? this.state.live;
      if (!version || !this.state.state.versions.includes(version))
        throw new Error(
          `${version ?? 'No release'} is not available. Available: ${this.state.state.versions.join(', ')}.`,
        );
      return version;
    });
  }

  async unpin(cause: Cause): Promise<string> {
    const version = await this.mutex(async () => {
      const { isPinned, held } = this.state.state;
      if (!isPinned && !held) throw new Error(`"${this.team.name}" is not pinned.`);
      await this.state.append({ ...this.entryOf(this.state.live ?? ''), type: 'unpinned', ...cause });
      return this.state.live ?? '';
    });
    this.settled = undefined;
    return version;
  }

  /** Checks a rejected release again. */
  async retry(cause: Cause): Promise<void> {
    await this.mutex(() => this.state.append({ ...this.entryOf(this.state.live ?? ''), type: 'retried', ...cause }));
    this.settled = undefined;
    this.failures = 0;
  }

  /** Checks a candidate and returns the path of a link to it. Throws a `Rejection`. */
  async preview(cause: Cause, address?: string): Promise<{ version: string; path: string; until: number }> {
    const { publisher, team } = this;
    const source = address ? releaseSource(address) : releaseSource(this.source.address);
    const signal = AbortSignal.any([publisher.signal, AbortSignal.timeout(checkMilliseconds)]);
    const release = verifyManifest(await source.readManifest('candidate.json', signal), team, source);
    const stored = await publisher.store.add(release, source, signal);
    const { rendered } = await publisher.checks(() =>
      checkRelease(publisher, team, stored, this.draftPart(stored), signal),
    );
    const until = Date.now() + previewHours * 3_600_000;
    const banner = previewBanner(release, until);
    const part = { ...this.draftPart(stored)(rendered), pages: { stored, rendered, banner } };
    const build = await publisher.draft(part, cause, release.pages[0]?.path);
    const token = randomBytes(32).toString('base64url');
    await publisher.sites.addPreview(token, build);
    this.previews.push({ version: release.version, token, build, until });
    await this.mutex(() =>
      this.state.append({ type: 'previewed', version: release.version, sequence: release.sequence, ...cause }),
    );
    return { version: release.version, path: `/preview/${token}`, until };
  }

  /** Removes previews that have expired. */
  async endPreviews(now = Date.now()) {
    for (const { token } of this.previews.filter(({ until }) => until <= now))
      await this.publisher.sites.removePreview(token);
    this.previews = this.previews.filter(({ until }) => until > now);
  }

  previewBuilds = () => this.previews.map(({ build }) => build.site.id);

  private async run() {
    const { publisher, team } = this;
    this.verdict = await readVerdict(publisher.env.siteDir, team.name);
    while (!publisher.signal.aborted) {
      await this.poll();
      this.wasPolled = true;
      await publisher.writeStatus().catch(() => {});
      const pause = Math.min(publisher.env.pollMilliseconds * 2 ** this.failures, longestPause);
      await sleep(pause, undefined, { signal: publisher.signal }).catch(() => {});
    }
  }

  /** Looks once at the source. Faults of source, disk or renderer are retried with back-off and never become a verdict. */
  private async poll() {
    const source = releaseSource(this.source.address);
    const manifest = await this.readSource(source);
    if (manifest === undefined || manifest === this.settled) return;
    try {
      await this.consider(manifest, source);
      this.settled = manifest;
      this.failures = 0;
    } catch (error) {
      if (this.publisher.signal.aborted) return;
      this.failures = Math.min(this.failures + 1, 6);
      log.error(
        { remote: this.team.name, error: (error as Error).message },
        'a release could not be checked; retrying',
      );
    } finally {
      this.checking = undefined;
    }
  }

  private async readSource(source: ReleaseSource): Promise<string | undefined> {
    const before = this.source.error;
    try {
      const signal = AbortSignal.any([this.publisher.signal, AbortSignal.timeout(readMilliseconds)]);
      const manifest = await source.readManifest('release.json', signal);
      this.source.readAt = new Date().toISOString();
      this.source.error = undefined;
      return manifest;
    } catch (error) {
      if (this.publisher.signal.aborted) return undefined;
      this.source.error = (error as Error).message;
      if (this.source.error !== before)
        log.warn(
          { remote: this.team.name, source: source.address, error: this.source.error },
          'a source cannot be read',
        );
      return undefined;
    }
  }

  /** Decides about a manifest: publishes it, rejects it, or leaves what is live. */
  private async consider(manifest: string, source: ReleaseSource) {
    const { state } = this.state;
    let release: Release | undefined;
    try {
      release = verifyManifest(manifest, this.team, source);
      const { version, sequence } = release;
      if (version === this.state.live || state.isPinned || state.held || state.withdrawn.includes(version)) return;
      if (state.rejected?.version === version && state.rejected.sequence === sequence) return;
      if (sequence < state.sequence)
        throw reject('sequence', `It was published before release ${this.state.live}, which is or was live.`);
      await this.check(release, source);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await this.recordRejection(error, release);
    }
  }

  private async check(release: Release, source: ReleaseSource) {
    const { publisher, team } = this;
    const { version, sequence } = release;
    const tried = this.state.state.unfinished;
    if (tried?.version === version && tried.sequence === sequence && tried.count >= unfinishedChecks)
      throw reject(
        'publisher-ended',
        `The check of ${version} did not end: the publisher or its renderer stopped ${tried.count} times.`,
      );

    const deadline = AbortSignal.timeout(checkMilliseconds);
    const signal = AbortSignal.any([publisher.signal, deadline]);
    const stored = await publisher.store.add(release, source, signal);
    this.checking = version;
    await publisher.checks(async () => {
      await this.mutex(() => this.state.append({ type: 'checking', version, sequence, actor: 'publisher' }));
      try {
        const { rendered, verdict } = await checkRelease(publisher, team, stored, this.draftPart(stored), signal);
        await this.publish(stored, rendered);
        this.verdict = await saveVerdict(publisher.env.siteDir, team.name, verdict);
      } catch (error) {
        if (error instanceof Rejection) throw error;
        // A stop of the publisher, or an I/O error, is not the fault of the release.
        await this.mutex(() =>
          this.state.append({
            type: 'interrupted',
            version,
            sequence,
            actor: 'publisher',
            reason: (error as Error).message,
          }),
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
      // Somebody acted while the release was checked.
      if (isPinned || held || this.state.state.withdrawn.includes(version)) return;
      await this.publisher.activate(async () => this.part(version, { stored, rendered }, sequence), cause);
      await this.state.append({ type: 'published', version, sequence, ...cause });
      log.info({ remote: this.team.name, version }, 'release is live');
    });
    await this.publisher.store.keepOnly(this.team.name, [
      ...this.state.state.versions,
      ...this.previews.map((preview) => preview.version),
    ]);
  }

  private async recordRejection(error: Rejection, release?: Release) {
    const { version = 'unreadable', sequence = 0 } = release ?? {};
    const { violations, message } = error;
    const { rejected } = this.state.state;
    if (rejected?.version === version && rejected.sequence === sequence) return;
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
    const verdict = error instanceof FailedCheck ? error.verdict : plain;
    this.verdict = await saveVerdict(this.publisher.env.siteDir, this.team.name, verdict);
  }

  /** Activates a stored release that was live before. */
  private change(type: 'rolled-back' | 'pinned', cause: Cause, choose: () => string): Promise<string> {
    return this.mutex(async () => {
      const version = choose();
      const { publisher, team } = this;
      const entry = { ...this.entryOf(version), type, ...cause };
      const stored = await publisher.store.find(team.name, version);
      if (!stored) throw new Error(`The files of ${version} are not in the store.`);
      entry.sequence = stored.release.sequence;
      if (version !== publisher.current?.site.remotes[team.name]?.version) {
        const violations = violationsAgainst(publisher.liveShell(), stored);
        if (violations.length > 0) throw new Rejection(violations);
        const pages = await this.pagesOf(stored);
        await publisher.activate(async () => this.part(version, pages), cause);
      }
      await this.state.append(entry);
      this.settled = undefined;
      await publisher.writeStatus().catch(() => {});
      return version;
    });
  }

  /** Pages of a release that was checked before: from a build that has them, or rendered again. */
  private async pagesOf(stored: StoredRelease): Promise<RemotePart['pages']> {
    const build = await this.publisher.buildWith(this.team.name, stored.release.version);
    if (build) return { build };
    return { stored, rendered: await renderRelease(this.publisher, this.team, stored, this.publisher.signal) };
  }

  private draftPart(stored: StoredRelease) {
    return (rendered: ReadonlyMap<string, RenderedPage>): RemotePart =>
      this.part(stored.release.version, { stored, rendered }, stored.release.sequence);
  }

  private part(version: string, pages: RemotePart['pages'], sequence = this.state.state.sequence): RemotePart {
    const { state } = this.state;
    const versions = [version, ...state.versions.filter((other) => other !== version)].slice(0, releasesKept);
    return { team: this.team, sequence: Math.max(sequence, state.sequence), entry: state.number, versions, pages };
  }

  private entryOf = (version: string) => ({ version, sequence: this.state.state.sequence });
}

function previewBanner({ name, version }: Release, until: number): string {
  const end = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    '<aside class="preview-banner" aria-label="Preview">',
    `<p><strong>Preview</strong> of ${name} ${version}, until ${end}. Visitors do not see it. <a href="/preview/end">Leave the preview</a></p>`,
    '</aside>',
  ].join('');
}
