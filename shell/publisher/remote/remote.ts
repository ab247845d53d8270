import type { ReleaseCounters } from '@portal/contracts/field-counters';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import { log } from '../platform/log.ts';
import { CheckFailed } from '../release/check-report.ts';
import { sourceAddress } from '../release/release-source.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { Cause, SiteJsonRemote } from '../release/site-build.ts';
import { violationsAgainst } from '../rules/compatibility.ts';
import type { LiveShell, RemotePart } from '../site/assemble-site.ts';
import { Previews } from '../site/previews.ts';
import { type CheckResult, renderRelease } from './check-release.ts';
import { PolledSource } from './polled-source.ts';
import type { PublisherContext } from './publisher-context.ts';
import { causeOf, releasesKept } from './release-state.ts';
import type { NewEntry, StateStore } from './state-store.ts';

/** One remote: its source, the history of its releases and its part of the site. Polls and commands change it. */
export class Remote {
  readonly publisher: PublisherContext;
  readonly state: StateStore;
  readonly source: PolledSource;
  readonly previews: Previews;
  team: Team;
  /** Aborted when the publisher stops or the team is removed. */
  readonly signal: AbortSignal;
  private readonly removal = new AbortController();
  /** Serializes checks. */
  readonly slot = pLimit(1);
  /** Serializes changes of the state. Checks run outside, so that a rollback does not wait for them. */
  private readonly mutex = pLimit(1);

  constructor(publisher: PublisherContext, team: Team, state: StateStore) {
    const { env, site } = publisher;
    this.publisher = publisher;
    this.team = team;
    this.state = state;
    this.signal = AbortSignal.any([publisher.signal, this.removal.signal]);
    this.source = new PolledSource(team.name, sourceAddress(env, team), env.pollMilliseconds);
    this.previews = new Previews(site.sites);
  }

  get name(): string {
    return this.team.name;
  }

  /** The remote in the active build. */
  get built(): Pick<SiteJsonRemote, 'version' | 'isPinned'> | undefined {
    return this.publisher.site.current?.site.remotes[this.name];
  }

  /** Versions that a command can make live, the live one first. */
  get available(): string[] {
    return this.state.state.versions;
  }

  /** Whether the active build matches the history. */
  get isActive(): boolean {
    const { state, built } = this;
    return !state.live || (built?.version === state.live && built.isPinned === state.state.isPinned);
  }

  /** Applies a change of teams.json. Releases are checked again when the key or the source changed. */
  changeTeam(team: Team) {
    if (JSON.stringify(team) === JSON.stringify(this.team)) return;
    this.team = team;
    this.source.address = sourceAddress(this.publisher.env, team);
    this.source.processAgain();
  }

  /** Ends its loops and previews. What was live is kept for a team that is listed again. */
  async remove() {
    this.removal.abort();
    await this.previews.removeExpired(Number.POSITIVE_INFINITY);
  }

  /** Runs a function while no command or publication changes the state. */
  exclusively = <Result>(run: () => Promise<Result>): Promise<Result> => this.mutex(run);

  append = (entry: NewEntry): Promise<void> => this.mutex(() => this.state.append(entry));

  entryOf = (version: string) => ({ version, sequence: this.state.state.sequence });

  /** Makes a version live, and records it in the history. Call it with `exclusively`. */
  activate(
    pages: RemotePart['pages'],
    changes: Partial<RemotePart>,
    { actor, reason }: Cause,
    entry: NewEntry,
  ): Promise<void> {
    const part = this.part(entry.version, pages, { ...changes, entry: this.state.state.number + 1 });
    return this.publisher.site.activate(part, { actor, reason }, () => this.state.append(entry));
  }

  /** The last change of the shell, whose harm is not that of a release. */
  get shellChange(): PublisherContext['shellChange'] {
    return this.publisher.shellChange;
  }

  /** Returns the reports since a time by which a release is judged. */
  reportsSince(_since: Date, _version: string, releases: ReleaseCounters[]): ReleaseCounters[] {
    return releases;
  }

  /** Returns the reports about other releases than this one that were not rolled back. */
  reportsBefore(version: string, releases: ReleaseCounters[]): ReleaseCounters[] {
    const { withdrawn } = this.state.state;
    return releases.filter(
      (one) => one.remote === this.name && one.version !== version && !withdrawn.includes(one.version),
    );
  }

  /** Makes a stored release live. Throws a `CheckFailed` when it does not fit the shell. Call it with `exclusively`. */
  async makeLive(stored: StoredRelease, isPinned: boolean, cause: Cause, entry: NewEntry): Promise<void> {
    const { current, liveShell } = this.publisher.site;
    if (current && this.built?.version === stored.release.version)
      return this.activate({ build: current }, { isPinned }, cause, entry);
    const violations = violationsAgainst(liveShell(), stored);
    if (violations.length > 0) throw new CheckFailed(violations);
    return this.activate(await this.pagesOf(stored), { isPinned }, cause, entry);
  }

  /** Activates the release of the history again. Call it with `exclusively`. */
  async activateAgain(): Promise<void> {
    const { site } = this.publisher;
    const { live, entries } = this.state;
    const part = await this.partWithShell(site.liveShell());
    if (!part || part.versions[0] !== live) throw new Error(`${live} is to be live and cannot be activated.`);
    await site.activate(part, causeOf(entries, live ?? ''));
  }

  /**
   * Returns the remote's part of a build with a new shell. An incompatible release keeps its present pages. Call it with
   * `exclusively`.
   */
  async partWithShell(shell: LiveShell): Promise<RemotePart | undefined> {
    const { publisher, state, name } = this;
    if (!state.live) return undefined;
    const stored = await publisher.store.find(name, state.live);
    const violations = stored ? violationsAgainst(shell, stored) : [];
    if (stored && violations.length === 0)
      try {
        return this.part(state.live, await this.pagesOf(stored, shell));
      } catch (error) {
        if (!(error instanceof CheckFailed)) throw error;
        violations.push(...error.violations);
      }

    const reason = stored ? violations.map(({ message }) => message).join(' ') : 'Its files are not in the store.';
    log.error({ remote: name, version: state.live, reason }, 'the live release keeps the pages of the former shell');
    if (state.entries.at(-1)?.type !== 'incompatible')
      await state.append({ ...this.entryOf(state.live), type: 'incompatible', actor: 'publisher', reason, violations });
    return this.presentPart();
  }

  /** Returns the part of the active build. */
  presentPart(): RemotePart | undefined {
    const { built } = this;
    const { current } = this.publisher.site;
    return built && current ? this.part(built.version, { build: current }) : undefined;
  }

  /** Returns the pages of a release that was checked before: from a build that has them, or rendered again. */
  async pagesOf(stored: StoredRelease, shell = this.publisher.site.liveShell()): Promise<RemotePart['pages']> {
    const { publisher, team } = this;
    const build = await publisher.site.buildWith(team.name, stored.release.version, shell);
    if (build) return { build };
    // Not in the slot of checks, which a hanging release of the team may use.
    const slot = `${team.name} command`;
    return { stored, rendered: await renderRelease(publisher, team, stored, this.signal, slot, shell) };
  }

  /** Returns the part of a build with a release that is checked. */
  partToCheck(stored: StoredRelease, rendered: CheckResult['rendered'], banner?: string): RemotePart {
    const { version, sequence } = stored.release;
    return this.part(version, { stored, rendered, ...(banner && { banner }) }, { sequence });
  }

  /** Deletes releases from the store that are neither live, available for a rollback or preview, nor named. */
  async removeOldReleases(...needed: string[]) {
    const { publisher, name, state, previews } = this;
    await publisher.store
      .keepOnly(name, [...state.state.versions, ...previews.versions(), ...needed])
      .catch((error: Error) => log.warn({ error: error.message }, 'old releases were not deleted'));
  }

  protected part(version: string, pages: RemotePart['pages'], changes: Partial<RemotePart> = {}): RemotePart {
    const { versions: before, sequence, isPinned, number: entry } = this.state.state;
    const versions = [version, ...before.filter((other) => other !== version)].slice(0, releasesKept);
    return { team: this.team, sequence, isPinned, entry, versions, pages, ...changes };
  }
}
