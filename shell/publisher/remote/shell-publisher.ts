import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type Release } from '@portal/release/manifest';
import { log } from '../platform/log.ts';
import { releaseSource } from '../release/release-source.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { CheckOptions } from './check-release.ts';
import { checkShell, pagesPerRemote } from './check-shell.ts';
import { activationOf, wasCheckedInBrowser } from './release-state.ts';
import type { Remote } from './remote.ts';
import { deadline } from './remote-checks.ts';
import { RemotePublisher } from './remote-publisher.ts';
import type { Shell } from './shell.ts';

/** Publishes the shell that is part of this publisher's image, as the release of a remote. */
export class ShellPublisher extends RemotePublisher {
  private readonly shell: Shell;
  private readonly remotes: () => Remote[];

  constructor(shell: Shell, remotes: () => Remote[]) {
    super(shell);
    this.shell = shell;
    this.remotes = remotes;
  }

  /** When the live shell became live, and whether it is watched. */
  get change() {
    const activation = activationOf(this.shell.state.entries);
    return activation && { at: new Date(activation.at), isWatched: this.watch.watched !== undefined };
  }

  /** Copies the shell to the store, which is its source: what is built later is published after the next start. */
  async begin() {
    const { env, store, signal } = this.remote.publisher;
    const release = parseRelease(await readFile(join(env.shellSource, 'release.json'), 'utf8'));
    await this.shell.begin(await store.add(release, releaseSource(env.shellSource), signal, ''));
  }

  /** It is part of the image, and not signed. */
  protected override verify(manifest: string): Release {
    return parseRelease(manifest);
  }

  protected override async checkAndPublish(stored: StoredRelease, browser: CheckOptions['browser']) {
    const { remote, shell } = this;
    const { version, sequence } = stored.release;
    const remotes = this.remotes();
    const signal = deadline(remote, remotes.length * pagesPerRemote);
    const assembled = await shell.assemble(stored);
    const report = await checkShell(remote.publisher, remotes, assembled, { browser, signal });
    const { isCheckedInBrowser } = report;
    await shell.exclusively(async () => {
      const { isPinned, withdrawn } = shell.state.state;
      // A command changed the state while the release was checked.
      if (isPinned || withdrawn.includes(version)) return;
      const entry = { type: 'published', version, sequence, actor: 'publisher', reason: `shell ${version}` } as const;
      await shell.activateShell(assembled, { ...entry, ...(isCheckedInBrowser && { isCheckedInBrowser }) });
      log.info({ version, isCheckedInBrowser }, 'the shell is live');
    });
    await this.keepVerdict(report);
  }

  /** The first one is not checked by itself: the pages of all remotes are checked with it. */
  protected override isCheckedInBrowser(version: string): boolean | undefined {
    return wasCheckedInBrowser(this.remote.state.entries, version);
  }
}
