import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { readTeams, type Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import type { PublisherEnv } from './env.ts';
import { log } from './log.ts';
import type { PublisherContext } from './publisher-context.ts';
import { RemotePublisher } from './remote-publisher.ts';
import { rendererAt } from './renderer/client.ts';
import type { Renderer } from './renderer/protocol.ts';
import { assembleShell } from './shell-release.ts';
import { digestOfFacts, type LiveShell, type RemotePart } from './site/assemble-site.ts';
import { IndexNow } from './site/seo/index-now.ts';
import { SitePublisher } from './site/site-publisher.ts';
import type { LoadedBuild, SiteStore } from './site/site-store.ts';
import { ReleaseStore } from './sources/release-store.ts';
import { StateStore } from './state/state-store.ts';

/** Maximum number of releases that are rendered and checked at a time: more than one team can have. */
const checksAtOnce = 3;
/** A start of the publisher replaces a build that is older, because its security.txt expires after about a year. */
const rebuildMilliseconds = 180 * 24 * 60 * 60_000;
const retryMilliseconds = [1000, 2000, 5000, 10_000, 30_000, 60_000];
const browserMilliseconds = 10_000;

/** Publishes releases: one loop per remote, one site build at a time. */
export class Publisher implements PublisherContext {
  readonly env: PublisherEnv;
  readonly store: ReleaseStore;
  readonly site: SitePublisher;
  readonly renderer: Renderer;
  /** Limits rendering and checks of all remotes. */
  readonly checks = pLimit(checksAtOnce);
  /** Limits checks of releases that may have ended the renderer before. */
  readonly suspects = pLimit(1);
  readonly remotes = new Map<string, RemotePublisher>();
  teams: Team[];
  /** Error of the last attempt to publish the shell. */
  shellError: Error | undefined;
  /** Whether the renderer had a browser when it was last asked. */
  browser: boolean | undefined;
  /** Whether live releases that were published without a browser are checked in one. */
  checksLiveReleases: boolean;
  private readonly indexNow: IndexNow;
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  private startedEmpty = false;
  private wasReady = false;
  private teamsTime = 0;
  private browserTime = 0;

  constructor(env: PublisherEnv) {
    this.env = env;
    this.teams = readTeams(env.teamsFile);
    this.store = new ReleaseStore(join(env.dataDir, 'releases'));
    this.renderer = rendererAt(env.renderer);
    this.checksLiveReleases = env.hasBrowserChecks;
    this.indexNow = new IndexNow(env, this.signal);
    this.site = new SitePublisher({
      env,
      store: this.store,
      indexNow: this.indexNow,
      teams: () => this.teams,
      previews: () => [...this.remotes.values()].map(({ previews }) => previews),
    });
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  get sites(): SiteStore {
    return this.site.sites;
  }

  /** The active build. */
  get current(): LoadedBuild | undefined {
    return this.site.current;
  }

  set current(build: LoadedBuild | undefined) {
    this.site.current = build;
  }

  /** Reads the state and the active build, which is served meanwhile, and starts the loops. */
  async start() {
    await this.sites.removeUnfinished();
    this.current = await this.sites.current();
    this.startedEmpty = !this.current;
    await this.addRemotes();
    for (const [token, { site }] of await this.sites.previews())
      if (site.preview) this.remotes.get(site.preview.remote)?.previews.restore(token, site);
    this.loops.push(this.run());
  }

  /** Stops the loops. A running check is recorded as interrupted and repeated after the next start. */
  async stop() {
    this.stopping.abort();
    await Promise.all([...this.loops, ...[...this.remotes.values()].map((remote) => remote.stopped)]);
    await this.indexNow.stopped();
  }

  /**
   * Whether nothing is live yet, as at the first start of an installation. Releases are then published without browser checks,
   * so that the site is available within seconds.
   */
  get isFirstStart(): boolean {
    return this.startedEmpty && !this.isReady;
  }

  /** Whether every source was read at least once and its release was published or rejected. */
  get isReady(): boolean {
    this.wasReady ||= this.site.shell !== undefined && [...this.remotes.values()].every(({ wasPolled }) => wasPolled);
    return this.wasReady;
  }

  status = (): ReleaseStatus[] => [...this.remotes.values()].map((remote) => remote.status());

  /** Asks the renderer for its browser. */
  async hasBrowser(): Promise<boolean> {
    this.browser = await this.renderer.hasBrowser(
      AbortSignal.any([this.signal, AbortSignal.timeout(browserMilliseconds)]),
    );
    return this.browser;
  }

  writeStatus = () => this.site.saveStatus(this.status());

  /** Adds the remotes of new teams. Retries when the state of a remote cannot be read; its pages are unchanged meanwhile. */
  private async addRemotes() {
    for (const team of this.teams) {
      if (this.remotes.has(team.name)) continue;
      const folder = join(this.env.dataDir, 'state', team.name);
      try {
        const state = await StateStore.open(team.name, folder, this.current?.site.remotes[team.name]);
        const remote = new RemotePublisher(this, team, state);
        this.remotes.set(team.name, remote);
        if (this.site.shell) remote.start();
        log.info({ remote: team.name }, 'remote added');
      } catch (error) {
        log.error({ remote: team.name, error: (error as Error).message }, 'the state of a remote cannot be read');
      }
    }
  }

  /** Publishes the shell, with retries, then starts the remotes and watches teams.json. */
  private async run() {
    for (let attempt = 0; !this.signal.aborted && !this.site.shell; attempt += 1) {
      try {
        await this.prepareShell();
      } catch (error) {
        this.shellError = error as Error;
        log.error({ error: (error as Error).message }, 'the shell cannot be published; retrying');
        await this.pause(retryMilliseconds[Math.min(attempt, retryMilliseconds.length - 1)] ?? 0);
      }
    }
    for (const remote of this.remotes.values()) remote.start();
    while (!this.signal.aborted) {
      await this.readChangedTeams().catch((error: Error) =>
        log.error({ error: error.message }, 'teams.json is ignored'),
      );
      await this.addRemotes();
      await this.lookForBrowser();
      for (const remote of this.remotes.values())
        await remote.previews
          .removeExpired()
          .catch((error: Error) => log.warn({ error: error.message }, 'a preview was not ended'));
      await this.pause(1000);
    }
  }

  /** Reads the shell's release. When it or the site facts changed, renders compatible remotes again. */
  private async prepareShell() {
    const { env, store, renderer, signal, site, current } = this;
    const shell = await assembleShell(env, store, renderer, signal);
    site.shell = shell;
    const { version } = shell.stored.release;
    const isSame = current?.site.shell.version === version && current.site.facts === digestOfFacts(env.site);
    if (isSame && this.hasAllParts() && this.hasValidFiles(current)) {
      await site.writeRoutes();
      return;
    }

    try {
      await this.publishShell(shell);
    } catch (error) {
      site.shell = undefined;
      throw error;
    }
  }

  /** Renders all remotes with a shell and activates the result. Commands are executed meanwhile, and are not undone. */
  private async publishShell(shell: LiveShell) {
    const parts = new Map<string, RemotePart>();
    const states = new Map<string, number>();
    const render = async (remote: RemotePublisher) => {
      const part = await remote.partFor(shell);
      parts.delete(remote.team.name);
      if (part) parts.set(remote.team.name, part);
      states.set(remote.team.name, remote.state.state.number);
    };
    const remotes = [...this.remotes.values()];
    for (const remote of remotes) await remote.exclusively(() => render(remote));

    const activate = async () => {
      for (const remote of remotes)
        if (states.get(remote.team.name) !== remote.state.state.number) await render(remote);
      const cause = { actor: 'publisher', reason: `shell ${shell.stored.release.version}` };
      await this.site.activateAll(parts, cause);
    };
    await remotes.reduce((run, remote) => () => remote.exclusively(run), activate)();
  }

  private async lookForBrowser() {
    if (!this.env.hasBrowserChecks || Date.now() < this.browserTime) return;
    this.browserTime = Date.now() + browserMilliseconds;
    await this.hasBrowser().catch(() => {
      this.browser = undefined;
    });
  }

  /** Whether the active build contains the live releases of the histories. */
  private hasAllParts(): boolean {
    return [...this.remotes.values()].every(
      ({ team, state }) => !state.live || this.current?.site.remotes[team.name]?.version === state.live,
    );
  }

  /** Whether the active build has the file of a new key, and a security.txt that does not expire soon. */
  private hasValidFiles({ site }: LoadedBuild): boolean {
    const { indexNowKey } = this.env;
    const hasKey = !indexNowKey || site.files[`${indexNowKey}.txt`] !== undefined;
    return hasKey && Date.now() - Date.parse(site.createdAt) < rebuildMilliseconds;
  }

  private async readChangedTeams() {
    const { mtimeMs } = await stat(this.env.teamsFile);
    if (mtimeMs === this.teamsTime) return;
    this.teamsTime = mtimeMs;
    this.teams = readTeams(this.env.teamsFile);
    for (const team of this.teams) this.remotes.get(team.name)?.changeTeam(team);
  }

  private pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: this.signal }).catch(() => {});
}
