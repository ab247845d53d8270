import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { readTeams, type Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import type { PublisherEnv } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { rendererAt } from '../render/client.ts';
import type { Renderer, RendererFacts } from '../render/protocol.ts';
import { SitePublisher } from '../site/site-publisher.ts';
import type { PublisherContext } from './publisher-context.ts';
import { Remote } from './remote.ts';
import { RemotePublisher } from './remote-publisher.ts';
import { Shell, shellName } from './shell.ts';
import { ShellPublisher } from './shell-publisher.ts';
import { StateStore } from './state-store.ts';
import { validRotations, withRotatedKeys } from './team-keys.ts';

const retryMilliseconds = [1000, 2000, 5000, 10_000, 30_000, 60_000];
const factsMilliseconds = 10_000;

/** Publishes releases: one loop per remote, one site build at a time. */
export class Publisher implements PublisherContext {
  readonly env: PublisherEnv;
  readonly store: ReleaseStore;
  readonly site: SitePublisher;
  readonly renderer: Renderer;
  /** Limits checks of releases that may have ended the renderer before. */
  readonly suspects = pLimit(1);
  readonly remotes = new Map<string, RemotePublisher>();
  /** Present when the publisher has started. */
  shell: ShellPublisher | undefined;
  /** With the keys by which the teams have replaced those of teams.json. */
  teams: Team[];
  /** As teams.json lists them. */
  listedTeams: Team[];
  /** What the renderer had when it was last asked. */
  rendererFacts: RendererFacts | undefined;
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  private startedEmpty = true;
  private wasReady = false;
  private teamsTime = 0;
  private factsTime = 0;

  constructor(env: PublisherEnv) {
    this.env = env;
    this.listedTeams = readTeams(env.teamsFile);
    this.teams = this.listedTeams;
    this.store = new ReleaseStore(join(env.dataDir, 'releases'));
    this.renderer = rendererAt(env.renderer);
    this.site = new SitePublisher({
      env,
      store: this.store,
      teams: () => this.teams,
      previews: () => [...this.remotes.values()].map(({ remote }) => remote.previews),
    });
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Reads the state and the active build, which is served meanwhile, and starts the loops. */
  async start() {
    const { sites } = this.site;
    await sites.removeUnfinished();
    this.site.current = await sites.current();
    this.startedEmpty = !this.site.current;
    await this.addRemotes();
    const remotes = () => [...this.remotes.values()].map(({ remote }) => remote);
    const state = await StateStore.open(join(this.env.dataDir, 'state', shellName));
    this.shell = new ShellPublisher(new Shell(this, state, remotes), remotes);
    for (const [token, { site }] of await sites.previews())
      if (site.preview) this.remotes.get(site.preview.remote)?.remote.previews.restore(token, site);
    this.loops.push(this.run(this.shell));
  }

  /** Stops the loops. A running check is recorded as interrupted and repeated after the next start. */
  async stop() {
    this.stopping.abort();
    await Promise.all([...this.loops, ...this.published.map(({ stopped }) => stopped)]);
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
    this.wasReady ||= this.site.shell !== undefined && this.published.every(({ wasPolled }) => wasPolled);
    return this.wasReady;
  }

  /** Whether visitors get a site: the one that was live before this process, or that of all sources. Checks may take longer. */
  get isServing(): boolean {
    return !this.startedEmpty || this.isReady;
  }

  get canCheckInBrowser(): boolean {
    return this.env.hasBrowserChecks && this.rendererFacts?.hasBrowser === true;
  }

  get shellChange() {
    return this.shell?.change;
  }

  /** All that has releases: the remotes, and the shell. */
  get published(): RemotePublisher[] {
    return [...this.remotes.values(), ...(this.shell ? [this.shell] : [])];
  }

  status = (): ReleaseStatus[] =>
    this.published.map((publisher) => ({ ...publisher.status(), ...this.rotatedKeysOf(publisher.remote) }));

  /** Asks the renderer for its browser. */
  async hasBrowser(): Promise<boolean> {
    const signal = AbortSignal.any([this.signal, AbortSignal.timeout(factsMilliseconds)]);
    const facts = await this.renderer.facts(signal);
    if (!this.rendererFacts) log.info(facts, 'the renderer responds');
    this.rendererFacts = facts;
    return facts.hasBrowser;
  }

  writeStatus = () => this.site.saveStatus(this.status());

  /**
   * Removes the remotes of teams that are no longer listed, also those that were live before this process, and their pages. Applies
   * changed prefixes of the others.
   */
  private async removeRemotes() {
    const isListed = (name: string) => this.teams.some((team) => team.name === name);
    for (const [name, { remote, stopped }] of this.remotes) {
      if (isListed(name)) continue;
      await remote.remove();
      await stopped;
      this.remotes.delete(name);
      log.info({ remote: name }, 'remote removed');
    }
    const built = this.site.current?.site.remotes ?? {};
    const left = Object.keys(built).filter((name) => !isListed(name));
    const moved = this.teams.filter(
      ({ name, ...team }) => built[name] && addressesOf(built[name]) !== addressesOf(team),
    );
    if (left.length + moved.length === 0) return;
    const reason =
      left.length > 0
        ? `teams.json does not list ${left.join(', ')}`
        : `teams.json has other addresses for ${moved.map(({ name }) => name).join(', ')}`;
    await this.site.activateAll(new Map(), { actor: 'operator', reason });
    await this.writeStatus();
  }

  /** Adds the remotes of new teams. Retries when the state of a remote cannot be read; its pages are unchanged meanwhile. */
  private async addRemotes() {
    for (const team of this.teams) {
      if (this.remotes.has(team.name)) continue;
      try {
        const state = await StateStore.open(join(this.env.dataDir, 'state', team.name));
        const remote = new RemotePublisher(new Remote(this, team, state));
        this.remotes.set(team.name, remote);
        this.applyKeys();
        if (this.site.shell) remote.start();
        log.info({ remote: team.name }, 'remote added');
      } catch (error) {
        log.error({ remote: team.name, error: (error as Error).message }, 'the state of a remote cannot be read');
      }
    }
  }

  /** Makes the live shell available, with retries, then starts the shell and the remotes and watches teams.json. */
  private async run(shell: ShellPublisher) {
    for (let attempt = 0; !this.signal.aborted && !this.site.shell; attempt += 1) {
      try {
        await shell.begin();
      } catch (error) {
        log.error({ error: (error as Error).message }, 'the shell cannot be published; retrying');
        await this.pause(retryMilliseconds[Math.min(attempt, retryMilliseconds.length - 1)] ?? 0);
      }
    }
    for (const publisher of this.published) publisher.start();
    while (!this.signal.aborted) {
      await this.readChangedTeams().catch((error: Error) =>
        log.error({ error: error.message }, 'teams.json is ignored'),
      );
      await this.removeRemotes().catch((error: Error) =>
        log.error({ error: error.message }, 'pages of a removed remote are still live; retrying'),
      );
      await this.addRemotes();
      await this.readRendererFacts();
      for (const { remote } of this.remotes.values())
        await remote.previews
          .removeExpired()
          .catch((error: Error) => log.warn({ error: error.message }, 'a preview was not ended'));
      await this.pause(1000);
    }
  }

  private async readRendererFacts() {
    if (Date.now() < this.factsTime) return;
    this.factsTime = Date.now() + factsMilliseconds;
    await this.hasBrowser().catch(() => {
      this.rendererFacts = undefined;
    });
  }

  private async readChangedTeams() {
    const { mtimeMs } = await stat(this.env.teamsFile);
    if (mtimeMs === this.teamsTime) return;
    this.teamsTime = mtimeMs;
    this.listedTeams = readTeams(this.env.teamsFile);
    this.applyKeys();
  }

  private rotatedKeysOf({ name, state }: Remote): Pick<ReleaseStatus, 'rotatedKeys'> {
    const listed = this.listedTeams.find((team) => team.name === name);
    const rotations = listed ? validRotations(listed, state.entries) : [];
    const rotatedKeys = rotations.flatMap(({ at, actor, key }) => (key ? [{ at, actor, ...key }] : []));
    return rotatedKeys.length > 0 ? { rotatedKeys } : {};
  }

  /** Applies teams.json, and the keys by which teams have replaced those it lists. */
  applyKeys() {
    this.teams = this.listedTeams.map((team) =>
      withRotatedKeys(team, this.remotes.get(team.name)?.remote.state.entries ?? []),
    );
    for (const team of this.teams) this.remotes.get(team.name)?.remote.changeTeam(team);
  }

  private pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: this.signal }).catch(() => {});
}

const addressesOf = ({ prefixes, formerly = [] }: Pick<Team, 'prefixes' | 'formerly'>) =>
  JSON.stringify([prefixes, formerly]);
