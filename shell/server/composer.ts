import { setTimeout } from 'node:timers/promises';
import { remotes } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type { ReleaseEvent, ReleaseStatus } from '@portal/contracts/verdict';
import type { RenderedPage } from '../src/server.tsx';
import { scriptHash } from './document.ts';
import { Findable } from './findable/findable.ts';
import { isPublic, judge, renderPages } from './gate/gate.ts';
import { refuse } from './gate/refusal.ts';
import { liveRemote } from './live-remote.ts';
import { type LiveShell, liveShell } from './live-shell.ts';
import { LiveSite } from './live-site.ts';
import { log } from './log.ts';
import { note } from './releases/history.ts';
import type { Pointer } from './releases/pointer.ts';
import { type ReleaseSource, releaseSource } from './releases/release-source.ts';
import { releaseStatus } from './releases/release-status.ts';
import type { ReleaseStore, StoredRelease } from './releases/release-store.ts';
import { keepRendered, renderedBefore } from './releases/rendered-pages.ts';
import { Verdicts } from './releases/verdicts.ts';
import { Turns } from './turns.ts';

interface ComposerOptions {
  store: ReleaseStore;
  site: Site;
  /** Where the shell's own release lies: a folder. */
  shellSource: string;
  /** Where each remote publishes, by its name. */
  remoteSources: Record<string, string>;
  /** Development builds are not minified: no budget is for them. */
  hasBudgets: boolean;
}

/**
 * Holds the site as it is served: admits releases, lets the gate judge them and replaces a remote's pages as one.
 * A refused release changes nothing.
 */
export class Composer {
  readonly verdicts = new Verdicts((name, { version, findings }) =>
    this.note(name, version, { type: 'refused', findings }),
  );
  /** For whoever changes a remote's pointer. */
  readonly turns = new Turns();
  readonly store: ReleaseStore;
  readonly site: Site;
  readonly shell: LiveShell;
  readonly live: LiveSite;
  readonly sources: Map<string, ReleaseSource>;
  private readonly hasBudgets: boolean;
  private readonly findable: Findable;

  private constructor(options: ComposerOptions, shell: LiveShell, findable: Findable) {
    this.store = options.store;
    this.site = options.site;
    this.hasBudgets = options.hasBudgets;
    this.shell = shell;
    this.findable = findable;
    this.live = new LiveSite(shell, findable);
    this.sources = new Map(Object.entries(options.remoteSources).map(([name, at]) => [name, releaseSource(at)]));
  }

  /** Takes in the shell's release. Throws a `Refusal` when that is not whole. */
  static async start(options: ComposerOptions): Promise<Composer> {
    const { store, site, shellSource } = options;
    const shell = await liveShell(store, shellSource, site);
    return new Composer(options, shell, await Findable.start(store.folder, shell.stored.folder, site));
  }

  /** What the policy has to allow beside the site's own files. */
  get inlineScriptHash(): string {
    return scriptHash(this.shell.starter);
  }

  /** Where every remote's releases stand and what happened to them. */
  statuses = (): Promise<ReleaseStatus[]> =>
    Promise.all(
      remotes.map(({ name }) =>
        releaseStatus(this.store, name, {
          live: this.live.versionOf(name),
          findings: this.verdicts.of(name),
          refused: this.verdicts.versionOf(name),
        }),
      ),
    );

  /** Brings back what was live before a restart, where it still fits this shell. */
  async restore() {
    for (const { name } of remotes) await this.follow(name);
  }

  /** Looks once at where every remote publishes. A source that cannot be read changes nothing. */
  async look() {
    await Promise.all(
      [...this.sources].map(async ([name, source]) => {
        await this.follow(name);
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

  /**
   * Shows what the pointer says once `change` is done with it, and writes down why. Answers the version that is live then.
   * Throws, and leaves all as it was, when that release is not to be had.
   */
  turn(name: string, event: ReleaseEvent, change: (pointer: Pointer) => Pointer): Promise<string> {
    return this.turns.take(name, async () => {
      const pointer = change(await this.store.pointer(name));
      const [version = ''] = pointer.versions;
      if (this.live.versionOf(name) !== version) await this.showStored(name, version);
      await this.store.point(name, () => pointer);
      this.verdicts.clear(name);
      await this.note(name, version, event);
      // What was passed over may be wanted now.
      this.sources.get(name)?.forget();
      return version;
    });
  }

  /** Rendered pages of a stored release, without the gate: it has passed there before. */
  async renderedPages(stored: StoredRelease): Promise<Map<string, RenderedPage>> {
    if (!isPublic(stored.release.name)) return new Map();
    const { site, shell } = this;
    const before = await renderedBefore(stored, shell.stored, site);
    if (before) return before;
    const rendered = await renderPages({ stored, shell: shell.stored, site });
    await keepRendered(stored, shell.stored, site, rendered);
    return rendered;
  }

  /** Has the gate judge a release that may go live. Throws a `Refusal`. */
  async pass(stored: StoredRelease): Promise<Map<string, RenderedPage>> {
    const { site, shell, hasBudgets } = this;
    const rendered = await judge({ stored, shell: shell.stored, site, hasBudgets, live: this.live.outline });
    await keepRendered(stored, shell.stored, site, rendered);
    return rendered;
  }

  note = (name: string, version: string, event: ReleaseEvent) =>
    note(this.store.folderOf(name), { ...event, version, at: new Date().toISOString() });

  /** The pointer is the truth: another server on the same store, or this one before it restarted, may have set it. */
  private follow = (name: string) =>
    this.turns.take(name, () =>
      this.verdicts.hear(name, async (names) => {
        const [version] = (await this.store.pointer(name)).versions;
        if (!version || this.live.versionOf(name) === version) return;
        names(version);
        await this.showStored(name, version);
      }),
    );

  /** Judging takes its time and nobody's turn: meanwhile a remote can be rolled back. */
  private consider = (name: string, text: string, source: ReleaseSource) =>
    this.verdicts.hear(name, async (names) => {
      const announced = this.store.open(text, name);
      const { version } = announced.release;
      names(version);
      if (this.live.versionOf(name) === version) return this.verdicts.clear(name);
      if (await this.waits(name, version)) return;
      const stored = await this.store.admit(announced, source);
      const rendered = await this.pass(stored);
      await this.turns.take(name, async () => {
        if (await this.waits(name, version)) return;
        await this.show(stored, rendered);
        await this.store.goLive(stored);
        this.verdicts.clear(name);
        await this.note(name, version, { type: 'live' });
      });
    });

  /** Whether a release has to stay out although nothing is wrong with it. */
  private async waits(name: string, version: string): Promise<boolean> {
    const { isPinned, withdrawn } = await this.store.pointer(name);
    if (isPinned) log.info({ remote: name, version }, 'release waits: another one is pinned');
    return isPinned || withdrawn.includes(version);
  }

  private async showStored(name: string, version: string) {
    const stored = await this.store.find(name, version);
    if (!stored) throw refuse('files', `Release ${version} of "${name}" is not in the store.`);
    const before = this.live.lately(stored);
    if (before) this.live.exchange(before);
    else await this.show(stored, await this.renderedPages(stored));
  }

  private async show(stored: StoredRelease, rendered: Map<string, RenderedPage>) {
    const { shell, site } = this;
    this.live.exchange(await liveRemote(stored, { shell, site, rendered }, this.findable));
  }
}
