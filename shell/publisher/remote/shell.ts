import type { ReleaseCounters } from '@portal/contracts/field-counters';
import type { Team } from '@portal/release/teams';
import { log } from '../platform/log.ts';
import { CheckFailed } from '../release/check-report.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { Cause, SiteJson } from '../release/site-build.ts';
import { digestOfSettings, type LiveShell, type RemotePart } from '../site/assemble-site.ts';
import type { PublisherContext } from './publisher-context.ts';
import { activationOf, watchMilliseconds } from './release-state.ts';
import { Remote } from './remote.ts';
import type { NewEntry, StateStore } from './state-store.ts';
import { reportsOfShell } from './watch/shell-reports.ts';

/** Name of the shell in history, status and commands. No team has it. */
export const shellName = 'shell';

/** A build that is older is made again, because its security.txt expires after about a year. */
const rebuildMilliseconds = 180 * 24 * 60 * 60_000;

/** It owns no pages, and its builds are not signed: they are part of the image of the publisher. */
const shellTeam: Team = {
  name: shellName,
  classPrefix: shellName,
  prefixes: [],
  access: 'public',
  cookies: [],
  publicKeys: [],
};

/** The shell: its releases are live around the pages of all remotes. */
export class Shell extends Remote {
  private readonly remotes: () => Remote[];
  /** The release of this publisher, which is a candidate until it is live or rejected. */
  private own = '';
  /** Whether the pages of the live build were made with the present settings and code. */
  private isUpToDate = false;

  constructor(publisher: PublisherContext, state: StateStore, remotes: () => Remote[]) {
    super(publisher, { ...shellTeam, source: publisher.env.shellSource }, state);
    this.remotes = remotes;
  }

  override get built() {
    const { current } = this.publisher.site;
    // A build does not say whether its shell is pinned.
    return current && { version: current.site.shell.version, isPinned: this.state.state.isPinned };
  }

  /** Also the candidate that was rejected, because its operator decides. */
  override get available(): string[] {
    const { rejected } = this.state.state;
    return [...super.available, ...(rejected?.version === this.own ? [this.own] : [])];
  }

  /** While a candidate is checked, the live pages stay as they are: all of them are made with the candidate. */
  override get isActive(): boolean {
    return super.isActive && (this.isUpToDate || this.isCandidate(this.own));
  }

  private isCandidate(version: string): boolean {
    const { state, live } = this.state;
    const { isPinned, rejected, withdrawn } = state;
    return version !== live && !isPinned && rejected?.version !== version && !withdrawn.includes(version);
  }

  override get shellChange(): undefined {
    return undefined;
  }

  /**
   * All loads of the site. Failures count of releases that were live before the shell for as long as they are watched: others may have failures
   * of their own.
   */
  override reportsSince(since: Date, version: string, releases: ReleaseCounters[]): ReleaseCounters[] {
    const before = this.remotes().map(({ name, state }) => {
      const live = activationOf(state.entries.filter(({ at }) => Date.parse(at) < since.getTime() - watchMilliseconds));
      return [name, live?.version];
    });
    const known = new Map([...before, [shellName, version]] as [string, string | undefined][]);
    const { same = [], other = [] } = Object.groupBy(
      releases.filter(({ remote }) => known.has(remote)),
      (one) => (known.get(one.remote) === one.version ? 'same' : 'other'),
    );
    return [reportsOfShell(version, same, other)];
  }

  override reportsBefore(version: string, releases: ReleaseCounters[]): ReleaseCounters[] {
    const ofRemotes = this.remotes().flatMap((remote) => remote.reportsBefore('', releases));
    return [reportsOfShell('earlier', [...super.reportsBefore(version, releases), ...ofRemotes])];
  }

  /** Makes the live shell available to the remotes. When nothing is live, that of this publisher becomes live at once. */
  async begin(own: StoredRelease): Promise<void> {
    const { site, env } = this.publisher;
    const { version } = own.release;
    this.own = version;
    this.source.address = own.folder;
    const built = site.current?.site;
    if (built && !this.state.live) await this.append(entryOf(built.shell.version, 'live before this history begins'));
    const live = await this.assembleLive();
    if (live) {
      site.shell = live;
      this.isUpToDate = built !== undefined && isMadeNow(built, digestOfSettings(env.site));
      return site.writeRoutes();
    }
    const shell = await this.assemble(own);
    await this.exclusively(() => this.activateShell(shell, entryOf(version, `shell ${version}`)));
  }

  /** Resolves to `undefined` when nothing is live, or what is live cannot be rendered by this publisher. */
  private async assembleLive(): Promise<LiveShell | undefined> {
    const { live } = this.state;
    if (!live) return undefined;
    try {
      const stored = await this.publisher.store.find(shellName, live);
      if (stored) return await this.assemble(stored);
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error;
    }
    log.error({ version: live }, 'the files of the live shell are missing or do not render');
    return undefined;
  }

  /** Renders the shell's own pages. */
  async assemble(stored: StoredRelease): Promise<LiveShell> {
    const { renderer, env, signal } = this.publisher;
    const job = { shell: stored.folder, paths: ['/not-found', '/outage'], site: env.site };
    return { stored, rendered: await renderer.render(job, signal) };
  }

  override async makeLive(stored: StoredRelease, _isPinned: boolean, _cause: Cause, entry: NewEntry): Promise<void> {
    if (this.built?.version === stored.release.version) return this.state.append(entry);
    return this.activateShell(await this.assemble(stored), entry);
  }

  /** Its pages depend on it only where they are rendered. */
  override activate(_pages: RemotePart['pages'], _changes: object, _cause: Cause, entry: NewEntry): Promise<void> {
    return this.state.append(entry);
  }

  override async activateAgain(): Promise<void> {
    const live = await this.assembleLive();
    if (!live) throw new Error(`${this.state.live} is to be live and cannot be activated.`);
    await this.activateShell(live);
  }

  /** Renders all remotes with a shell and activates the result. Commands are executed meanwhile, and are not undone. */
  async activateShell(shell: LiveShell, entry?: NewEntry): Promise<void> {
    const { site } = this.publisher;
    const remotes = this.remotes();
    const parts = new Map<string, RemotePart>();
    const states = new Map<string, number>();
    const render = async (remote: Remote) => {
      const part = await remote.partWithShell(shell);
      parts.delete(remote.name);
      if (part) parts.set(remote.name, part);
      states.set(remote.name, remote.state.state.number);
    };
    for (const remote of remotes) await remote.exclusively(() => render(remote));

    const { version } = shell.stored.release;
    const { actor, reason = '' } = entry ?? entryOf(version, `shell ${version} with the present settings`);
    const activate = async () => {
      for (const remote of remotes) if (states.get(remote.name) !== remote.state.state.number) await render(remote);
      await site.activateAll(parts, { actor, reason }, shell, entry && (() => this.state.append(entry)));
    };
    await remotes.reduce((run, remote) => () => remote.exclusively(run), activate)();
    this.isUpToDate = true;
    await this.removeOldReleases(this.own);
  }
}

const entryOf = (version: string, reason: string): NewEntry => ({
  type: 'published',
  version,
  sequence: 0,
  actor: 'publisher',
  reason,
});

/** Whether all pages of a build were made with these settings, and not too long ago. */
const isMadeNow = ({ createdAt, settingsDigest, remotes }: SiteJson, digest: string) =>
  Date.now() - Date.parse(createdAt) < rebuildMilliseconds &&
  [settingsDigest, ...Object.values(remotes).map((remote) => remote.settingsDigest)].every((made) => made === digest);
