import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { readTeams, type Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import { compatibilityViolations } from './checks/compatibility.ts';
import type { SiteOutline } from './checks/links.ts';
import type { PublisherEnv } from './env.ts';
import { log } from './log.ts';
import { RemotePublisher } from './remote-publisher.ts';
import { rendererAt } from './renderer/client.ts';
import type { Renderer } from './renderer/protocol.ts';
import { assembleShell } from './shell-release.ts';
import { digestOfFacts, type LiveShell, type RemotePart, SiteAssembler, type SiteParts } from './site/assemble-site.ts';
import { writeHeaders } from './site/headers.ts';
import { pagesOf } from './site/page-address.ts';
import { ImageStore } from './site/seo/image-store.ts';
import { IndexNow, pagesWithNewText } from './site/seo/index-now.ts';
import { type LoadedBuild, SiteStore, type StoredBuild } from './site/site-store.ts';
import { ReleaseStore, type StoredRelease } from './sources/release-store.ts';
import { StateStore } from './state/state-store.ts';
import { statusWriter } from './state/status.ts';

/** Maximum number of releases that are rendered and checked at a time. */
const checksAtOnce = 2;
/** A start of the publisher replaces a build that is older, because its security.txt expires after about a year. */
const rebuildMilliseconds = 180 * 24 * 60 * 60_000;
const retryMilliseconds = [1000, 2000, 5000, 10_000, 30_000, 60_000];

/** The reason for a build, for `site.json` and the history. */
export interface Cause {
  actor: string;
  reason: string;
}

/** Publishes releases: one loop per remote, one site build at a time. */
export class Publisher {
  readonly env: PublisherEnv;
  readonly store: ReleaseStore;
  readonly sites: SiteStore;
  readonly renderer: Renderer;
  /** Limits rendering and checks of all remotes. */
  readonly checks = pLimit(checksAtOnce);
  readonly remotes = new Map<string, RemotePublisher>();
  teams: Team[];
  shell: LiveShell | undefined;
  /** Error of the last attempt to publish the shell. */
  shellError: Error | undefined;
  current: LoadedBuild | undefined;
  private readonly assembler: SiteAssembler;
  private readonly indexNow: IndexNow;
  private readonly saveStatus: (status: ReleaseStatus[]) => Promise<void>;
  private readonly building = pLimit(1);
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  private startedEmpty = false;
  private wasReady = false;
  private teamsTime = 0;

  constructor(env: PublisherEnv) {
    this.env = env;
    this.teams = readTeams(env.teamsFile);
    this.store = new ReleaseStore(join(env.dataDir, 'releases'));
    this.sites = new SiteStore(env.siteDir, env.compression);
    this.renderer = rendererAt(env.renderer);
    this.saveStatus = statusWriter(env.siteDir);
    this.assembler = new SiteAssembler(this.store, new ImageStore(env.imageCacheDir));
    this.indexNow = new IndexNow(env, this.signal);
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
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
    this.wasReady ||= this.shell !== undefined && [...this.remotes.values()].every(({ wasPolled }) => wasPolled);
    return this.wasReady;
  }

  status = (): ReleaseStatus[] => [...this.remotes.values()].map((remote) => remote.status());

  outline(): SiteOutline {
    const outlines = new Map<string, Map<string, LoadedBuild['pages'][string]['outline']>>();
    for (const [path, { remote, outline }] of Object.entries(this.current?.pages ?? {})) {
      const pages = outlines.get(remote) ?? new Map();
      outlines.set(remote, pages.set(path, outline));
    }
    return outlines;
  }

  /** Writes a build in which one remote is replaced, without activating it. */
  draft(part: RemotePart, cause: Cause, preview?: SiteParts['preview']): Promise<LoadedBuild> {
    return this.building(() => this.write(part, cause, preview));
  }

  /** Makes a remote's part live. `record` adds it to the history, from which a failed activation is repeated. */
  activate(part: RemotePart, cause: Cause, record?: () => Promise<void>): Promise<void> {
    return this.building(async () => {
      const build = await this.write(part, cause);
      await record?.();
      await this.makeCurrent(build);
    });
  }

  /** Returns a build that has the pages of a release, rendered with the same shell and site facts. */
  async buildWith(name: string, version: string): Promise<LoadedBuild | undefined> {
    const facts = digestOfFacts(this.env.site);
    const shell = this.shell?.stored.release.version;
    const fits = ({ site: { remotes, preview } }: StoredBuild) =>
      !preview && remotes[name]?.version === version && remotes[name].shell === shell && remotes[name].facts === facts;
    if (this.current && fits(this.current)) return this.current;
    const found = (await this.sites.all()).find(fits);
    return found && this.sites.load(found.site.id);
  }

  /** Returns the shell of this publisher. Throws until its pages are rendered. */
  liveShell(): LiveShell {
    if (!this.shell) throw new Error('The pages of the shell are not rendered yet.');
    return this.shell;
  }

  /** Writes response headers and routes, for nginx and the web server. */
  async writeRoutes(build = this.current) {
    if (!build) return;
    const { remotes, unavailable, files } = build.site;
    await writeHeaders(this.env.siteDir, this.env.site, {
      remotes: Object.entries(remotes).map(([name, { access, prefixes }]) => ({ name, access, prefixes })),
      unavailable,
      pages: pagesOf(Object.keys(files)),
      previews: [...this.remotes.values()].flatMap((remote) => remote.previews.starts()),
    });
  }

  writeStatus = () => this.saveStatus(this.status());

  /** Adds the remotes of new teams. Retries when the state of a remote cannot be read; its pages are unchanged meanwhile. */
  private async addRemotes() {
    for (const team of this.teams) {
      if (this.remotes.has(team.name)) continue;
      const folder = join(this.env.dataDir, 'state', team.name);
      try {
        const state = await StateStore.open(team.name, folder, this.current?.site.remotes[team.name]);
        const remote = new RemotePublisher(this, team, state);
        this.remotes.set(team.name, remote);
        if (this.shell) remote.start();
        log.info({ remote: team.name }, 'remote added');
      } catch (error) {
        log.error({ remote: team.name, error: (error as Error).message }, 'the state of a remote cannot be read');
      }
    }
  }

  /** Publishes the shell, with retries, then starts the remotes and watches teams.json. */
  private async run() {
    for (let attempt = 0; !this.signal.aborted && !this.shell; attempt += 1) {
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
      for (const remote of this.remotes.values())
        await remote.previews
          .removeExpired()
          .catch((error: Error) => log.warn({ error: error.message }, 'a preview was not ended'));
      await this.pause(1000);
    }
  }

  /** Reads the shell's release. When it or the site facts changed, renders compatible remotes again. */
  private async prepareShell() {
    const { env, store, renderer, signal } = this;
    const shell = await assembleShell(env, store, renderer, signal);
    this.shell = shell;
    const facts = digestOfFacts(env.site);
    const { version } = shell.stored.release;
    const isSame = this.current?.site.shell.version === version && this.current.site.facts === facts;
    if (isSame && this.current && this.hasAllParts() && this.hasValidFiles(this.current)) {
      await this.writeRoutes(this.current);
      return;
    }

    try {
      const parts = new Map<string, RemotePart>();
      for (const remote of this.remotes.values()) {
        const part = await remote.partFor(shell);
        if (part) parts.set(remote.team.name, part);
      }
      const cause = { actor: 'publisher', reason: `shell ${version}` };
      await this.building(async () => this.makeCurrent(await this.sites.write(await this.assemble(parts, cause))));
    } catch (error) {
      this.shell = undefined;
      throw error;
    }
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

  private async write(part: RemotePart, cause: Cause, preview?: SiteParts['preview']): Promise<LoadedBuild> {
    return this.sites.write(await this.assemble(new Map([[part.team.name, part]]), cause, preview));
  }

  /** Combines changed parts with those of the active build. */
  private async assemble(changed: Map<string, RemotePart>, { actor, reason }: Cause, preview?: SiteParts['preview']) {
    const base = this.current;
    const remotes = this.teams.flatMap((team): RemotePart[] => {
      const part = changed.get(team.name);
      if (part) return [part];
      const built = base?.site.remotes[team.name];
      return base && built ? [{ team, ...built, pages: { build: base } }] : [];
    });
    const { teams, env } = this;
    return this.assembler.draft({
      shell: this.liveShell(),
      site: env.site,
      ...(env.indexNowKey && { indexNowKey: env.indexNowKey }),
      teams,
      remotes,
      ...(base && { base }),
      actor,
      reason,
      ...(preview && { preview }),
    });
  }

  private async makeCurrent(build: LoadedBuild) {
    const before = this.current;
    await this.writeRoutes(build);
    await this.sites.activate(build);
    this.current = build;
    log.info({ build: build.site.id, reason: build.site.reason }, 'site build is live');
    this.indexNow.submit(pagesWithNewText(build, before));
    const previews = [...this.remotes.values()].flatMap((remote) => remote.previews.builds());
    await this.sites
      .prune(previews)
      .catch((error: Error) => log.warn({ error: error.message }, 'old builds were not deleted'));
  }

  private pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: this.signal }).catch(() => {});
}

export const sourceAddress = ({ releasesFrom }: PublisherEnv, { name, source }: Team) => {
  const address = source ?? releasesFrom.replaceAll('{name}', name);
  return /^https?:/.test(address) ? address : resolve(import.meta.dirname, '../..', address);
};

/** Returns the violations of a stored release against the live shell. */
export const violationsAgainst = ({ stored }: LiveShell, { release }: StoredRelease) =>
  compatibilityViolations(release, stored.release);
