import type { LiveReleases } from '../src/page-facts.ts';
import { remoteEntry } from './document.ts';
import type { Findable } from './findable/findable.ts';
import { isPublic } from './gate/gate.ts';
import type { SiteOutline } from './gate/links.ts';
import type { LiveRemote } from './live-remote.ts';
import type { LiveShell } from './live-shell.ts';
import { log } from './log.ts';
import type { Page } from './page.ts';
import type { StoredRelease } from './releases/release-store.ts';

/** Releases per remote whose finished pages stay in memory. */
const remembered = 3;

/** What visitors are served: one release of every remote, in the shell. */
export class LiveSite {
  private readonly shell: LiveShell;
  private readonly findable: Findable;
  private readonly remotes = new Map<string, LiveRemote>();
  /** What was live lately, by folder and in this order: going back to it is one assignment. */
  private readonly recent = new Map<string, LiveRemote>();

  constructor(shell: LiveShell, findable: Findable) {
    this.shell = shell;
    this.findable = findable;
  }

  find(path: string): Page | undefined {
    for (const { pages } of this.remotes.values()) {
      const found = pages.get(path);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether a remote has a live release. */
  serves = (name: string) => this.remotes.has(name);

  /** The live version of a remote, when it has one. */
  versionOf = (name: string) => this.remotes.get(name)?.stored.release.version;

  /** Every public page, as others are told of it. */
  listings = () => [...this.remotes.values()].flatMap(({ listings }) => listings);

  /** The icon or card at an address. */
  picture = (address: string) =>
    this.findable.icons.get(address) ?? this.listings().find(({ cardAddress }) => cardAddress === address)?.card;

  releases(): LiveReleases {
    const { version, contract, shared } = this.shell.stored.release;
    const remotes = [...this.remotes.values()].map(({ stored }) => ({
      name: stored.release.name,
      version: stored.release.version,
      entry: remoteEntry(stored),
    }));
    return { remotes, shell: { version, contract, shared } };
  }

  /** What the gate compares links with. */
  outline = (): SiteOutline => {
    const pages = [...this.remotes]
      .filter(([name]) => isPublic(name))
      .map(([name, { outlines }]) => [name, outlines] as const);
    return new Map(pages);
  };

  /** The finished pages of a release that was live lately. */
  lately = ({ folder }: StoredRelease): LiveRemote | undefined => this.recent.get(folder);

  /** The one step that visitors notice. */
  exchange(remote: LiveRemote) {
    const { release, folder } = remote.stored;
    this.remotes.set(release.name, remote);
    this.recent.delete(folder);
    this.recent.set(folder, remote);
    const ofSameName = [...this.recent].filter(([, { stored }]) => stored.release.name === release.name);
    for (const [old] of ofSameName.slice(0, -remembered)) this.recent.delete(old);
    log.info({ remote: release.name, version: release.version, pages: remote.pages.size, folder }, 'release is live');
  }
}
