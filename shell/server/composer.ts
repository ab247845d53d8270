import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { remotes } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type { LiveReleases, PageFacts } from '../src/page-facts.ts';
import { composeDocument, remoteEntry, scriptHash } from './document.ts';
import { Findable, type Listing } from './findable/findable.ts';
import { flaws, misfits } from './gate.ts';
import { log } from './log.ts';
import { type Page, page } from './page.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseSource, releaseSource } from './release-source.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import { render } from './renderer.ts';

/** A remote's part of the site: its live release, the finished pages of it and what is told of them elsewhere. */
interface LiveRemote {
  stored: StoredRelease;
  pages: Map<string, Page>;
  listings: Listing[];
}

/** The shell's part: what is shown where no remote's page is. */
interface LiveShell {
  stored: StoredRelease;
  starter: string;
  notFound: Page;
  outage: Page;
  /** The empty document of the staff view. */
  client: Page;
}

/** Why the newest release of a remote is not live. */
export interface Verdict {
  version: string;
  reasons: string[];
}

interface ComposerOptions {
  store: ReleaseStore;
  site: Site;
  /** Where the shell's own release lies: folder or address. */
  shellSource: string;
  /** Where each remote publishes, by its name. */
  remoteSources: Record<string, string>;
}

/**
 * Holds the site as it is served: admits releases, lets the gate render them and replaces a remote's pages as one.
 * A refused release changes nothing.
 */
export class Composer {
  readonly verdicts = new Map<string, Verdict>();
  refusals = 0;
  private readonly live = new Map<string, LiveRemote>();

  private readonly store: ReleaseStore;
  private readonly site: Site;
  private readonly shell: LiveShell;
  private readonly findable: Findable;
  private readonly sources: Map<string, ReleaseSource>;

  private constructor(options: ComposerOptions, shell: LiveShell, findable: Findable) {
    this.store = options.store;
    this.site = options.site;
    this.shell = shell;
    this.findable = findable;
    this.sources = new Map(Object.entries(options.remoteSources).map(([name, at]) => [name, releaseSource(at)]));
  }

  /** Takes in the shell's release. Throws a `Refusal` when that is not whole. */
  static async start(options: ComposerOptions): Promise<Composer> {
    const { store, site } = options;
    const source = releaseSource(options.shellSource);
    const text = (await source.poll()) ?? '';
    const stored = await store.admit(store.parse(text, 'shell'), source);
    await store.goLive(stored);

    const starter = inlined(await readFile(join(stored.folder, 'start.js'), 'utf8'));
    const rendered = await render({ shellFolder: stored.folder, paths: ['/not-found', '/outage'], site });
    const document = (kind: PageFacts['kind'], parts = rendered.get(`/${kind}`)) => {
      if (!parts) throw new Refusal([`The shell renders no ${kind} page.`]);
      return page(composeDocument({ shell: stored, starter, site, kind, rendered: parts }));
    };
    const shell = {
      stored,
      starter,
      notFound: document('not-found'),
      outage: document('outage'),
      client: document('client', emptyPage(site)),
    };
    return new Composer(options, shell, await Findable.start(store.folder, stored.folder, site));
  }

  /** What the policy has to allow beside the site's own files. */
  get inlineScriptHash(): string {
    return scriptHash(this.shell.starter);
  }

  /** Shown at addresses nobody has. */
  get notFound(): Page {
    return this.shell.notFound;
  }

  /** Shown where the owner of an address has nothing live. */
  get outage(): Page {
    return this.shell.outage;
  }

  get client(): Page {
    return this.shell.client;
  }

  find(path: string): Page | undefined {
    for (const { pages } of this.live.values()) {
      const found = pages.get(path);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether a remote has a live release. */
  serves = (name: string) => this.live.has(name);

  /** Every public page, as others are told of it. */
  listings = () => [...this.live.values()].flatMap(({ listings }) => listings);

  /** The icon or card at an address. */
  picture = (address: string) =>
    this.findable.icons.get(address) ?? this.listings().find(({ cardAddress }) => cardAddress === address)?.card;

  releases = (): LiveReleases => ({
    remotes: [...this.live.values()].map(({ stored }) => ({
      name: stored.release.name,
      version: stored.release.version,
      entry: remoteEntry(stored),
    })),
  });

  /** Brings back what was live before a restart, where it still fits this shell. */
  async restore() {
    for (const { name } of remotes) {
      await this.judged(name, 'stored', async (names) => {
        const stored = await this.store.live(name);
        if (!stored) return;
        names(stored.release.version);
        await this.activate(stored);
      });
    }
  }

  /** Looks once at where every remote publishes. A source that cannot be read changes nothing. */
  async look() {
    await Promise.all(
      [...this.sources].map(async ([name, source]) => {
        const text = await source.poll().catch(() => undefined);
        if (text !== undefined) await this.consider(name, text, source);
      }),
    );
  }

  /** Goes on looking for as long as the signal allows. */
  async watch(milliseconds: number, signal: AbortSignal) {
    while (!signal.aborted) {
      await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await this.look();
    }
  }

  private async consider(name: string, text: string, source: ReleaseSource) {
    await this.judged(name, 'unreadable', async (names) => {
      const release = this.store.parse(text, name);
      names(release.version);
      if (this.live.get(name)?.stored.release.version === release.version) {
        this.verdicts.delete(name);
        return;
      }
      await this.activate(await this.store.admit(release, source));
    });
  }

  private async activate(stored: StoredRelease) {
    const { release, folder } = stored;
    const unfit = misfits(release, this.shell.stored.release);
    if (unfit.length > 0) throw new Refusal(unfit);

    const nothing = { pages: new Map<string, Page>(), listings: [] };
    const { pages, listings } = isPublic(release.name) ? await this.renderAll(stored) : nothing;
    this.live.set(release.name, { stored, pages, listings });
    await this.store.goLive(stored);
    this.verdicts.delete(release.name);
    log.info({ remote: release.name, version: release.version, pages: pages.size, folder }, 'release is live');
  }

  private async renderAll(stored: StoredRelease): Promise<Pick<LiveRemote, 'pages' | 'listings'>> {
    const rendered = await render({
      shellFolder: this.shell.stored.folder,
      remoteFolder: stored.folder,
      release: stored.release.version,
      paths: stored.release.pages.map(({ path }) => path),
      site: this.site,
    });
    const reasons = [...rendered].flatMap(([path, html]) => flaws(path, html));
    if (reasons.length > 0) throw new Refusal(reasons);

    const { stored: shell, starter } = this.shell;
    const pages = new Map(
      stored.release.pages.map(({ path, chunk }) => {
        const html = rendered.get(path);
        if (!html) throw new Refusal([`${path} was not rendered.`]);
        const origin = { stored, chunk };
        return [path, page(composeDocument({ kind: 'page', shell, starter, site: this.site, origin, rendered: html }))];
      }),
    );
    return { pages, listings: await this.findable.list(stored.release.name, rendered) };
  }

  /** Runs what may refuse a release; a refusal is logged, counted and kept to be shown. */
  private async judged(name: string, version: string, work: (names: (version: string) => void) => Promise<void>) {
    let judgedVersion = version;
    try {
      await work((named) => {
        judgedVersion = named;
      });
    } catch (error) {
      const reasons = error instanceof Refusal ? error.reasons : [(error as Error).message];
      // A download that keeps failing is tried at every look: once is enough to say so.
      if (isDeepStrictEqual(this.verdicts.get(name), { version: judgedVersion, reasons })) return;
      this.refusals += 1;
      this.verdicts.set(name, { version: judgedVersion, reasons });
      log.warn({ remote: name, version: judgedVersion, reasons }, 'release refused');
    }
  }
}

/** Inside a document, a script would end at the first closing tag it mentions. */
const inlined = (script: string) => script.replaceAll('</script', '<\\/script');

const isPublic = (name: string) => remotes.some((remote) => remote.name === name && remote.isPublic);

const emptyPage = ({ company }: Site) => ({
  head: `<title>Staff · ${escapeHtml(company)}</title><meta name="robots" content="noindex">`,
  body: '<div id="root"></div><noscript><p>The staff view needs JavaScript.</p></noscript>',
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
