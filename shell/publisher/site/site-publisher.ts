import { join } from 'node:path';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { Team } from '@portal/release/teams';
import pLimit from 'p-limit';
import type { PublisherEnv } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { pagesOf } from '../release/page-address.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Cause, Outline, SiteBuild, SiteOutline } from '../release/site-build.ts';
import { digestOfSettings, type LiveShell, type RemotePart, SiteAssembler, type SiteParts } from './assemble-site.ts';
import type { Previews } from './previews.ts';
import { ImageStore } from './seo/image-store.ts';
import { SiteStore } from './site-store.ts';
import { statusWriter } from './status.ts';
import { writeHeaders } from './write-headers.ts';

interface SitePublisherOptions {
  env: PublisherEnv;
  store: ReleaseStore;
  teams: () => readonly Team[];
  previews: () => Previews[];
}

/** What a draft was made from, beside the part of its remote. */
interface DraftBase {
  live: SiteBuild | undefined;
  shell: LiveShell;
  teams: readonly Team[];
}

/** Writes site builds and activates one of them, one at a time. */
export class SitePublisher {
  readonly sites: SiteStore;
  shell: LiveShell | undefined;
  /** The active build. */
  current: SiteBuild | undefined;
  readonly saveStatus: (status: ReleaseStatus[]) => Promise<void>;
  private readonly options: SitePublisherOptions;
  private readonly assembler: SiteAssembler;
  private readonly building = pLimit(1);
  private readonly draftBases = new WeakMap<SiteBuild, DraftBase>();
  /** The latest draft of each remote, whose files stay while the draft may be activated. */
  private readonly drafts = new Map<string, string>();

  constructor(options: SitePublisherOptions) {
    const { env, store } = options;
    this.options = options;
    this.sites = new SiteStore(env.siteDir, env.compression);
    this.saveStatus = statusWriter(env.siteDir);
    this.assembler = new SiteAssembler(store, new ImageStore(join(env.imageCacheDir)));
  }

  /** Returns the live shell. Throws until its pages are rendered. */
  liveShell = (): LiveShell => {
    if (!this.shell) throw new Error('The pages of the shell are not rendered yet.');
    return this.shell;
  };

  /** Returns what links in the active build can point to. */
  outline(): SiteOutline {
    const outlines = new Map<string, Map<string, Outline>>();
    for (const [path, { remote, outline }] of Object.entries(this.current?.pages ?? {})) {
      const pages = outlines.get(remote) ?? new Map();
      outlines.set(remote, pages.set(path, outline));
    }
    return outlines;
  }

  /** Writes a build in which one remote is replaced, without activating it. */
  draft(part: RemotePart, cause: Cause, preview?: SiteParts['preview']): Promise<SiteBuild> {
    return this.building(async () => {
      const base = { live: this.current, shell: this.liveShell(), teams: this.options.teams() };
      const build = await this.write(new Map([[part.team.name, part]]), cause, { preview });
      if (!preview) this.drafts.set(part.team.name, build.site.id);
      this.draftBases.set(build, base);
      return build;
    });
  }

  /** Writes a build with another shell, without activating it. */
  draftWithShell(shell: LiveShell, parts: ReadonlyMap<string, RemotePart>, cause: Cause): Promise<SiteBuild> {
    return this.building(async () => {
      const build = await this.write(parts, cause, { shell });
      this.drafts.set('shell', build.site.id);
      return build;
    });
  }

  /** Makes a remote's part live. `record` adds it to the history, from which a failed activation is repeated. */
  activate(part: RemotePart, cause: Cause, record?: () => Promise<void>): Promise<void> {
    return this.building(async () => {
      const build = this.draftOf(part) ?? (await this.write(new Map([[part.team.name, part]]), cause));
      await record?.();
      await this.activateBuild(build, [part], cause);
    });
  }

  /** Makes all remotes' parts live, e.g. with a new shell, which is then the live one. Remotes without a part keep theirs. */
  activateAll(
    parts: ReadonlyMap<string, RemotePart>,
    cause: Cause,
    shell = this.liveShell(),
    record?: () => Promise<void>,
  ): Promise<void> {
    return this.building(async () => {
      const build = await this.write(parts, cause, { shell });
      await record?.();
      this.shell = shell;
      await this.activateBuild(build, [...parts.values()], cause);
    });
  }

  /** Returns a build that has the pages of a release, rendered with a shell and the present settings. */
  async buildWith(name: string, version: string, { stored }: LiveShell): Promise<SiteBuild | undefined> {
    const settingsDigest = digestOfSettings(this.options.env.site);
    const fits = ({ site: { remotes, preview } }: SiteBuild) =>
      !preview &&
      remotes[name]?.version === version &&
      remotes[name].shell === stored.release.version &&
      remotes[name].settingsDigest === settingsDigest;
    if (this.current && fits(this.current)) return this.current;
    return (await this.sites.all()).find(fits);
  }

  /** Writes response headers and routes, for nginx and the web server. */
  async writeRoutes(build = this.current) {
    if (!build) return;
    const { remotes, unavailable, files } = build.site;
    const { env, previews } = this.options;
    await writeHeaders(env.siteDir, env.site, {
      remotes: Object.entries(remotes).map(([name, { access, prefixes, formerly }]) => ({
        ...{ name, access, prefixes, formerly },
      })),
      unavailable,
      pages: pagesOf(Object.keys(files)),
      previews: previews().flatMap((remote) => remote.starts()),
    });
  }

  /** Returns the draft that a part is from, when a new build would have the same content. */
  private draftOf({ team, pages, isPinned, versions }: RemotePart): SiteBuild | undefined {
    if (!('build' in pages)) return undefined;
    const base = this.draftBases.get(pages.build);
    const built = pages.build.site.remotes[team.name];
    const isSame =
      base?.live === this.current &&
      base?.shell === this.shell &&
      base?.teams === this.options.teams() &&
      built?.isPinned === isPinned &&
      built.versions.join() === versions.join();
    return isSame ? pages.build : undefined;
  }

  /** Combines changed parts with those of the active build. */
  private async write(
    changed: ReadonlyMap<string, RemotePart>,
    { actor, reason }: Cause,
    { shell = this.liveShell(), preview }: { shell?: LiveShell; preview?: SiteParts['preview'] } = {},
  ): Promise<SiteBuild> {
    const { env } = this.options;
    const base = this.current;
    const teams = this.options.teams();
    const remotes = teams.flatMap((team): RemotePart[] => {
      const part = changed.get(team.name);
      if (part) return [part];
      const built = base?.site.remotes[team.name];
      return base && built ? [{ team, ...built, pages: { build: base } }] : [];
    });
    const draft = await this.assembler.draft({
      shell,
      site: env.site,
      teams,
      remotes,
      ...(base && { base }),
      actor,
      reason,
      ...(preview && { preview }),
    });
    return this.sites.write(draft);
  }

  /** Activates a build. The build may be older: it gets the cause, the time and the history entries of this activation. */
  private async activateBuild({ site, ...build }: SiteBuild, parts: RemotePart[], cause: Cause) {
    const remotes = { ...site.remotes };
    for (const { team, sequence, entry } of parts) {
      const remote = remotes[team.name];
      if (remote) remotes[team.name] = { ...remote, sequence, entry };
    }
    const activated = { ...build, site: { ...site, ...cause, activatedAt: new Date().toISOString(), remotes } };
    await this.writeRoutes(activated);
    await this.sites.activate(activated);
    this.current = activated;
    log.info({ build: site.id, ...cause }, 'site build is live');
    const previews = this.options.previews().flatMap((remote) => remote.builds());
    await this.sites
      .prune([...previews, ...this.drafts.values()])
      .catch((error: Error) => log.warn({ error: error.message }, 'old builds were not deleted'));
  }
}
